import type { BaseDatabaseAdapter, Config, Payload } from 'payload'

/** What wants to know how a transaction ended. */
export interface TransactionListener {
  committed(transaction: string | number, payload: Payload): Promise<void>
  rolledBack(transaction: string | number): void
  /** Before the database is let go of. */
  closing(payload: Payload): Promise<void>
}

/**
 * A database that tells how its transactions end. Payload has no hook for it: its `after…` hooks run inside the
 * transaction, where nobody else sees the change yet.
 */
export function withTransactionListener(db: Config['db'], listener: TransactionListener): Config['db'] {
  return {
    ...db,
    init: (args) => {
      const adapter: BaseDatabaseAdapter = db.init(args)
      const { commitTransaction, rollbackTransaction, destroy } = adapter
      return Object.assign(adapter, {
        commitTransaction: async (id: string | number | Promise<number | string>) => {
          const transaction = await id
          await commitTransaction.call(adapter, transaction)
          await listener.committed(transaction, args.payload)
        },
        rollbackTransaction: async (id: string | number | Promise<number | string>) => {
          const transaction = await id
          listener.rolledBack(transaction)
          await rollbackTransaction.call(adapter, transaction)
        },
        destroy: async () => {
          await listener.closing(args.payload)
          await destroy?.call(adapter)
        },
      })
    },
  }
}
