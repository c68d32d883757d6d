import type { SiteEnvironment } from '../../environment.ts'
import type { AnalyticsService } from './analytics.ts'
import { plausible } from './plausible.ts'
import { umami } from './umami.ts'

/** Returns the service of web analytics that the environment names; null without one. */
export function analyticsService(environment: SiteEnvironment): AnalyticsService | null {
  const { ANALYTICS: service, ANALYTICS_URL: url = '', ANALYTICS_SITE: site = '', SITE_URL: siteUrl } = environment
  switch (service) {
    case 'plausible':
      return plausible({ url, domain: site, siteUrl })
    case 'umami':
      return umami({ url, websiteId: site, siteUrl })
    case 'none':
      return null
  }
}
