/** Core web vitals as histograms: values are kept as the upper end of their bucket, so that sums can be added up. */
export const vitalMetrics = ['LCP', 'INP', 'CLS', 'TTFB'] as const

export type VitalMetric = (typeof vitalMetrics)[number]

// The lowest end of buckets, in milliseconds; thousandths of a shift for CLS.
const lowest: Record<VitalMetric, number> = { LCP: 100, INP: 8, CLS: 5, TTFB: 20 }

// Each bucket ends this much above the one before: a percentile is at most a tenth too high.
const growth = 1.1

const maxBuckets = 100

/**
 * Returns the upper end of the bucket of a value.
 * @param value milliseconds; thousandths of a shift for CLS
 */
export function vitalBucket(metric: VitalMetric, value: number): number {
  if (value <= 0) return 0
  const place = Math.max(0, Math.ceil(Math.log(value / lowest[metric]) / Math.log(growth) - 1e-9))
  return Math.round(lowest[metric] * growth ** Math.min(place, maxBuckets))
}

/**
 * Returns the value that a share of all values do not exceed; null without values.
 * @param share 0.75 for the 75th percentile
 */
export function percentileOf(buckets: readonly { bucket: number; times: number }[], share: number): number | null {
  const sorted = buckets.toSorted((one, other) => one.bucket - other.bucket)
  const total = sorted.reduce((sum, { times }) => sum + times, 0)
  let passed = 0
  for (const { bucket, times } of sorted) {
    passed += times
    if (passed >= total * share) return bucket
  }
  return null
}
