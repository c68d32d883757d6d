/**
 * Returns the places of the most values that already stand in rising order, so that moving the fewest others sorts them all.
 * Values that are undefined have no place. Pure.
 */
export function placesInOrder<Value extends string | number>(values: readonly (Value | undefined)[]): Set<number> {
  // For each length the place of the smallest value that ends a run of it, and for each place the one before it in its run.
  const bestAt: number[] = []
  const before: (number | undefined)[] = []
  for (const [index, value] of values.entries()) {
    if (value === undefined) continue
    const later = bestAt.findIndex((place) => !isBelow(values[place], value))
    const length = later < 0 ? bestAt.length : later
    before[index] = length > 0 ? bestAt[length - 1] : undefined
    bestAt[length] = index
  }
  const kept = new Set<number>()
  for (let index = bestAt.at(-1); index !== undefined; index = before[index]) kept.add(index)
  return kept
}

const isBelow = <Value extends string | number>(one: Value | undefined, other: Value): boolean =>
  one !== undefined && one < other
