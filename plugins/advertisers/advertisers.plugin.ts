import { APIError, type CollectionConfig, type Endpoint, type PayloadRequest, type Plugin } from 'payload'
import { recordDeed } from '#collections/activity/recordDeed.ts'
import { requirePermissions } from '../permissions/requirePermissions.ts'
import type { AdServer } from './synchronise.service.ts'
import { synchronise } from './synchronise.service.ts'

export interface AdvertisersOptions {
  /** Null where the environment sets none up. */
  adServer: AdServer | null
  /** Path of the component above the list. */
  tools?: string
}

/** Adds `POST /api/advertisers/synchronise`, which answers with a line of JSON for each step, and its screen. */
export function advertisers({ adServer, tools }: AdvertisersOptions): Plugin {
  return (config) => ({
    ...config,
    collections: config.collections?.map((collection): CollectionConfig => {
      if (collection.slug !== 'advertisers') return collection
      const { admin } = collection
      const beforeListTable = [...(admin?.components?.beforeListTable ?? []), ...(tools ? [tools] : [])]
      return {
        ...collection,
        endpoints: [...(collection.endpoints || []), synchroniseEndpoint(adServer)],
        admin: { ...admin, components: { ...admin?.components, beforeListTable } },
      }
    }),
  })
}

const synchroniseEndpoint = (adServer: AdServer | null): Omit<Endpoint, 'root'> => ({
  path: '/synchronise',
  method: 'post',
  handler: async (req) => {
    await requirePermissions(req, ['SYNC_BROADSTREET_ADVERTISER'])
    if (!adServer) throw new APIError('Set BROADSTREET_TOKEN to synchronise advertisers.', 400, null, true)
    const what = 'synchronised the advertisers'
    await recordDeed(req, { action: 'operate', kind: 'advertisers', id: 'all', what })
    return new Response(lines(req, adServer), {
      headers: { 'Content-Type': 'application/x-ndjson; charset=utf-8', 'Cache-Control': 'no-store' },
    })
  },
})

// The last line is `{"error": …}` where the synchronisation ended with one.
function lines(req: PayloadRequest, adServer: AdServer): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  const leaving = new AbortController()
  const steps = synchronise(req, adServer, { signal: leaving.signal, now: new Date() })
  const line = (value: object) => encoder.encode(`${JSON.stringify(value)}\n`)
  return new ReadableStream({
    async pull(controller) {
      try {
        const { done, value } = await steps.next()
        if (done) controller.close()
        else controller.enqueue(line(value))
      } catch (error) {
        const isKnown = error instanceof APIError && error.isPublic
        if (!isKnown) req.payload.logger.error({ err: error, msg: 'Synchronising advertisers failed' })
        controller.enqueue(line({ error: isKnown ? error.message : 'The advertisers could not be stored. Try again.' }))
        controller.close()
      }
    },
    cancel: () => leaving.abort(),
  })
}
