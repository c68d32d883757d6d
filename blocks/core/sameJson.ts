/**
 * Returns whether two values are the same as JSON: whatever the order of their keys, and with a key that is undefined as
 * one that is missing. The database returns the keys of an object in an order of its own, so that their texts differ.
 */
export function sameJson(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a) || Array.isArray(b)) {
    if (!Array.isArray(a) || !Array.isArray(b) || a.length !== b.length) return false
    return a.every((item, index) => sameJson(item, b[index]))
  }
  const [left, right] = [definedIn(a), definedIn(b)]
  return (
    left.size === right.size && [...left].every(([key, value]) => right.has(key) && sameJson(value, right.get(key)))
  )
}

const definedIn = (value: object): Map<string, unknown> =>
  new Map(Object.entries(value).filter(([, inside]) => inside !== undefined))
