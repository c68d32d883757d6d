import { z } from 'zod'
import { launchReceipt } from '#plugins/launch-receipt/launchReceipt.service.ts'
import { createRouter, procedure } from '#plugins/rpc/rpcBase.ts'
import { cmsEnvironment } from '../environment.ts'

// Milliseconds until a launch counts as not visible.
const timeoutMs = 10_000

export const frontRouter = createRouter({
  getLaunchReceipt: procedure({
    summary:
      'Reads the front page of every instance of the reader site until it shows a launch of the home page: after how many milliseconds readers had it, or after ten seconds what is in the way.',
    permissions: ['MANAGE_HOMEPAGE'],
  })
    .input(
      z.object({
        /** When the home page was launched: `updatedAt` of the answer to the publication. */
        launchedAt: z.iso.datetime(),
      }),
    )
    .output(
      z.discriminatedUnion('isVisible', [
        z.object({ isVisible: z.literal(true), after: z.number() }),
        z.object({ isVisible: z.literal(false), reason: z.string() }),
      ]),
    )
    .query(({ input }) => {
      const { SITE_URL, SITE_PURGE_URLS } = cmsEnvironment(process.env)
      return launchReceipt(SITE_PURGE_URLS ?? [SITE_URL], new Date(input.launchedAt), timeoutMs)
    }),
})
