'use client'

import { PopupList } from '@payloadcms/ui'
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
  // The style sheet hides Payload's own item in a menu that has this mark.
  if (!state?.actions.includes('trash')) return <span id="lifecycle-menu" hidden />
  return (
    <PopupList.Button id="lifecycle-trash" disabled={isBusy} onClick={() => void trash()}>
      {state.isLive ? 'Move to trash (its address will answer 410 Gone)' : 'Move to trash'}
    </PopupList.Button>
  )
}
