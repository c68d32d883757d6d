import * as Y from 'yjs'

// Letters that are typed within this many milliseconds are undone together.
const captureTimeout = 500

export interface RoomUndo {
  undo(): void
  redo(): void
  /** The next change is a step of its own. */
  stopCapturing(): void
  /** Makes one step of everything that `write` changes, in as many transactions and as slowly as it does. */
  asOneStep(write: () => void): void
  canUndo(): boolean
  canRedo(): boolean
  subscribe(listener: () => void): () => void
}

type Stack = Y.UndoManager['undoStack']

interface UndoOptions {
  document: Y.Doc
  origin: object
  place(): unknown
  onLost(): void
  onTaken(place: unknown): void
}

// The key of a step's place.
const placeKey = 'place'

/**
 * @param origin of this browser's changes; those of others are never touched
 * @param place where this person is writing: kept with each step
 * @param onLost called when a step has no effect any more, because others changed the same place
 * @param onTaken called after a step with the place where it was made
 */
export function createUndo({ document, origin, place, onLost, onTaken }: UndoOptions): RoomUndo & { destroy(): void } {
  const manager = new Y.UndoManager(document, { trackedOrigins: new Set([origin]), captureTimeout })
  const listeners = new Set<() => void>()
  const notify = () => {
    for (const listener of [...listeners]) listener()
  }
  const keepPlace = ({ stackItem }: { stackItem: Stack[number] }) => stackItem.meta.set(placeKey, place())
  manager.on('stack-item-added', keepPlace)
  manager.on('stack-item-updated', keepPlace)
  manager.on('stack-item-added', notify)
  manager.on('stack-item-popped', notify)
  manager.on('stack-cleared', notify)

  // Yjs goes on to the previous step when one has no effect; two steps would then be undone at once, unexpectedly.
  const takeBack = (stack: Stack, opposite: Stack, step: () => unknown) => {
    const earlier = stack.splice(0, stack.length - 1)
    const [taken] = stack
    if (!taken) return
    const madeAt: unknown = taken.meta.get(placeKey)
    const isDone = step() !== null
    stack.unshift(...earlier)
    // What takes the step back again is done in the same place, wherever this person was meanwhile.
    if (isDone) opposite.at(-1)?.meta.set(placeKey, madeAt)
    if (isDone) onTaken(madeAt)
    else onLost()
    notify()
  }

  return {
    undo: () => takeBack(manager.undoStack, manager.redoStack, () => manager.undo()),
    redo: () => takeBack(manager.redoStack, manager.undoStack, () => manager.redo()),
    stopCapturing: () => manager.stopCapturing(),
    asOneStep(write) {
      manager.stopCapturing()
      manager.captureTimeout = Number.POSITIVE_INFINITY
      try {
        write()
      } finally {
        manager.captureTimeout = captureTimeout
        manager.stopCapturing()
      }
    },
    canUndo: () => manager.canUndo(),
    canRedo: () => manager.canRedo(),
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    destroy: () => manager.destroy(),
  }
}
