import { formatMoment } from '#blocks/core/zonedTime.ts'

/** Returns a date as lists show it, "MM/DD/YYYY hh:mma", or a dash for none. */
export function listDate(moment: string | null, timeZone: string): string {
  return moment ? formatMoment(new Date(moment), timeZone) : '—'
}

/** Formats the range of a page: "{from}-{to} of {total}" (docs/spec/newsroom.md#list-paging). */
export function pagingText({ page, pageSize, total }: { page: number; pageSize: number; total: number }): string {
  const from = Math.min((page - 1) * pageSize + 1, total)
  const to = Math.min(page * pageSize, total)
  return `${formatted(from)}-${formatted(to)} of ${formatted(total)}`
}

const formatted = (number: number): string => number.toLocaleString('en-US')
