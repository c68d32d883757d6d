import type { BaseDatabaseAdapter, Config, Payload } from 'payload'

/** What wants to know how a transaction ended. */
export interface TransactionListener {
  committed(transaction: string | number, payload: Payload): Promise<void>
  rolledBack(transaction: string | number): void
  /** Before the database is let go of. */
  closing(payload: Payload): Promise<void>
}

/** Where the listener of a config is kept. */
const listenerKey = 'transactionListener'

/**
 * The config with a database that tells how its transactions end. Payload has no hook for it: its `after…` hooks run
 * inside the transaction, where nobody else sees the change yet.
 *
 * The listener is looked up in the running config each time: while developing, a changed config replaces the hooks of a
 * running Payload but not its database, and both have to mean the same listener.
 */
export function withTransactionListener(config: Config, listener: TransactionListener): Config {
  const { db } = config
  return {
    ...config,
    custom: { ...config.custom, [listenerKey]: listener },
    db: {
      ...db,
      init: (args) => {
        const adapter: BaseDatabaseAdapter = db.init(args)
        const { commitTransaction, rollbackTransaction, destroy } = adapter
        const { payload } = args
        return Object.assign(adapter, {
          commitTransaction: async (id: TransactionId | Promise<TransactionId>) => {
            const transaction = await id
            await commitTransaction.call(adapter, transaction)
            await listenerOf(payload)?.committed(transaction, payload)
          },
          rollbackTransaction: async (id: TransactionId | Promise<TransactionId>) => {
            const transaction = await id
            listenerOf(payload)?.rolledBack(transaction)
            await rollbackTransaction.call(adapter, transaction)
          },
          destroy: async () => {
            await listenerOf(payload)?.closing(payload)
            await destroy?.call(adapter)
          },
        })
      },
    },
  }
}

type TransactionId = string | number

const listenerOf = ({ config }: Payload): TransactionListener | undefined => config.custom[listenerKey]
