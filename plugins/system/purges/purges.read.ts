import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { cacheTag, isAddressTag } from '#contract/cacheTag.ts'
import { purgeDeskOf } from '#plugins/revalidation/purgeDesk.ts'
import { oldestPurges, sitesBehind } from '#plugins/revalidation/waitingPurges.store.ts'
import { broken, counted, look, moment, part } from '../part.schema.ts'

export const purgesPart = part.extend({
  sites: z.array(
    z.object({ site: z.string(), waiting: z.number(), since: moment.nullable(), error: z.string().nullable() }),
  ),
  waiting: z.array(
    z.object({
      id: z.number(),
      site: z.string(),
      // The addresses, or what else is out of date.
      what: z.string(),
      since: moment,
      attempts: z.number(),
      error: z.string().nullable(),
    }),
  ),
})

// Purges that are shown; a site has at most 200.
const shown = 50

// Milliseconds in which a site may start.
const startTime = 60_000

/** Returns how far the reader sites are behind. */
export async function purgesOf({ payload }: PayloadRequest): Promise<z.infer<typeof purgesPart>> {
  const behind = await sitesBehind({ payload })
  const waiting = await oldestPurges({ payload }, shown)
  const sites = purgeDeskOf(payload.config).sites.map((site) => {
    const { waiting: count = 0, since = null, error = null } = behind.find((one) => one.site === site) ?? {}
    return { site, waiting: count, since, error }
  })
  const total = sites.reduce((sum, site) => sum + site.waiting, 0)
  return {
    summary: total === 0 ? 'No purge waits' : `${counted(total, 'purge')} waiting`,
    findings: sites.flatMap(({ site, waiting: count, since, error }) => {
      if (error === null) return []
      // A site that starts, or starts again, takes them within this time.
      const isNew = since !== null && Date.now() - since < startTime
      return (isNew ? look : broken)(
        `${site} has not taken ${counted(count, 'purge')}: ${error}`,
        isNew
          ? 'Wait a minute: a site that is starting takes them by itself.'
          : 'Start the site again, or check SITE_PURGE_URLS and REVALIDATE_SECRET. Purges are repeated by themselves.',
      )
    }),
    sites,
    waiting: waiting.map(({ tags, count, ...rest }) => ({ ...rest, what: wordsOf(tags, count) })),
  }
}

function wordsOf(tags: readonly string[], count: number): string {
  if (tags.includes(cacheTag.everything)) return 'Everything'
  const addresses = tags.filter(isAddressTag).map((tag) => tag.slice(cacheTag.address('').length))
  const named = addresses.slice(0, 3)
  const others = count - named.length
  if (named.length === 0) return `Pages with ${tags.slice(0, 3).join(', ')}`
  return others > 0 ? `${named.join(', ')} and pages with ${counted(others, 'other tag')}` : named.join(', ')
}
