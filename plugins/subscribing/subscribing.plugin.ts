import type { Plugin } from 'payload'
import { z } from 'zod'
import { linkCall, preferencesCall, type SubscribeAnswer, subscribeCall } from '#contract/subscribing.schema.ts'
import { siteCallEndpoint } from '../site-calls/siteCall.endpoint.ts'
import { readerPreferences } from './preferences.service.ts'
import { followLink, type SubscribingOptions, subscribe } from './subscribe.service.ts'

/**
 * Adds subscriptions of readers: `POST /api/reader/subscriptions` and `/api/reader/subscriptions/{link,preferences}`,
 * which only the reader site may call; readers call the site (`POST /api/newsletters/subscribe`), which limits them.
 */
export function subscribing(options: SubscribingOptions): Plugin {
  return (config) => ({
    ...config,
    collections: config.collections?.map((collection) =>
      collection.slug === 'newsletter-lists'
        ? {
            ...collection,
            hooks: {
              ...collection.hooks,
              // The subscribers of a deleted newsletter are forgotten.
              beforeDelete: [
                ...(collection.hooks?.beforeDelete ?? []),
                async ({ id, req }) => {
                  const where = { list: { equals: id } }
                  await req.payload.delete({ collection: 'newsletter-subscriptions', where, depth: 0, req })
                },
              ],
            },
          }
        : collection,
    ),
    endpoints: [
      ...(config.endpoints ?? []),
      siteCallEndpoint({
        path: '/reader/subscriptions',
        schema: z.object({ subscription: z.unknown() }),
        secret: options.siteSecret,
        answer: async (payload, { subscription }, now): Promise<SubscribeAnswer> => {
          const parsed = subscribeCall.safeParse(subscription)
          if (parsed.success) return subscribe(payload, parsed.data, now, options)
          return {
            ok: false,
            errors: parsed.error.issues.map(({ message, path }) => ({ field: String(path[0] ?? ''), message })),
          }
        },
      }),
      siteCallEndpoint({
        path: '/reader/subscriptions/link',
        schema: linkCall,
        secret: options.siteSecret,
        answer: (payload, call, now) => followLink(payload, call, now, options),
      }),
      siteCallEndpoint({
        path: '/reader/subscriptions/preferences',
        schema: preferencesCall,
        secret: options.siteSecret,
        answer: (payload, call, now) => readerPreferences(payload, call, now, options.secret),
      }),
    ],
  })
}
