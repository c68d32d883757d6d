import type { DateBounds } from '#collections/posts-list/publishDate.ts'

export function isWithin(moment: Date, { from, to, before }: DateBounds): boolean {
  return (
    (!from || moment >= new Date(from)) && (!to || moment <= new Date(to)) && (!before || moment < new Date(before))
  )
}
