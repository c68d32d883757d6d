/**
 * Returns the option that a key leads to in a list of results, around its ends; null for any other key.
 * @param at -1 for none yet
 */
export function nextOption(key: string, at: number, count: number): number | null {
  if (count === 0) return null
  switch (key) {
    case 'ArrowDown':
      return (at + 1) % count
    case 'ArrowUp':
      return at <= 0 ? count - 1 : at - 1
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return null
  }
}
