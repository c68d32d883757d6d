import type { RoomUndo } from './roomUndo.ts'

type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>

const isWithCommand = ({ ctrlKey, metaKey, altKey }: Key) => (ctrlKey || metaKey) && !altKey

/** Returns the undo action of a key: Ctrl or Cmd with Z, Shift+Z or Y. */
export function undoOfKey(event: Key): 'undo' | 'redo' | null {
  if (!isWithCommand(event)) return null
  const key = event.key.toLowerCase()
  if (key === 'z') return event.shiftKey ? 'redo' : 'undo'
  return key === 'y' && !event.shiftKey ? 'redo' : null
}

/** Returns whether a key means "save": Ctrl or Cmd with S. */
export function isSaveKey(event: Key): boolean {
  return isWithCommand(event) && !event.shiftKey && event.key.toLowerCase() === 's'
}

/** Runs the undo or redo of a key; false for any other key. */
export function runUndoKey(undo: RoomUndo, event: Key): boolean {
  const step = undoOfKey(event)
  if (step) undo[step]()
  return step !== null
}
