import type { Payload } from 'payload'
import type { AnchorOptions } from './anchors.service.ts'
import { anchorChain } from './anchors.service.ts'
import { beginRound } from './chain.store.ts'
import { expireEntries } from './expire.service.ts'
import { sealEntries } from './seal.service.ts'
import { verifyChain } from './verify.service.ts'

export interface ChainOptions {
  anchors: AnchorOptions
  /** Days after which the content of entries is removed; without it they are kept. */
  keepDays?: number
}

// Milliseconds between two looks for entries to seal, and for a daily round that is due.
const times = { seal: 1_000, round: 10 * 60_000 }

/** Seals new entries every second, and checks and anchors the chain once a day, while the process runs. */
export function startChainUpkeep(payload: Payload, options: ChainOptions): void {
  repeat(times.seal, () => sealEntries(payload), payload)
  repeat(times.round, () => doDailyRound(payload, options), payload)
}

/** Removes what is too old, checks the chain and writes its head down, when a day is over. One process does it. */
export async function doDailyRound(payload: Payload, { anchors, keepDays }: ChainOptions): Promise<void> {
  if (!(await beginRound({ payload }, 'daily'))) return
  if (keepDays) await expireEntries(payload, keepDays, new Date())
  const { fault } = await verifyChain(payload, anchors.file)
  // A head that does not fit would make the next check pass.
  if (!fault) await anchorChain(payload, anchors)
}

// Does work again and again, never twice at once. A failure is reported, and the next turn comes all the same.
function repeat(interval: number, work: () => Promise<void>, payload: Payload): void {
  let isFailing = false
  const turn = () =>
    work()
      .then(
        () => {
          isFailing = false
        },
        (error: unknown) => {
          if (!isFailing)
            payload.logger.error({ err: error, msg: 'The chain of the activity log could not be kept up' })
          isFailing = true
        },
      )
      .finally(() => setTimeout(turn, interval).unref())
  void turn()
}
