import { z } from 'zod'
import { defaultTimeZone } from '#contract/defaultTimeZone.ts'
import { createRouter, procedure } from '#plugins/rpc/rpc.base.ts'
import { cmsEnvironment } from '../environment.ts'

/** Settings of the publication that screens need. */
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
    .query(async ({ ctx: { req } }) => {
      const select = { timeZone: true, listeningPlatforms: true } as const
      const settings = await req.payload.findGlobal({ slug: 'settings', select, depth: 0, overrideAccess: true, req })
      return {
        siteUrl: cmsEnvironment(process.env).SITE_URL,
        timeZone: settings.timeZone || defaultTimeZone,
        listeningPlatforms: (settings.listeningPlatforms ?? []).map(({ type, label }) => ({ type, label })),
      }
    }),
})
