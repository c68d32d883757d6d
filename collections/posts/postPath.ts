import { formatInTimeZone } from 'date-fns-tz'

/**
 * Returns the address of a post: "/{yyyy}/{mm}/{dd}/{slug}" (docs/spec/newsroom.md#addresses).
 * @param firstPublished the moment of the first publication.
 * @param timeZone IANA name of the publication's time zone, in which the day is taken.
 */
export function postPath(firstPublished: Date, timeZone: string, slug: string): string {
  return `/${formatInTimeZone(firstPublished, timeZone, 'yyyy/MM/dd')}/${slug}`
}

const dated = /^\/\d{4}\/\d{2}\/\d{2}\//

/** Returns the address of the same day with another slug: the date of an address never changes by itself. */
export function postPathWithSlug(path: string, slug: string): string | null {
  const [day] = dated.exec(path) ?? []
  return day ? day + slug : null
}
