import type { PostgresAdapter } from '@payloadcms/db-postgres'
import type { DatabaseAdapterObj } from 'payload'

/**
 * Has a transaction that could not be committed fail. Payload hears of nothing that goes wrong in a COMMIT (a database that
 * goes down in that moment, a deferred constraint): whoever saved would be told that it is saved.
 */
export const honestCommits = (db: DatabaseAdapterObj<PostgresAdapter>): DatabaseAdapterObj<PostgresAdapter> => ({
  ...db,
  init: (args) => {
    const adapter = db.init(args)
    const begin = adapter.beginTransaction
    return Object.assign(adapter, {
      beginTransaction: async (options?: Parameters<typeof begin>[0]) => {
        const [watched, outcome] = watchTransaction(adapter)
        const id = await begin.call(watched, options)
        if (id !== null) tellOutcome(adapter, String(id), outcome)
        return id
      },
    })
  },
})

interface Transactions {
  transaction(...args: unknown[]): Promise<unknown>
}

/** The adapter as it is for one transaction, and how that ends. */
function watchTransaction(adapter: PostgresAdapter): [PostgresAdapter, () => Promise<unknown>] {
  let outcome: Promise<unknown> = Promise.resolve()
  // Payload looks for it when it is connected, not before.
  const get = () => {
    const drizzle: Transactions = adapter.drizzle
    const transaction: Transactions['transaction'] = (...args) => {
      const running = drizzle.transaction(...args)
      outcome = running
      return running
    }
    return Object.create(drizzle, { transaction: { value: transaction } })
  }
  return [Object.create(adapter, { drizzle: { get } }), () => outcome]
}

/** Payload ends a session by `resolve`, and where that fails by `reject`; what both say is what its caller hears. */
function tellOutcome(adapter: PostgresAdapter, id: string, outcome: () => Promise<unknown>): void {
  const session = adapter.sessions[id]
  if (!session) return
  const { resolve, reject } = session
  let isCommitting = false
  adapter.sessions[id] = {
    ...session,
    resolve: async () => {
      isCommitting = true
      await resolve()
      await outcome()
    },
    reject: async () => {
      await reject()
      if (isCommitting) await outcome()
    },
  }
}
