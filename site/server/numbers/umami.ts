import type { AnalyticsService } from './analytics.ts'

export interface UmamiOptions {
  /** Address of Umami, without a slash at the end. */
  url: string
  /** Id of the website in Umami. */
  websiteId: string
  siteUrl: string
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
