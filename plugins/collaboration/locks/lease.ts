/**
 * The lock of a document (docs/spec/newsroom.md#locks): a lease that its holder renews by being present. Pure: the
 * store calls it with the database's clock, which is the only one that counts.
 */

/** Milliseconds that a lease lasts without a sign of life of its holder. */
export const leaseDuration = 20_000

export interface Lease {
  /** The id of the user who holds the document. */
  holder: number
  /** Milliseconds since 1970. */
  takenAt: number
  expiresAt: number
}

export type LeaseEvent =
  | { type: 'take'; by: number }
  | { type: 'renew'; by: number }
  | { type: 'release'; by: number }
  /** A user takes it from its holder. Permission for that is not decided here. */
  | { type: 'force'; by: number }

export type LeaseDecision =
  | { isDone: true; lease: Lease | null; before: Lease | null }
  /** held: by another user. not held: by no user, or not by the one who asks. Nothing changes. */
  | { isDone: false; refusal: 'held' | 'not held'; lease: Lease | null }

/** Returns null for an expired lease. */
export function liveLease(lease: Lease | null, now: number): Lease | null {
  return lease && lease.expiresAt > now ? lease : null
}

/** Decides an event of a lease. `now` is never earlier than at the decision before. */
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
      // An expired lease is not renewed: others may have written since, and were allowed to.
      return before && isOwn ? done({ ...before, expiresAt: until }) : refused('not held')
    case 'release':
      return isOwn ? done(null) : refused('not held')
    case 'force':
      return before ? done(null) : refused('not held')
  }
}
