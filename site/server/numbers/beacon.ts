import { isbot } from 'isbot'
import { type ReaderBeacon, readerBeacon } from '#contract/readerEvents.schema.ts'

export interface SentBeacon {
  body: string
  userAgent: string | undefined
  /** Whose page sent it, as browsers say it (`Sec-Fetch-Site`). */
  fetchSite: string | undefined
}

/** Returns whether a request comes from a program, or from what does not say what it is. */
export const isProgram = (userAgent: string | undefined): boolean => !userAgent || isbot(userAgent)

/**
 * Parses a beacon of a reader's page; null for bots, pages of other sites, and malformed beacons
 * (docs/spec/reader-site.md#most-read).
 */
export function readBeacon({ body, fetchSite, userAgent }: SentBeacon): ReaderBeacon | null {
  if (isProgram(userAgent)) return null
  if (fetchSite !== undefined && fetchSite !== 'same-origin') return null
  return readerBeacon.safeParse(parseJson(body)).data ?? null
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
