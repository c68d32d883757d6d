import { addDays } from 'date-fns'
import { formatInTimeZone, fromZonedTime } from 'date-fns-tz'
import type { ReaderTeaser } from '#contract/reader.schema.ts'

type Kicked = Pick<ReaderTeaser, 'type' | 'kicker' | 'kickerExpiresIn' | 'kickerExpiresAt' | 'publishDateTime'>

/**
 * Returns when a kicker expires (docs/spec/reader-site.md#kicker-expiry); null where it never does. With a time of day
 * it is that time on the day of publication in the publication's time zone, or on the day after if that time had passed
 * already. Where both a duration and a time of day are set, the earlier one counts.
 */
export function kickerExpiry(post: Kicked, timeZone: string): Date | null {
  const published = new Date(post.publishDateTime)
  const ends: number[] = []
  if (post.kickerExpiresIn !== null) ends.push(published.getTime() + post.kickerExpiresIn)
  if (post.kickerExpiresAt !== null) {
    const isPast = post.kickerExpiresAt < formatInTimeZone(published, timeZone, 'HH:mm')
    const day = formatInTimeZone(published, timeZone, 'yyyy-MM-dd')
    const expiryDay = isPast
      ? addDays(new Date(`${day}T00:00:00Z`), 1)
          .toISOString()
          .slice(0, 10)
      : day
    ends.push(fromZonedTime(`${expiryDay}T${post.kickerExpiresAt}:00`, timeZone).getTime())
  }
  return ends.length === 0 ? null : new Date(Math.min(...ends))
}

/**
 * Returns the label above a headline, or null (docs/spec/reader-site.md#kicker): opinion and sponsored posts always say
 * what they are; others show theirs until it expires.
 */
export function kickerLabel(post: Kicked, now: Date, timeZone: string): string | null {
  if (post.type === 'opinion') return 'Opinion'
  if (post.type === 'sponsored') return 'Sponsored'
  if (!post.kicker) return null
  const expiry = kickerExpiry(post, timeZone)
  return expiry && expiry.getTime() <= now.getTime() ? null : post.kicker
}
