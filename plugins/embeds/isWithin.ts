import type { DateBounds } from '#collections/posts-list/publishDate.ts'

export const isWithin = (moment: Date, { from, to, before }: DateBounds): boolean =>
  (!from || moment >= new Date(from)) && (!to || moment <= new Date(to)) && (!before || moment < new Date(before))
