import { sameJson } from '#blocks/core/sameJson.ts'
/** A value with subscribers. */
export interface Store<Value> {
  get(): Value
  subscribe(listener: () => void): () => void
}

export interface WritableStore<Value> extends Store<Value> {
  /** Sets the value and notifies all subscribers, unless nothing changed. */
  set(value: Value): void
}

/** Returns a store of plain data. */
export function createStore<Value>(initial: Value): WritableStore<Value> {
  let current = initial
  const listeners = new Set<() => void>()
  return {
    get: () => current,
    set(value) {
      if (sameJson(value, current)) return
      current = value
      for (const listener of [...listeners]) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
