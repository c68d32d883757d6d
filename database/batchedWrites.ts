/** Payload's PostgreSQL adapter with transactions that batch their inserts. */
import type { PostgresAdapter } from '@payloadcms/db-postgres'
import type { DatabaseAdapterObj, PaginatedDocs, PayloadRequest } from 'payload'
import type { InTransaction } from './sql.ts'
import type { HeldRow } from './whereInMemory.ts'
import { type Originals, WriteBatch, type WriteItems } from './writeBatch.ts'

type Batches = Map<number | string, WriteBatch>

const batchesOf = new WeakMap<object, { batches: Batches; originals: Originals }>()

interface OfRequest {
  req?: Partial<PayloadRequest>
}

/**
 * Routes every call in a transaction with a batch through the batch. Each method of the adapter sends the held writes
 * first, save for those that the batch answers by itself.
 */
export function batchedWrites(db: DatabaseAdapterObj<PostgresAdapter>): DatabaseAdapterObj<PostgresAdapter> {
  return {
    ...db,
    init: (args) => {
      const adapter = db.init(args)
      const batches: Batches = new Map()
      batchesOf.set(adapter, { batches, originals: { create: adapter.create, createVersion: adapter.createVersion } })
      return Object.assign(adapter, methodsWithBatches(adapter, batches))
    },
  }
}

/**
 * Opens a batch for the transaction of a request; it ends with the transaction.
 * @throws Error for a database without batches, and outside of a transaction
 */
export async function openBatch(req: PayloadRequest): Promise<WriteBatch> {
  const known = batchesOf.get(req.payload.db)
  const transaction = await req.transactionID
  const { db } = req.payload
  if (!known || !isPostgres(db) || !transaction)
    throw new Error('There is no transaction that could gather its writes.')
  const batch = new WriteBatch(db, known.originals, transaction)
  known.batches.set(transaction, batch)
  return batch
}

/**
 * Writes an item by a function that writes several: at once, or in a transaction with a batch together with what the batch
 * holds back.
 */
export async function writeTogether<Request extends InTransaction, Item>(
  req: Request,
  write: WriteItems<Request, Item>,
  item: Item,
): Promise<void> {
  const batches = batchesOf.get(req.payload.db)?.batches
  const transaction = batches?.size ? await req.transactionID : undefined
  const batch = transaction === undefined ? undefined : batches?.get(transaction)
  if (batch) batch.gather(write, req, item)
  else await write(req, [item])
}

const isPostgres = (db: object): db is PostgresAdapter => 'name' in db && db.name === 'postgres'

function methodsWithBatches(adapter: PostgresAdapter, batches: Batches) {
  const batchOf = async ({ req }: OfRequest): Promise<WriteBatch | undefined> => {
    const transaction = batches.size > 0 ? await req?.transactionID : undefined
    return transaction === undefined ? undefined : batches.get(transaction)
  }
  const { create, createVersion, find, findOne, findVersions, findGlobal } = adapter
  const { commitTransaction, rollbackTransaction } = adapter
  const first = (rows: HeldRow[] | null | undefined) => rows?.[0] ?? null
  return {
    ...methodsAfterFlush(adapter, batchOf),
    create: async (args: Parameters<typeof create>[0]) => {
      const batch = await batchOf(args)
      return batch ? batch.create(args) : create.call(adapter, args)
    },
    createVersion: async (args: Parameters<typeof createVersion>[0]) => {
      const batch = await batchOf(args)
      return batch ? batch.createVersion(args) : createVersion.call(adapter, args)
    },
    findOne: async (args: Parameters<typeof findOne>[0]) => {
      const batch = await batchOf(args)
      const rows = batch?.answer(args, args)
      if (rows) return first(rows)
      await batch?.flush()
      return findOne.call(adapter, args)
    },
    find: async (args: Parameters<typeof find>[0]) => {
      const batch = await batchOf(args)
      const rows = batch?.answer(args, args)
      if (rows) return pageOf(rows)
      await batch?.flush()
      return find.call(adapter, args)
    },
    findVersions: async (args: Parameters<typeof findVersions>[0]) => {
      const batch = await batchOf(args)
      const rows = batch?.answer({ collection: args.collection, isVersions: true }, args)
      if (rows) return pageOf(rows)
      await batch?.flush()
      return findVersions.call(adapter, args)
    },
    findGlobal: async (args: Parameters<typeof findGlobal>[0]) => {
      const batch = await batchOf(args)
      const { req: _, ...ownArgs } = args
      const read = () => findGlobal.call(adapter, args)
      return batch ? batch.global(JSON.stringify(ownArgs), read) : read()
    },
    commitTransaction: async (given: Parameters<typeof commitTransaction>[0]) => {
      const transaction = await given
      await batches.get(transaction)?.flush()
      batches.delete(transaction)
      await commitTransaction.call(adapter, transaction)
    },
    rollbackTransaction: async (given: Parameters<typeof rollbackTransaction>[0]) => {
      const transaction = await given
      batches.delete(transaction)
      await rollbackTransaction.call(adapter, transaction)
    },
  }
}

const isOfRequest = (args: unknown): args is OfRequest => typeof args === 'object' && args !== null && 'req' in args

// Returns every method of the adapter as one that first sends what the batch of its request holds.
function methodsAfterFlush(adapter: PostgresAdapter, batchOf: (args: OfRequest) => Promise<WriteBatch | undefined>) {
  const methods = Object.entries(adapter).filter(([, value]) => typeof value === 'function')
  const afterFlush = (method: (typeof methods)[number][1]) =>
    function run(this: unknown, ...args: unknown[]) {
      const apply = () => Reflect.apply(method, this, args)
      const [first] = args
      // Some of the adapter's own tools answer at once; none of them has a request.
      if (!isOfRequest(first)) return apply()
      return batchOf(first).then(async (batch) => {
        await batch?.flush()
        batch?.forget()
        return apply()
      })
    }
  return Object.fromEntries(methods.map(([name, method]) => [name, afterFlush(method)]))
}

const pageOf = (docs: HeldRow[]): PaginatedDocs<HeldRow> => ({
  docs,
  totalDocs: docs.length,
  limit: docs.length,
  page: 1,
  totalPages: 1,
  pagingCounter: 1,
  hasNextPage: false,
  hasPrevPage: false,
  nextPage: null,
  prevPage: null,
})
