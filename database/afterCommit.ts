import type { BaseDatabaseAdapter, Config, Payload } from 'payload'

export interface TransactionListener {
  committed(transaction: string | number, payload: Payload): Promise<void>
  rolledBack(transaction: string | number): void
  /** Called before the database connection is closed. */
  closing(payload: Payload): Promise<void>
}

// Key of the listener in `config.custom`.
const listenerKey = 'transactionListener'

/**
 * Returns a config whose database reports the end of transactions. Payload has no hook for it: its `after…` hooks run
 * inside the transaction, before other connections see the change.
 *
 * Looks the listener up in the running config each time: in development, a changed config replaces the hooks of a running
 * Payload but not its database, and both must use the same listener.
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
