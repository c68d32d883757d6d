import type { Payload } from 'payload'
import { failureText, type Logger, type PurgeMemory, type PurgeTarget, sendPurge } from './purgeCall.ts'
import { purgeFailed, purgeTaken, storePurges, takePurges, type WaitingPurge } from './waitingPurges.store.ts'

/** A database to keep purges in, and a log for its failures. */
export type PurgeBase = Pick<Payload, 'db'> & { logger: Logger }

// Milliseconds between two looks, and how many purges are taken at once.
const interval = 2_000
const atOnce = 20

/** Keeps failed purges in the database. A database that does not answer loses no more than the memory of them. */
export function purgeMemory(payload: PurgeBase): PurgeMemory {
  const orNull = <Result>(work: Promise<Result>): Promise<Result | null> =>
    work.catch((error: unknown) => {
      payload.logger.warn({ err: error, msg: 'A purge that waits could not be stored' })
      return null
    })
  return {
    store: async (site, tags, error) => {
      const stored = await orNull(storePurges({ payload }, [{ site, tags, error }]))
      return stored?.[0]?.id ?? null
    },
    taken: async (id) => void (await orNull(purgeTaken({ payload }, id))),
    failed: async (id, error) => void (await orNull(purgeFailed({ payload }, id, error))),
  }
}

/** Sends stored purges, each once. @returns how many of them the sites took */
export async function sendStored(
  payload: PurgeBase,
  targets: readonly PurgeTarget[],
  purges: readonly WaitingPurge[],
): Promise<number> {
  const memory = purgeMemory(payload)
  const taken = await Promise.all(
    purges.map(async ({ id, site, tags }) => {
      const target = targets.find((one) => one.site === site)
      if (!target) return false
      try {
        await sendPurge(target, tags)
      } catch (error) {
        await memory.failed(id, failureText(error))
        return false
      }
      await memory.taken(id)
      return true
    }),
  )
  return taken.filter(Boolean).length
}

/** Sends stored purges whose time has come, as many as are due. */
export async function sendDue(payload: PurgeBase, targets: readonly PurgeTarget[]): Promise<void> {
  const sites = targets.map(({ site }) => site)
  for (let purges = await takePurges({ payload }, sites, atOnce); purges.length > 0; ) {
    const taken = await sendStored(payload, targets, purges)
    if (taken < purges.length) return
    purges = await takePurges({ payload }, sites, atOnce)
  }
}

/** Sends stored purges while the process runs; several processes share the work. */
export function startSending(payload: Payload, targets: readonly PurgeTarget[]): void {
  let isBusy = false
  const round = async () => {
    if (isBusy) return
    isBusy = true
    await sendDue(payload, targets).catch((error: unknown) =>
      payload.logger.error({ err: error, msg: 'Purges that wait could not be sent' }),
    )
    isBusy = false
  }
  setInterval(() => void round(), interval).unref()
}
