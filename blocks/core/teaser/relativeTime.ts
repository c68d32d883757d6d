const second = 1000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour
const week = 7 * day
// A month of a mean year: a label needs no calendar.
const month = 30.436875 * day
const year = 12 * month

interface Step {
  // The step holds below this age, in milliseconds.
  below: number
  unit: number
  name: string
}

const steps: readonly Step[] = [
  { below: 90 * minute, unit: minute, name: 'minute' },
  { below: 36 * hour, unit: hour, name: 'hour' },
  { below: week, unit: day, name: 'day' },
  { below: 5 * week, unit: week, name: 'week' },
  { below: year, unit: month, name: 'month' },
  { below: Number.POSITIVE_INFINITY, unit: year, name: 'year' },
]

/**
 * Returns how long ago something was published, in words (docs/spec/reader-site.md#relative-time). Rounded down,
 * singular at 1. A future time, as of a fast clock, reads "Just now".
 */
export function relativeTime(then: Date, now: Date): string {
  const age = now.getTime() - then.getTime()
  if (age < minute) return 'Just now'
  const step = steps.find(({ below }) => age < below)
  if (!step) return ''
  const count = Math.max(1, Math.floor(age / step.unit))
  return `${count} ${step.name}${count === 1 ? '' : 's'} ago`
}
