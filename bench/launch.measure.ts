import { z } from 'zod'
import { blockFixture } from '#blocks/core/block.fixtures.ts'
import type { Block } from '#blocks/core/block.types.ts'
import { lexicalFromBlocks } from '#blocks/registry/lexical.convert.ts'
import { homeFrontId } from '#collections/fronts/homeFront.ts'
import { type BackOffice, idsOf, signIn } from './backOffice.ts'
import { timed } from './desk.ts'
import type { Measure } from './measure.types.ts'
import { shows, untilShown } from './shownPage.ts'
import { summarize } from './statistics.ts'

const times = 20
const rowCount = 10

/**
 * A home page of ten rows with four slots: resolving it as the curator's screen does, and from sending the launch until
 * the public front page shows a new headline of its first pin. The page that was there is put back.
 */
export const launch: Measure = {
  name: 'launch',
  rows: 3,
  run: async ({ cmsUrl, siteUrl, limits }) => {
    const curator = await signIn(cmsUrl, 'curator')
    const rounds = Math.min(times, limits.rounds)
    const [pinned] = await idsOf(curator, 'posts', 'limit=1&sort=-publishDateTime&where[_status][equals]=published')
    const path = `/fronts/${homeFrontId}?depth=0&select[blocks]=false`
    const { body: before } = z.object({ body: z.unknown() }).parse(await curator.read(path))
    const resolving: number[] = []
    const calls: number[] = []
    const visible: number[] = []
    try {
      for (let round = 0; round <= rounds; round += 1) {
        const headline = `Bench launch ${round} ${Date.now().toString(36)}`
        const blocks = pageOf(String(pinned), headline)
        const resolved = await timed(() => curator.call('editor.processBlocks', { blocks }))
        await curator.update('fronts', homeFrontId, { body: lexicalFromBlocks(blocks) })
        const [call, shown] = await launched(curator, `${siteUrl}/`, headline)
        // The first round warms up and does not count.
        if (round === 0) continue
        resolving.push(resolved)
        calls.push(call)
        visible.push(shown)
      }
    } finally {
      await curator.update('fronts', homeFrontId, { body: before })
      await curator.publish('fronts', homeFrontId)
    }
    return [
      { what: 'Home page of 40 slots: resolving', milliseconds: summarize(resolving), goal: 'median ≤ 25 ms' },
      { what: 'Launch to visible', milliseconds: summarize(visible), goal: 'p95 ≤ 300 ms' },
      { what: '  the launch call itself', milliseconds: summarize(calls) },
    ]
  },
}

const slot = (id: string, pinned: object | null): Block => blockFixture('homepage-slot', { id, props: { pinned } })

const pageOf = (post: string, headline: string): Block[] =>
  Array.from({ length: rowCount }, (_, row) =>
    blockFixture('homepage-row', {
      id: `row-${row}`,
      props: { layout: 'post_row_4' },
      children: [0, 1, 2, 3].map((place) =>
        slot(`slot-${row}-${place}`, row + place === 0 ? { id: post, headline, until: null } : null),
      ),
    }),
  )

// Returns the milliseconds of the call, and those until the page shows the headline.
async function launched(curator: BackOffice, url: string, headline: string): Promise<[number, number]> {
  if (await shows(url, headline)) throw new Error(`${url} shows it already`)
  return Promise.all([timed(() => curator.publish('fronts', homeFrontId)), timed(() => untilShown(url, headline))])
}
