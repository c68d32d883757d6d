/** Measures the web vitals of a page view: a file of its own, which few page views load. */
import { type Metric, onCLS, onINP, onLCP } from 'web-vitals'
import type { trackEvent } from '#contract/trackEvent.ts'

type VitalName = 'LCP' | 'INP' | 'CLS' | 'TTFB'

/**
 * Reports each vital once: when it is final, at the latest when the page is hidden.
 * @param track takes the events; an import would share a file with the beacon, which every reader loads
 */
export function reportVitals(track: typeof trackEvent): void {
  const report = (metric: VitalName, value: number) => {
    const whole = Math.min(999_999, Math.max(0, Math.round(metric === 'CLS' ? value * 1000 : value)))
    track({ name: 'web_vital', props: { metric, value: String(whole) } })
  }
  const reportMetric = ({ name, value }: Metric): void => report(name as VitalName, value)
  const [navigation] = performance.getEntriesByType('navigation')
  if (navigation instanceof PerformanceNavigationTiming) report('TTFB', navigation.responseStart)
  onLCP(reportMetric)
  onINP(reportMetric)
  onCLS(reportMetric)
}
