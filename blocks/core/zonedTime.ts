import { formatInTimeZone, fromZonedTime, getTimezoneOffset } from 'date-fns-tz'

/** A date and a time as the 12-hour picker has them: hours 1 to 12, minutes in steps of 5. */
export interface PickedTime {
  /** yyyy-mm-dd; empty while none is chosen. */
  day: string
  hour: number
  minute: number
  half: 'AM' | 'PM'
}

/** The hours of the picker, in its order. */
export const hours = [12, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] as const
export const minutes = Array.from({ length: 12 }, (_, index) => index * 5)

/** Returns the moment that was picked in a time zone; null while it is none. */
export const momentOf = ({ day, hour, minute, half }: PickedTime, timeZone: string): Date | null => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return null
  const hourOfDay = (hour % 12) + (half === 'PM' ? 12 : 0)
  const two = (value: number) => String(value).padStart(2, '0')
  const moment = fromZonedTime(`${day}T${two(hourOfDay)}:${two(minute)}:00`, timeZone)
  return Number.isNaN(moment.getTime()) ? null : moment
}

/** Returns the picker's values for a moment, the minutes rounded up to the next step. */
export const pickedTimeOf = (moment: Date, timeZone: string): PickedTime => {
  const step = 5 * 60_000
  const rounded = new Date(Math.ceil(moment.getTime() / step) * step)
  const part = (pattern: string) => formatInTimeZone(rounded, timeZone, pattern)
  return {
    day: part('yyyy-MM-dd'),
    hour: Number(part('h')),
    minute: Number(part('m')),
    half: part('a') === 'AM' ? 'AM' : 'PM',
  }
}

/** Formats a moment as in lists and notices: MM/DD/YYYY hh:mma (back-office specification, section 9). */
export const formatMoment = (moment: Date, timeZone: string): string =>
  formatInTimeZone(moment, timeZone, 'MM/dd/yyyy hh:mmaaa')

/** Returns the zone's own short name at that moment, for example PDT. */
export const zoneNameAt = (moment: Date, timeZone: string): string => formatInTimeZone(moment, timeZone, 'zzz')

/** Returns the time zone of the user's browser. */
export const localTimeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone

/** Returns whether clocks in both zones show the same time at that moment. */
export const isSameClock = (moment: Date, oneZone: string, otherZone: string): boolean =>
  getTimezoneOffset(oneZone, moment) === getTimezoneOffset(otherZone, moment)
