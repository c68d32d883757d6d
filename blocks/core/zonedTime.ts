import { formatInTimeZone, getTimezoneOffset } from 'date-fns-tz'

/** A date and a time as the 12-hour picker has them: hours 1 to 12, minutes in steps of 5. */
export interface PickedTime {
  /** yyyy-mm-dd; empty while none is chosen. */
  day: string
  hour: number
  minute: number
  half: 'AM' | 'PM'
  /** Selects the later of two moments: clocks that are set back show an hour twice. */
  isSecond: boolean
}

/** The hours of the picker, in its order. */
export const hours = [12, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] as const
export const minutes = Array.from({ length: 12 }, (_, index) => index * 5)

const dayMs = 86_400_000

/**
 * Returns the moments at which clocks in a time zone show the picked time, the earlier first: none without a day or when
 * clocks skip the time, two when they show it twice.
 */
export function momentsOf({ day, hour, minute, half }: PickedTime, timeZone: string): Date[] {
  const two = (value: number) => String(value).padStart(2, '0')
  const shown = `${day}T${two((hour % 12) + (half === 'PM' ? 12 : 0))}:${two(minute)}`
  const asUtc = /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(`${shown}Z`) : Number.NaN
  if (Number.isNaN(asUtc)) return []
  const offsets = [-dayMs, dayMs].map((apart) => getTimezoneOffset(timeZone, new Date(asUtc + apart)))
  return [...new Set(offsets)]
    .map((offset) => new Date(asUtc - offset))
    .filter((moment) => formatInTimeZone(moment, timeZone, "yyyy-MM-dd'T'HH:mm") === shown)
    .toSorted((one, other) => one.getTime() - other.getTime())
}

/** Returns the moment that was picked in a time zone; null while it is none. */
export function momentOf(picked: PickedTime, timeZone: string): Date | null {
  const [first = null, second = first] = momentsOf(picked, timeZone)
  return picked.isSecond ? second : first
}

/** Returns the picker's values for a moment, the minutes rounded up to the next step. */
export function pickedTimeOf(moment: Date, timeZone: string): PickedTime {
  const step = 5 * 60_000
  const rounded = new Date(Math.ceil(moment.getTime() / step) * step)
  const part = (pattern: string) => formatInTimeZone(rounded, timeZone, pattern)
  const picked: PickedTime = {
    day: part('yyyy-MM-dd'),
    hour: Number(part('h')),
    minute: Number(part('m')),
    half: part('a') === 'AM' ? 'AM' : 'PM',
    isSecond: false,
  }
  return { ...picked, isSecond: momentsOf(picked, timeZone)[1]?.getTime() === rounded.getTime() }
}

/** The error for a time that clocks skip when they are set forward. */
export const skippedTime = 'Clocks are set forward over this time: choose another one.'

/** Formats a moment as in lists and notices: MM/DD/YYYY hh:mma (docs/spec/newsroom.md#dates-and-numbers). */
export function formatMoment(moment: Date, timeZone: string): string {
  return formatInTimeZone(moment, timeZone, 'MM/dd/yyyy hh:mmaaa')
}

/** Returns the zone's own short name at that moment, for example PDT. */
export function zoneNameAt(moment: Date, timeZone: string): string {
  return formatInTimeZone(moment, timeZone, 'zzz')
}

/** Returns the time zone of the user's browser. */
export function localTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone
}

/** Returns whether clocks in both zones show the same time at that moment. */
export function isSameClock(moment: Date, oneZone: string, otherZone: string): boolean {
  return getTimezoneOffset(oneZone, moment) === getTimezoneOffset(otherZone, moment)
}
