import type { SanitizedConfig } from 'payload'
import type { PurgeTarget } from './purgeCall.ts'
import { hastenPurges, storePurges } from './waitingPurges.store.ts'
import { type PurgeBase, sendDue, sendStored } from './waitingPurges.ts'

/** Purges that a person orders. */
export interface PurgeDesk {
  /** The addresses of the reader sites. */
  sites: readonly string[]
  /** Purges pages with these tags at every site. @returns how many sites took it at once; it waits for the others */
  order(payload: PurgeBase, tags: string[]): Promise<number>
  /** Sends all purges that wait. */
  hasten(payload: PurgeBase): Promise<void>
}

/** Makes the desk of these sites; `changed` is called before the sites are. */
export function purgeDesk(targets: PurgeTarget[], changed: (() => void) | undefined): PurgeDesk {
  const sites = targets.map(({ site }) => site)
  return {
    sites,
    order: async (payload, tags) => {
      changed?.()
      const purges = await storePurges(
        { payload },
        sites.map((site) => ({ site, tags, error: null })),
      )
      return sendStored(payload, targets, purges)
    },
    hasten: async (payload) => {
      await hastenPurges({ payload })
      await sendDue(payload, targets)
    },
  }
}

const key = 'purgeDesk'

/** Returns a config's `custom` with the desk, for `purgeDeskOf`. */
export function providePurgeDesk(custom: Record<string, unknown> | undefined, desk: PurgeDesk) {
  return { ...custom, [key]: desk }
}

/** Returns the desk of the newsroom. */
export function purgeDeskOf({ custom }: Pick<SanitizedConfig, 'custom'>): PurgeDesk {
  return custom[key]
}
