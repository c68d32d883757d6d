export interface Summary {
  count: number
  median: number
  p95: number
  max: number
}

/**
 * Returns the value below which a share of the values lies, by the nearest rank: always one that was really measured.
 * @param share 0 to 1
 * @throws RangeError without values, or with a share that is none
 */
export function percentile(values: readonly number[], share: number): number {
  if (!(share >= 0 && share <= 1)) throw new RangeError(`${share} is no share of 1`)
  const sorted = values.toSorted((left, right) => left - right)
  const found = sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)]
  if (found === undefined) throw new RangeError('There is no percentile of nothing')
  return found
}

/**
 * Returns the middle value; the mean of the two middle ones where their number is even.
 * @throws RangeError without values
 */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((left, right) => left - right)
  const right = sorted[Math.floor(sorted.length / 2)]
  const left = sorted[Math.ceil(sorted.length / 2) - 1]
  if (left === undefined || right === undefined) throw new RangeError('There is no median of nothing')
  return (left + right) / 2
}

/** @throws RangeError without values */
export function summarize(values: readonly number[]): Summary {
  return { count: values.length, median: median(values), p95: percentile(values, 0.95), max: percentile(values, 1) }
}
