import type { RoomUndo } from './room.undo.ts'

type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>

const isWithCommand = ({ ctrlKey, metaKey, altKey }: Key) => (ctrlKey || metaKey) && !altKey

/** What a key asks of undo: Ctrl or Cmd with Z, Shift+Z or Y. */
export function undoOfKey(event: Key): 'undo' | 'redo' | null {
  if (!isWithCommand(event)) return null
  const key = event.key.toLowerCase()
  if (key === 'z') return event.shiftKey ? 'redo' : 'undo'
  return key === 'y' && !event.shiftKey ? 'redo' : null
}

/** Whether a key means "save": Ctrl or Cmd with S. */
export function isSaveKey(event: Key): boolean {
  return isWithCommand(event) && !event.shiftKey && event.key.toLowerCase() === 's'
}

/** Undoes or redoes what a key asks for; false for any other key. */
export function runUndoKey(undo: RoomUndo, event: Key): boolean {
  const step = undoOfKey(event)
  if (step) undo[step]()
  return step !== null
}
