'use client'

import { PopupList } from '@payloadcms/ui'
import { useOfferedActions } from '../command/documentActions.ts'
import { useLifecycleState } from './useLifecycle.ts'
import { useTrash } from './useTrash.ts'
import './lifecycle.css'

/**
 * "Move to trash" in the menu of the document. Documents in the trash can be restored, so there is no question; except
 * for one in use.
 */
export function TrashMenuItem() {
  const state = useLifecycleState()
  const { trash, isBusy } = useTrash()
  const mayTrash = state?.actions.includes('trash') ?? false
  const label = state?.isLive ? 'Move to trash (its address will answer 410 Gone)' : 'Move to trash'
  useOfferedActions('trash', mayTrash && !isBusy ? [{ key: 'trash', label, run: () => void trash() }] : [])
  // The style sheet hides Payload's own item in a menu that has this mark.
  if (!mayTrash) return <span id="lifecycle-menu" hidden />
  return (
    <PopupList.Button id="lifecycle-trash" disabled={isBusy} onClick={() => void trash()}>
      {label}
    </PopupList.Button>
  )
}
