/**
 * Returns a redirect's target with the reader's query: campaign parameters and the like survive the redirect. The
 * target's own parameters win over those of the same name, and a fragment stays at the end.
 * @param target a path of the site, or a full address.
 * @param query without its question mark.
 */
export function carryQuery(target: string, query: string): string {
  if (query === '') return target
  const [, address = '', own, fragment = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(target) ?? []
  const known = new Set(new URLSearchParams(own ?? '').keys())
  // Piece by piece and unchanged: parsing and serializing it again would change its spelling.
  const carried = query.split('&').filter((piece) => piece !== '' && !known.has(nameOf(piece)))
  const pieces = [...(own ? [own] : []), ...carried]
  return address + (pieces.length > 0 ? `?${pieces.join('&')}` : '') + fragment
}

const nameOf = (piece: string): string => [...new URLSearchParams(piece).keys()][0] ?? ''
