/**
 * The one spelling of a path: begins with a slash, does not end with one, has no empty parts, query or fragment, and
 * percent escapes where a browser would send them. Two spellings of one address must meet in one record.
 * @throws RangeError when the text is no path of this site.
 */
export const normalisePath = (text: string): string => {
  const trimmed = text.trim()
  const isForeign = /^[a-z][a-z0-9+.-]*:/i.test(trimmed) || /^[\\/]{2}/.test(trimmed)
  if (trimmed === '' || isForeign) throw new RangeError('Enter a path of this site, for example /2024/old-story.')
  const parsed = new URL(trimmed.startsWith('/') ? trimmed : `/${trimmed}`, 'http://site.invalid')
  return parsed.pathname.replace(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '')
}
