import type { PayloadRequest } from 'payload'
import { defaultTimeZone } from '#contract/defaultTimeZone.ts'
import { settingsOfRequest } from './settingsOfRequest.ts'

/** Returns the IANA name of the time zone that days, schedules and lists use. */
export async function publicationTimeZone(req: PayloadRequest): Promise<string> {
  return (await settingsOfRequest(req)).timeZone || defaultTimeZone
}
