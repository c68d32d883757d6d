/**
 * Makes people of tests cheap: to derive the key of a password takes a fifth of a second of a processor, and a run makes a
 * thousand people. They have one password and one salt, whose key is derived once a worker; a key remains what any other
 * process derives. Loaded once a worker, outside of the files, as these share the module of Node.js.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import crypto from 'node:crypto'

const { pbkdf2, randomBytes } = crypto
const sharing = new AsyncLocalStorage()
const derived = new Map()

/** Runs work in which every salt is the same. */
export const withOneSalt = (work) => sharing.run(true, work)

crypto.randomBytes = (size, done) =>
  done && sharing.getStore() ? process.nextTick(done, null, Buffer.alloc(size, 1)) : randomBytes(size, done)

crypto.pbkdf2 = (...args) => {
  const done = args.pop()
  const key = JSON.stringify(args)
  const known = derived.get(key)
  if (known) return process.nextTick(done, null, Buffer.from(known))
  pbkdf2(...args, (error, bytes) => {
    if (!error) derived.set(key, Buffer.from(bytes))
    done(error, bytes)
  })
}
