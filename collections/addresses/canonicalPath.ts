/** Maximum length of an address; browsers and proxies cut addresses at about this length. */
export const maxPathLength = 2000

const decoded = (segment: string): string => {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

/**
 * Returns the canonical form of an address: begins with "/", no "/" at the end, none doubled, lower case, decoded,
 * Unicode in its composed form. Addresses are stored and looked up in this spelling only, so that "/About/", "/about"
 * and "/%61bout" are one. Null for what cannot be an address: longer than 2,000 characters, or with control characters
 * in it.
 */
export function canonicalPath(path: string): string | null {
  if (path.length > maxPathLength) return null
  const segments = path.split('/').map(decoded).join('/').normalize('NFC').toLowerCase().split('/')
  const canonical = `/${segments.filter((segment) => segment !== '' && segment !== '.').join('/')}`
  return /\p{Cc}/u.test(canonical) ? null : canonical
}
