/**
 * A redirect's target with the query that the reader came with: campaign parameters and the like survive the move. What
 * the target says itself wins over a parameter of the same name, and a fragment stays at the end.
 * @param target a path of the site, or a full address.
 * @param query without its question mark.
 */
export const carryQuery = (target: string, query: string): string => {
  if (query === '') return target
  const [, address = '', own, fragment = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(target) ?? []
  const known = new Set(new URLSearchParams(own ?? '').keys())
  // Piece by piece and as it came: parsing and writing it anew would change how it is spelt.
  const carried = query.split('&').filter((piece) => piece !== '' && !known.has(nameOf(piece)))
  const pieces = [...(own ? [own] : []), ...carried]
  return address + (pieces.length > 0 ? `?${pieces.join('&')}` : '') + fragment
}

const nameOf = (piece: string): string => [...new URLSearchParams(piece).keys()][0] ?? ''
