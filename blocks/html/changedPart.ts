export interface ChangedPart {
  from: number
  to: number
  insert: string
}

/** Returns the one part in which two texts differ, as short as it can be; null where they are the same. */
export function changedPart(before: string, after: string): ChangedPart | null {
  if (before === after) return null
  const shorter = Math.min(before.length, after.length)
  let start = 0
  while (start < shorter && before[start] === after[start]) start += 1
  let end = 0
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end += 1
  return { from: start, to: before.length - end, insert: after.slice(start, after.length - end) }
}
