import { addDays } from 'date-fns'
import { formatInTimeZone, fromZonedTime } from 'date-fns-tz'
import type { Where } from 'payload'
import { z } from 'zod'
import { activityActions } from '#collections/activity/activity.types.ts'

const words = z.string().trim().max(200).catch('').default('')
const number = z.coerce.number().int().positive().optional().catch(undefined)
const day = z.iso.date().optional().catch(undefined)

/** What the list of activity can be narrowed down by, as its address has it. What cannot be read is left out. */
export const activityFilters = z.object({
  search: words,
  person: words,
  personId: number,
  action: z.enum(activityActions).optional().catch(undefined),
  kind: words,
  document: words,
  token: words,
  from: day,
  to: day,
})

export type ActivityFilters = z.infer<typeof activityFilters>

/** Orders entries for lists by when it happened: what people write in a room is recorded later. */
export const newestFirst = ['-createdAt', '-id']

/** Returns the condition of filters. Days begin and end in the time zone of the publication. */
export function whereOf(filters: ActivityFilters, timeZone: string): Where {
  const { search, person, personId, action, kind, document, token, from, to } = filters
  const begins = (date: string) => fromZonedTime(`${date}T00:00:00`, timeZone).toISOString()
  const after = (date: string) => formatInTimeZone(addDays(new Date(`${date}T12:00:00Z`), 1), 'UTC', 'yyyy-MM-dd')
  const anyOf = (names: string[], text: string): Where => ({
    or: names.map((name) => ({ [name]: { contains: text } })),
  })
  return {
    and: [
      ...(search ? [anyOf(['title', 'byName', 'onBehalfOf', 'token', 'documentId', 'network'], search)] : []),
      ...(person ? [anyOf(['byName', 'onBehalfOf'], person)] : []),
      ...(personId ? [{ or: [{ by: { equals: personId } }, { onBehalfOfId: { equals: personId } }] }] : []),
      ...(action ? [{ action: { equals: action } }] : []),
      ...(kind ? [{ kind: { equals: kind } }] : []),
      ...(document ? [{ documentId: { equals: document } }] : []),
      ...(token ? [{ token: { contains: token } }] : []),
      ...(from ? [{ createdAt: { greater_than_equal: begins(from) } }] : []),
      ...(to ? [{ createdAt: { less_than: begins(after(to)) } }] : []),
    ],
  }
}
