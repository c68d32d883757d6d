import { canonicalPath } from '../addresses/canonicalPath.ts'
import { maxStoredLength } from '../addresses/redirectTarget.ts'

/**
 * Returns the address of a redirect out of what a person or an import gave: a path in its one spelling, without query
 * and fragment.
 * @throws RangeError with the sentence to show, when the text is no path of this site, or the home page itself.
 */
export function redirectSource(text: string): string {
  const trimmed = text.trim()
  const isForeign = /^[a-z][a-z0-9+.-]*:/i.test(trimmed) || /^[\\/]{2}/.test(trimmed) || trimmed.includes('\\')
  const path = isForeign ? null : canonicalPath(trimmed.replace(/[?#].*$/s, ''))
  if (path === null) throw new RangeError('Enter a path of this site, for example /2024/old-story.')
  if (path === '/') throw new RangeError('The home page cannot lead elsewhere.')
  if (Buffer.byteLength(path) > maxStoredLength) throw new RangeError('This address is too long.')
  return path
}
