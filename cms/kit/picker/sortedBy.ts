/** A sort order, with its name in the procedure. */
export interface PickerSort<Key extends string = string> {
  key: Key
  direction: 'asc' | 'desc'
}

/** Dates begin with the newest, all else with A; the second time it goes the other way. */
export function sortedBy<Key extends string>([sort]: readonly PickerSort<Key>[], key: Key): PickerSort<Key>[] {
  if (sort?.key === key) return [{ key, direction: sort.direction === 'asc' ? 'desc' : 'asc' }]
  return [{ key, direction: /date|updated/i.test(key) ? 'desc' : 'asc' }]
}
