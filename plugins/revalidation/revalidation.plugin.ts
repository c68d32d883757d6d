import type { PayloadRequest, Plugin } from 'payload'
import { withTransactionListener } from '#database/afterCommit.ts'
import { trackChanges, trackGlobalChanges } from './liveChange.hooks.ts'
import { callSites } from './purgeCall.ts'
import { PurgeQueue } from './purgeQueue.ts'

export interface RevalidationOptions {
  /** The addresses of the reader sites as the back office reaches them, without a trailing slash. */
  sites: string[]
  secret: string
  /** Called before the sites are. */
  changed?: () => void
}

/**
 * Notifies the reader sites of what readers would see differently: one signed call a transaction, after it was
 * committed. A call that fails is repeated and never fails the save; a call that is lost is healed by the site within a
 * minute. Requests with `context.isImport` do not wait, and share a call every half second.
 */
export const revalidation =
  ({ sites, secret, changed }: RevalidationOptions): Plugin =>
  (config) => {
    const targets = sites.map((site) => ({ site, secret }))
    const queue = new PurgeQueue((tags, logger) => {
      changed?.()
      return callSites(targets, tags, logger)
    })
    const note = async (req: PayloadRequest, tags: string[]) => {
      const transaction = (await req.transactionID) ?? undefined
      await queue.collect({ transaction, tags, isImport: req.context.isImport === true }, req.payload.logger)
    }
    const watched = {
      ...config,
      collections: config.collections?.map((collection) => trackChanges(collection, note)),
      globals: config.globals?.map((global) => trackGlobalChanges(global, note)),
    }
    return withTransactionListener(watched, {
      committed: (transaction, { logger }) => queue.committed(transaction, logger),
      rolledBack: (transaction) => queue.rolledBack(transaction),
      closing: ({ logger }) => queue.drain(logger),
    })
  }
