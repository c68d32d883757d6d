import type { PayloadRequest } from 'payload'
import { defaultTimeZone } from '#contract/defaultTimeZone.ts'

const read = (req: PayloadRequest) =>
  req.payload.findGlobal({
    slug: 'settings',
    select: { timeZone: true, language: true, checklist: true },
    depth: 0,
    overrideAccess: true,
    req,
  })

type Settings = Awaited<ReturnType<typeof read>>

const known = new WeakMap<PayloadRequest, Promise<Settings>>()

/** Returns the settings that a write of content needs; a request reads them once. */
export async function settingsOfRequest(req: PayloadRequest): Promise<Settings> {
  const reading = known.get(req) ?? read(req)
  known.set(req, reading)
  try {
    return await reading
  } catch (error) {
    known.delete(req)
    throw error
  }
}

/** Has a request that changes the settings read them again. */
export function forgetSettings(req: PayloadRequest): void {
  known.delete(req)
}

/** Returns the IANA name of the time zone that days, schedules and lists use. */
export async function publicationTimeZone(req: PayloadRequest): Promise<string> {
  return (await settingsOfRequest(req)).timeZone || defaultTimeZone
}
