import type { AnalyticsService } from './analytics.ts'

export interface PlausibleOptions {
  /** Address of Plausible, without a slash at the end. */
  url: string
  /** The site's name in Plausible. */
  domain: string
  siteUrl: string
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
