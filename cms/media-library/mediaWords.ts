import { formatInTimeZone } from 'date-fns-tz'

/** Returns a date as 'MM/DD/YYYY h:mma' in the publication's time zone, or a dash for an unknown one. */
export function mediaDate(moment: string | null, timeZone: string): string {
  return moment ? formatInTimeZone(moment, timeZone, 'MM/dd/yyyy h:mmaaa') : '—'
}

/** Returns a name without its ending, and the ending in capitals. */
export function nameParts(name: string): { stem: string; ending: string } {
  const [, stem = name, ending = ''] = /^(.+)\.([^.]{1,8})$/.exec(name) ?? []
  return { stem, ending: ending.toUpperCase() }
}

const units = ['Bytes', 'KB', 'MB', 'GB']

/** Returns a size on base 1024, without decimals (docs/spec/editor.md#file-sizes). */
export function fileSize(bytes: number): string {
  const power = bytes < 1 ? 0 : Math.min(Math.floor(Math.log2(bytes) / 10), units.length - 1)
  return `${Math.round(bytes / 1024 ** power).toLocaleString('en-US')} ${units[power]}`
}

/** Formats a duration as players do: 0:07, 12:30, 1:02:03. */
export function playingTime(seconds: number): string {
  const whole = Math.round(seconds)
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60), whole % 60]
  const two = (number: number) => String(number).padStart(2, '0')
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`
}
