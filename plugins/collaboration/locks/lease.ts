/**
 * The lock of a document (decisions, section 7): a lease that its holder renews by being there. Pure: whoever stores it
 * asks here, with the one clock that counts, which is the database's.
 */

/** Milliseconds that a lease lasts without a sign of life of its holder. */
export const leaseDuration = 20_000

export interface Lease {
  /** The id of the person who has the document for themselves. */
  holder: number
  /** Milliseconds since 1970. */
  takenAt: number
  expiresAt: number
}

export type LeaseEvent =
  | { type: 'take'; by: number }
  | { type: 'renew'; by: number }
  | { type: 'release'; by: number }
  /** Somebody takes it from whoever holds it. Who may is not decided here. */
  | { type: 'force'; by: number }

export type LeaseDecision =
  | { isDone: true; lease: Lease | null; before: Lease | null }
  /** held: by somebody else. not held: by nobody, or not by who asks. Nothing changes. */
  | { isDone: false; refusal: 'held' | 'not held'; lease: Lease | null }

/** A lease that has run out is none. */
export const liveLease = (lease: Lease | null, now: number): Lease | null =>
  lease && lease.expiresAt > now ? lease : null

/** What becomes of a lease. `now` is never earlier than at the decision before. */
export function decideLease(stored: Lease | null, { type, by }: LeaseEvent, now: number): LeaseDecision {
  const before = liveLease(stored, now)
  const done = (lease: Lease | null): LeaseDecision => ({ isDone: true, lease, before })
  const refused = (refusal: 'held' | 'not held'): LeaseDecision => ({ isDone: false, refusal, lease: before })
  const isOwn = before?.holder === by
  const until = now + leaseDuration
  switch (type) {
    case 'take':
      if (before && !isOwn) return refused('held')
      return done({ holder: by, takenAt: before?.takenAt ?? now, expiresAt: until })
    case 'renew':
      // Not once it has run out: others may have written since, and were told that they could.
      return before && isOwn ? done({ ...before, expiresAt: until }) : refused('not held')
    case 'release':
      return isOwn ? done(null) : refused('not held')
    case 'force':
      return before ? done(null) : refused('not held')
  }
}
