import type { PayloadRequest } from 'payload'
import { defaultTimeZone } from '#contract/defaultTimeZone.ts'

/** Returns the IANA name of the time zone that days, schedules and lists use. */
export const publicationTimeZone = async (req: PayloadRequest): Promise<string> => {
  const select = { timeZone: true } as const
  const { timeZone } = await req.payload.findGlobal({ slug: 'settings', select, depth: 0, overrideAccess: true, req })
  return timeZone || defaultTimeZone
}
