import { z } from 'zod'
import { callService, type OutsideService } from '../outside/serviceCall.ts'
import type { AdServer } from './synchronise.service.ts'

export interface BroadstreetOptions {
  token: string
  /** Without a slash at the end. */
  url: string
}

const service: OutsideService = { name: 'Broadstreet', variable: 'BROADSTREET_TOKEN' }

const answer = z.object({
  advertisers: z.array(
    z
      .object({ id: z.union([z.number(), z.string()]), name: z.string(), web_home_url: z.string().nullish() })
      .transform(({ id, name, web_home_url: website }) => ({ id: String(id), name, website: website ?? '' })),
  ),
})

/**
 * Returns Broadstreet as an ad server (its API, version 1). The token is part of the address, which must not come into a
 * log or a message.
 */
export function broadstreet({ token, url }: BroadstreetOptions): AdServer {
  return {
    name: service.name,
    async advertisers(networkId, signal) {
      const query = new URLSearchParams({ network_id: networkId, access_token: token })
      const { advertisers } = await callService(service, answer, `${url}/advertisers?${query}`, { signal })
      return [...new Map(advertisers.map((advertiser) => [advertiser.id, advertiser])).values()]
    },
  }
}
