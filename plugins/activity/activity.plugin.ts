import type { Payload, Plugin } from 'payload'
import { activityExport } from './activityExport.endpoint.ts'
import { type ChainOptions, startChainUpkeep } from './chain/chain.upkeep.ts'

export interface ActivityLogOptions {
  chain: ChainOptions
  isKeepingUp: boolean
}

// Where the procedures find how the chain is anchored.
const chainKey = 'activityChain'

/** Returns how the chain of the log is anchored, and for how long entries are kept. */
export function chainOptionsOf({ config }: Pick<Payload, 'config'>): ChainOptions {
  return config.custom[chainKey]
}

/** Adds the chain and the export of the log. The log itself is part of the content model. */
export function activityLog({ chain, isKeepingUp }: ActivityLogOptions): Plugin {
  return (config) => ({
    ...config,
    custom: { ...config.custom, [chainKey]: chain },
    collections: (config.collections ?? []).map((collection) =>
      collection.slug === 'activity' && collection.endpoints !== false
        ? { ...collection, endpoints: [...(collection.endpoints ?? []), activityExport] }
        : collection,
    ),
    onInit: async (payload) => {
      await config.onInit?.(payload)
      if (isKeepingUp) startChainUpkeep(payload, chain)
    },
  })
}
