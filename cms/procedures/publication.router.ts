import { z } from 'zod'
import { createRouter, procedure } from '#plugins/rpc/rpcBase.ts'
import { publicationSettings } from './publicationSettings.ts'

export const publicationRouter = createRouter({
  getSettings: procedure({
    summary:
      'What screens go by: the address of the reader site, the time zone of days and dates, and what listening platforms are called.',
    permissions: [],
  })
    .input(z.object({}))
    .output(
      z.object({
        /** Without a trailing slash. */
        siteUrl: z.string(),
        /** IANA name. */
        timeZone: z.string(),
        listeningPlatforms: z.array(z.object({ type: z.string(), label: z.string() })),
      }),
    )
    .query(({ ctx: { req } }) => publicationSettings(req.payload, req)),
})
