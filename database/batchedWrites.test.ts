import { expect, it } from '@jest/globals'
import { type PostgresAdapter, postgresAdapter } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { batchedWrites, openBatch, writeTogether } from './batchedWrites.ts'

/** No batch holds writes of globals, and what is undone is not sent. */
const withoutFlush = ['findGlobal', 'rollbackTransaction']
/** The two whose writes a batch holds; their rows are looked at in the integration tests. */
const held = ['create', 'createVersion']

const real: PostgresAdapter = postgresAdapter({ pool: {} }).init({ payload: Object.create(null) })
const methods = Object.entries(real).flatMap(([name, value]) => (typeof value === 'function' ? [name] : []))

it('walks the methods that Payload calls', () => {
  expect(methods).toEqual(expect.arrayContaining(['count', 'countGlobalVersions', 'deleteMany', 'find', 'upsert']))
})

it.each([...methods, 'addedByPayload'].filter((name) => ![...withoutFlush, ...held].includes(name)))(
  '%s runs after the writes that its transaction holds back',
  async (name) => {
    const order: string[] = []
    const spies = Object.fromEntries([...methods, name].map((spied) => [spied, async () => void order.push(spied)]))
    const adapter = Object.assign(Object.create(null), { name: 'postgres', sessions: {}, ...spies })
    const db = batchedWrites({ ...postgresAdapter({ pool: {} }), init: () => adapter }).init({
      payload: Object.create(null),
    })
    const req: PayloadRequest = Object.assign(Object.create(null), { payload: { db }, transactionID: 1 })
    await openBatch(req)
    await writeTogether(req, async () => void order.push('held'), 'item')
    expect(order).toEqual([])
    const call: (args: unknown) => Promise<unknown> = Reflect.get(db, name)
    await call(name === 'commitTransaction' ? 1 : { req, collection: 'posts' })
    expect(order).toEqual(['held', name])
  },
)
