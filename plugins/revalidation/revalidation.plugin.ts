import type { Payload, PayloadRequest, Plugin } from 'payload'
import { withTransactionListener } from '#database/afterCommit.ts'
import { trackChanges, trackGlobalChanges } from './liveChange.hooks.ts'
import { callSites } from './purgeCall.ts'
import { providePurgeDesk, purgeDesk } from './purgeDesk.ts'
import { PurgeQueue } from './purgeQueue.ts'
import { purgeMemory, startSending } from './waitingPurges.ts'

export interface RevalidationOptions {
  /** The addresses of the reader sites as the back office reaches them, without a trailing slash. */
  sites: string[]
  secret: string
  /** Called before the sites are. */
  changed?: () => void
}

/**
 * Notifies the reader sites of what readers would see differently: one signed call a transaction, after it was
 * committed. A call that fails never fails the save: it is stored and repeated until the site takes it; what is lost all
 * the same the site heals within a minute. Requests with `context.isImport` do not wait, and share a call every half second.
 */
export function revalidation({ sites, secret, changed }: RevalidationOptions): Plugin {
  return (config) => {
    const targets = sites.map((site) => ({ site, secret }))
    const queue = new PurgeQueue<Payload>((tags, payload) => {
      changed?.()
      return callSites(targets, tags, payload.logger, purgeMemory(payload))
    })
    const note = async (req: PayloadRequest, tags: string[]) => {
      const transaction = (await req.transactionID) ?? undefined
      await queue.collect({ transaction, tags, isImport: req.context.isImport === true }, req.payload)
    }
    const watched = {
      ...config,
      custom: providePurgeDesk(config.custom, purgeDesk(targets, changed)),
      collections: config.collections?.map((collection) => trackChanges(collection, note)),
      globals: config.globals?.map((global) => trackGlobalChanges(global, note)),
      onInit: async (payload: Payload) => {
        await config.onInit?.(payload)
        startSending(payload, targets)
      },
    }
    return withTransactionListener(watched, {
      committed: (transaction, payload) => queue.committed(transaction, payload),
      rolledBack: (transaction) => queue.rolledBack(transaction),
      closing: (payload) => queue.drain(payload),
    })
  }
}
