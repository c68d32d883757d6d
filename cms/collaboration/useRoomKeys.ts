'use client'

import { useEffect } from 'react'
import { isSaveKey, runUndoKey } from './room.keys.ts'
import type { Room } from './room.types.ts'

const isEditable = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea'))

/** Handles the keys of a shared document: save, and undo wherever no text has an undo of its own. */
export function useRoomKeys(room: Room | null): void {
  useEffect(() => {
    if (!room) return
    const onKey = (event: KeyboardEvent) => {
      if (isSaveKey(event)) {
        // Payload would send the form, which holds an older state of the document than the server does.
        event.stopImmediatePropagation()
        event.preventDefault()
        room.save()
      } else if (!isEditable(event.target) && runUndoKey(room.undo, event)) event.preventDefault()
    }
    window.addEventListener('keydown', onKey, { capture: true })
    return () => window.removeEventListener('keydown', onKey, { capture: true })
  }, [room])
}
