import { AsyncLocalStorage } from 'node:async_hooks'

// Routes are bundled apart, each with a copy of this module: the pool of one answers all of them.
const key = Symbol.for('citydesk.strangers')
const known: unknown = Reflect.get(globalThis, key)
const strangers = known instanceof AsyncLocalStorage ? known : new AsyncLocalStorage<true>()
Reflect.set(globalThis, key, strangers)

/** Runs what a reader or another stranger asks for: it may hold no more than its share of the connections. */
export function asStranger<Result>(run: () => Result): Result {
  return strangers.run(true, run)
}

export function isForStranger(): boolean {
  return strangers.getStore() === true
}
