'use client'

import { PopupList, useConfig, useDocumentInfo } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { formatAdminURL } from 'payload/shared'
import { useLifecycleActions, useLifecycleState, useNoun } from './useLifecycle.ts'
import './lifecycle.css'

/** "Move to trash" in the menu of the document. What is in the trash can be restored, so nobody is asked. */
export function TrashMenuItem() {
  const state = useLifecycleState()
  const noun = useNoun()
  const { collectionSlug } = useDocumentInfo()
  const { config } = useConfig()
  const { act, pending } = useLifecycleActions(noun)
  const router = useRouter()
  if (!state?.actions.includes('trash')) return null
  const trash = async () => {
    const isDone = await act({ action: 'trash', input: {} }, `${noun} moved to the trash`)
    if (!isDone) return
    router.push(formatAdminURL({ adminRoute: config.routes.admin, path: `/collections/${collectionSlug}` }))
  }
  return (
    <PopupList.Button id="lifecycle-trash" disabled={pending !== null} onClick={() => void trash()}>
      {state.isLive ? 'Move to trash (its address will answer 410 Gone)' : 'Move to trash'}
    </PopupList.Button>
  )
}
