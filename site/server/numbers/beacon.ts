import { type ReaderBeacon, readerBeacon } from '#contract/readerEvents.schema.ts'

export interface SentBeacon {
  body: string
  /** Whose page sent it, as browsers say it (`Sec-Fetch-Site`). */
  fetchSite: string | undefined
}

/** Parses a beacon of a page; null for pages of other sites, and malformed beacons. */
export function readBeacon({ body, fetchSite }: SentBeacon): ReaderBeacon | null {
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
