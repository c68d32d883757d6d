import type { Plugin } from 'payload'
import { siteCallEndpoint } from '../site-calls/siteCall.endpoint.ts'
import { addEvents, eventsCall } from './events.store.ts'
import { addViews, viewsCall } from './views.store.ts'

/**
 * Keeps how often each post is read and what readers do, as the reader site tells it: `POST /api/reader/{views,events}`.
 * @param secret shared with the site.
 */
export const views =
  ({ secret }: { secret: string }): Plugin =>
  (config) => ({
    ...config,
    endpoints: [
      ...(config.endpoints ?? []),
      siteCallEndpoint({
        path: '/reader/views',
        schema: viewsCall,
        secret,
        answer: async (payload, { views: told }) => {
          await addViews(payload, told)
          return { counted: told.length }
        },
      }),
      siteCallEndpoint({
        path: '/reader/events',
        schema: eventsCall,
        secret,
        answer: async (payload, { events }) => {
          await addEvents(payload, events)
          return { counted: events.length }
        },
      }),
    ],
  })
