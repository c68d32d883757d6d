/**
 * Returns the separator before a name in a list of authors (docs/spec/reader-site.md#author-line): ", " between names,
 * " and " before the last, ", and " before the last of more than two.
 */
export function joinerBefore(index: number, count: number): string {
  if (index === 0) return ''
  if (index < count - 1) return ', '
  return count > 2 ? ', and ' : ' and '
}

/** Joins names for a sentence: "Ana Ruiz, Bo Lind, and Cy Park". */
export function joinNames(names: readonly string[]): string {
  return names.map((name, index) => joinerBefore(index, names.length) + name).join('')
}
