import type { PostgresAdapter } from '@payloadcms/db-postgres'
import type { DatabaseAdapterObj } from 'payload'

/**
 * Rejects when a transaction could not be committed. Payload ignores errors of COMMIT (a database that goes down at that
 * moment, a deferred constraint), and reports such a save as successful.
 */
export function surfaceCommitErrors(db: DatabaseAdapterObj<PostgresAdapter>): DatabaseAdapterObj<PostgresAdapter> {
  return {
    ...db,
    init: (args) => {
      const adapter = db.init(args)
      const begin = adapter.beginTransaction
      return Object.assign(adapter, {
        beginTransaction: async (options?: Parameters<typeof begin>[0]) => {
          const [watched, outcome] = watchTransaction(adapter)
          const id = await begin.call(watched, options)
          if (id !== null) reportOutcome(adapter, String(id), outcome)
          return id
        },
      })
    },
  }
}

interface Transactions {
  transaction(...args: unknown[]): Promise<unknown>
}

function watchTransaction(adapter: PostgresAdapter): [PostgresAdapter, () => Promise<unknown>] {
  let outcome: Promise<unknown> = Promise.resolve()
  // Payload sets it when it connects.
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

// Makes `resolve` and `reject`, by which Payload ends a session, report the end of the transaction to the caller.
function reportOutcome(adapter: PostgresAdapter, id: string, outcome: () => Promise<unknown>): void {
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
