import type { PayloadRequest } from 'payload'
import { defaultTimeZone } from '#contract/defaultTimeZone.ts'

/** IANA name of the time zone that days, schedules and lists go by. */
export const publicationTimeZone = async (req: PayloadRequest): Promise<string> => {
  const select = { timeZone: true } as const
  const { timeZone } = await req.payload.findGlobal({ slug: 'settings', select, depth: 0, overrideAccess: true, req })
  return timeZone || defaultTimeZone
}
