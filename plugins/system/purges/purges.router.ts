import { APIError } from 'payload'
import { z } from 'zod'
import { recordOperation } from '#collections/activity/recordOperation.ts'
import { canonicalPath } from '#collections/addresses/canonicalPath.ts'
import { cacheTag } from '#contract/cacheTag.ts'
import { purgeDeskOf } from '#plugins/revalidation/purgeDesk.ts'
import { createRouter } from '#plugins/rpc/rpcBase.ts'
import { counted, done } from '../part.schema.ts'
import { tool } from '../tool.ts'
import { purgesOf, purgesPart } from './purges.read.ts'

const answer = (what: string, sites: number, taken: number): string =>
  taken === sites
    ? `${what} at ${counted(sites, 'site')}.`
    : `${what} at ${taken} of ${counted(sites, 'site')}. It waits for the others below.`

/** Purges of the reader sites. */
export const purgesRouter = createRouter({
  getPurges: tool('The purges that wait for a reader site, and why.')
    .input(z.object({}))
    .output(purgesPart)
    .query(({ ctx }) => purgesOf(ctx.req)),

  purgeAddress: tool('Has every reader site render the page of an address again.')
    .input(z.object({ path: z.string().trim().min(1).max(2000) }))
    .output(done)
    .mutation(async ({ ctx: { req }, input }) => {
      const path = pathOf(input.path)
      const desk = purgeDeskOf(req.payload.config)
      const taken = await desk.order(req.payload, [cacheTag.address(path)])
      await recordOperation(req, 'purges', `Purged ${path}`)
      return { message: answer(`${path} is purged`, desk.sites.length, taken) }
    }),

  purgeEverything: tool('Has every reader site render all of its pages again.')
    .input(z.object({}))
    .output(done)
    .mutation(async ({ ctx: { req } }) => {
      const desk = purgeDeskOf(req.payload.config)
      const taken = await desk.order(req.payload, [cacheTag.everything])
      await recordOperation(req, 'purges', 'Purged everything')
      return { message: answer('Everything is purged', desk.sites.length, taken) }
    }),

  retryPurges: tool('Sends the purges that wait now.')
    .input(z.object({}))
    .output(done)
    .mutation(async ({ ctx: { req } }) => {
      await purgeDeskOf(req.payload.config).hasten(req.payload)
      await recordOperation(req, 'purges', 'Sent the purges that waited')
      const { summary } = await purgesOf(req)
      return { message: summary }
    }),
})

// Takes a whole address as well as a path: people copy it from the browser.
function pathOf(given: string): string {
  const path = canonicalPath(URL.canParse(given) ? new URL(given).pathname : given)
  if (path === null) throw new APIError('This is not an address of the reader site: it begins with /.', 400, null, true)
  return path
}
