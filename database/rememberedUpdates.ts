import type { PostgresAdapter } from '@payloadcms/db-postgres'
import type { DatabaseAdapterObj } from 'payload'

interface Updated {
  collection: string
  row: Record<string, unknown> & { id: number | string }
}

// By request, the document that it updated last.
const updates = new WeakMap<object, Updated>()

/**
 * Remembers the row that each update reads back, so that the hooks after the update need not read it again: what Payload
 * gives them has gone through the hooks of reading.
 */
export function rememberedUpdates(db: DatabaseAdapterObj<PostgresAdapter>): DatabaseAdapterObj<PostgresAdapter> {
  return {
    ...db,
    init: (args) => {
      const adapter = db.init(args)
      const { updateOne } = adapter
      return Object.assign(adapter, {
        updateOne: async (update: Parameters<typeof updateOne>[0]) => {
          const row = await updateOne.call(adapter, update)
          const isWhole = update.returning !== false && !update.select
          // Payload's hooks of reading write into the row that they get.
          if (update.req && row && isWhole) {
            updates.set(update.req, { collection: update.collection, row: structuredClone(row) })
          }
          return row
        },
      })
    },
  }
}

/** Returns the row of the document that the request updated last, as it is stored; undefined for any other document. */
export function lastUpdated(req: object, collection: string, id: number | string): Updated['row'] | undefined {
  const last = updates.get(req)
  return last?.collection === collection && String(last.row.id) === String(id) ? last.row : undefined
}
