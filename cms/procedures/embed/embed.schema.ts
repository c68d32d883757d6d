import { z } from 'zod'
import { boundsOf, type DateBounds, isDay, publishDateTypes } from '#collections/posts-list/publishDate.ts'
import { idsInput, pageInput, textInput } from '#plugins/rpc/named.schema.ts'

export const optionalDay = z.string().refine(isDay, 'A day is written as 2026-02-28.').optional()

/** As many as fit on a screen of cards. */
const defaultPageSize = 20

/** A search, and the preset of its dates, which the server works out where the publication is. */
export const embedSearch = {
  query: textInput.default(''),
  ...pageInput,
  pageSize: pageInput.pageSize.default(defaultPageSize),
  dates: z.enum(publishDateTypes).default('Anytime'),
}

export const embedIds = z.object({ ids: idsInput })

interface Span {
  dates: (typeof publishDateTypes)[number]
  from: string | undefined
  to: string | undefined
}

/** Days without a preset are a span of their own; a day that is missing is the other one. */
export const boundsOfSpan = ({ dates, from, to }: Span, now: Date, timeZone: string): DateBounds => {
  const [first, last] = [from ?? to, to ?? from]
  if (first && last && (dates === 'Custom' || dates === 'Anytime')) {
    return boundsOf({ type: 'Custom', value: { from: first, to: last } }, now, timeZone)
  }
  return dates === 'Custom' ? {} : boundsOf({ type: dates }, now, timeZone)
}
