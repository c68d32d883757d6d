import { defaultTimeZone } from '#contract/defaultTimeZone.ts'

let zone = defaultTimeZone

/** Sets the IANA name of the time zone in which Payload's own screens show dates. All documents have the same one. */
export function setShownZone(timeZone: string): void {
  zone = timeZone
}

/** Returns the IANA name of the time zone in which Payload's own screens show dates. */
export function shownZone(): string {
  return zone
}
