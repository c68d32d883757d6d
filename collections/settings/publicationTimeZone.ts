import type { PayloadRequest } from 'payload'
import { defaultTimeZone } from '#contract/defaultTimeZone.ts'
import { settingsOfRequest } from './settingsOfRequest.ts'

/** Returns the IANA name of the time zone that days, schedules and lists use. */
export const publicationTimeZone = async (req: PayloadRequest): Promise<string> =>
  (await settingsOfRequest(req)).timeZone || defaultTimeZone
