import * as Y from 'yjs'

/** Letters that are typed within this many milliseconds are undone together. */
const captureTimeout = 500

/** Undo and redo of what this browser wrote, over all fields, as far as others have not written over it. */
export interface RoomUndo {
  undo(): void
  redo(): void
  /** The next change is a step of its own. */
  stopCapturing(): void
  canUndo(): boolean
  canRedo(): boolean
  subscribe(listener: () => void): () => void
}

/**
 * @param origin of this browser's changes; those of others are never touched
 * @param onLost told when a step has no effect any more, because others changed the same place
 */
export function createUndo(document: Y.Doc, origin: object, onLost: () => void): RoomUndo & { destroy(): void } {
  const manager = new Y.UndoManager(document, { trackedOrigins: new Set([origin]), captureTimeout })
  const listeners = new Set<() => void>()
  const tell = () => {
    for (const listener of [...listeners]) listener()
  }
  manager.on('stack-item-added', tell)
  manager.on('stack-item-popped', tell)
  manager.on('stack-cleared', tell)

  /** Yjs goes on to the step before when one has no effect; nobody wants two steps undone that see none. */
  const takeBack = (stack: Y.UndoManager['undoStack'], step: () => unknown) => {
    const earlier = stack.splice(0, stack.length - 1)
    if (stack.length === 0) return
    const isDone = step() !== null
    stack.unshift(...earlier)
    if (!isDone) onLost()
    tell()
  }

  return {
    undo: () => takeBack(manager.undoStack, () => manager.undo()),
    redo: () => takeBack(manager.redoStack, () => manager.redo()),
    stopCapturing: () => manager.stopCapturing(),
    canUndo: () => manager.canUndo(),
    canRedo: () => manager.canRedo(),
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    destroy: () => manager.destroy(),
  }
}
