import { formatInTimeZone } from 'date-fns-tz'

/** A date as lists show it: "MM/DD/YYYY hh:mma", and a dash for none (back-office specification, section 9). */
export const listDate = (moment: string | null, timeZone: string): string =>
  moment ? formatInTimeZone(moment, timeZone, 'MM/dd/yyyy hh:mmaaa') : '—'

/** "{from}-{to} of {total}" (section 2.2). */
export const pagingText = ({ page, pageSize, total }: { page: number; pageSize: number; total: number }): string => {
  const from = Math.min((page - 1) * pageSize + 1, total)
  const to = Math.min(page * pageSize, total)
  return `${formatted(from)}-${formatted(to)} of ${formatted(total)}`
}

const formatted = (number: number): string => number.toLocaleString('en-US')
