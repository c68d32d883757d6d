interface Progress {
  // Rows without an outcome.
  open: number
  // Mails that were accepted within the last minute.
  acceptedInMinute: number
  // Seconds since the send began.
  underWay: number
  // The most that may be sent in a second.
  perSecond: number
}

/** Returns when a send will have finished at the speed of its last minute; null for one that has nothing left. Pure. */
export function estimatedEnd({ open, acceptedInMinute, underWay, perSecond }: Progress, now: Date): Date | null {
  if (open === 0) return null
  const speed =
    acceptedInMinute > 0 ? Math.min(acceptedInMinute / Math.min(60, Math.max(1, underWay)), perSecond) : perSecond
  return new Date(now.getTime() + (open / speed) * 1000)
}

export interface PaceSettings {
  perSecond: number
  /** Null without a cap. */
  perDay: number | null
  /** The first day of a new sender, `2026-11-25`; null for one that is known to mail services. */
  warmUpSince: string | null
}

// Mails of the first day of a warm-up; each day may have twice as many as the one before. After so many days it would be
// more than any newsletter has readers.
const warmUp = { firstDay: 500, days: 21 }

const dayMs = 86_400_000

/** Returns how fast may be sent on a day. A new sender that sends much at once is taken for a spammer. Pure. */
export function paceOn(
  { perSecond, perDay, warmUpSince }: PaceSettings,
  now: Date,
): { perSecond: number; perDay: number | null } {
  if (warmUpSince === null) return { perSecond, perDay }
  const day = Math.max(0, Math.floor((now.getTime() - Date.parse(warmUpSince)) / dayMs))
  const warm = day >= warmUp.days ? Number.POSITIVE_INFINITY : warmUp.firstDay * 2 ** day
  const least = Math.min(perDay ?? Number.POSITIVE_INFINITY, warm)
  return { perSecond, perDay: Number.isFinite(least) ? least : null }
}

/**
 * Returns how many mails each day (UTC) of a warm-up may have at most, up to the first on which all readers get theirs;
 * nothing without a warm-up. Pure.
 */
export function warmUpDays(pace: PaceSettings, readers: number): { day: string; most: number }[] {
  if (pace.warmUpSince === null) return []
  const first = Date.parse(pace.warmUpSince)
  const days = Array.from({ length: warmUp.days }, (_, index) => {
    const day = new Date(first + index * dayMs)
    return { day: day.toISOString().slice(0, 10), most: paceOn(pace, day).perDay ?? 0 }
  })
  const last = days.findIndex(({ most }) => most >= readers)
  return last < 0 ? days : days.slice(0, last + 1)
}
