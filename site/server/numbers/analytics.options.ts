import type { SiteEnvironment } from '../../environment.ts'
import type { AnalyticsService } from './analytics.ts'

interface UmamiOptions {
  // Address of Umami, without a slash at the end.
  url: string
  // Id of the website in Umami.
  websiteId: string
  siteUrl: string
}

interface PlausibleOptions {
  // Address of Plausible, without a slash at the end.
  url: string
  // The site's name in Plausible.
  domain: string
  siteUrl: string
}

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

/** Returns Plausible's Events API (`POST /api/event`), which counts by `User-Agent` and `X-Forwarded-For`. */
export function plausible({ url, domain, siteUrl }: PlausibleOptions): AnalyticsService {
  return {
    name: 'Plausible',
    callOf: ({ event, page, referrer, visitor }) => ({
      url: `${url}/api/event`,
      headers: { 'user-agent': visitor.userAgent, 'x-forwarded-for': visitor.address },
      body: {
        domain,
        name: event.name === 'view' ? 'pageview' : event.name,
        url: siteUrl + page.path,
        ...(referrer && { referrer }),
        props: event.name === 'view' ? { kind: page.kind } : event.props,
      },
    }),
  }
}

/** Returns Umami's API for events (`POST /api/send`); an event without a name is a page view. */
export function umami({ url, websiteId, siteUrl }: UmamiOptions): AnalyticsService {
  return {
    name: 'Umami',
    callOf: ({ event, page, referrer, visitor }) => ({
      url: `${url}/api/send`,
      headers: { 'user-agent': visitor.userAgent, 'x-forwarded-for': visitor.address },
      body: {
        type: 'event',
        payload: {
          website: websiteId,
          hostname: new URL(siteUrl).hostname,
          url: page.path,
          referrer,
          language: visitor.language,
          ...(event.name !== 'view' && { name: event.name, data: event.props }),
        },
      },
    }),
  }
}
