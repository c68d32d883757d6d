import { readdir } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { purgePath } from '#contract/purgeCall.schema.ts'
import { signedCall } from '#contract/signedCalls.ts'
import { fixtureArticle, fixtureArticlePage } from '#site/testing/readerFixtures.ts'
import { StandInBackOffice } from '#site/testing/standInBackOffice.ts'
import { until } from '#tests/until.ts'
import { sharedNewsroom } from './newsroom.ts'
import { type SiteBeside, startSiteBeside } from './siteBeside.ts'

const newsroom = sharedNewsroom()
const backOffice = new StandInBackOffice()
let site: SiteBeside

const story = '/2026/01/09/story'
const others = Array.from({ length: 40 }, (_, index) => `/2026/01/08/other-${index}`)
const all = [...others, story, '/']

beforeAll(async () => {
  const CMS_URL = await backOffice.start(0)
  site = await startSiteBeside(newsroom, () => ({ CMS_URL }))
})
afterAll(async () => {
  await site?.stop()
  await backOffice.stop()
})

function setHeadlines(headline: string): void {
  for (const [index, path] of all.entries()) {
    const page = fixtureArticlePage(fixtureArticle(String(index), { url: path, headline }))
    backOffice.answers.set(path, { status: 200, page, tags: ['posts', `address:${path}`], changesAt: null })
  }
}

const read = async (path: string) => {
  const response = await fetch(site.siteUrl + path)
  return { text: await response.text(), cacheStatus: response.headers.get('cache-status') }
}

async function purge(tags: string[]): Promise<unknown> {
  const secret = newsroom.environment.REVALIDATE_SECRET ?? ''
  const response = await fetch(site.siteUrl + purgePath, signedCall(purgePath, { tags }, secret, Date.now()))
  return response.json()
}

describe('a purge of the built site', () => {
  it('is answered before pages are rendered, and no reader gets an old page as a fresh one, even after a kill', async () => {
    setHeadlines('Headline of yesterday')
    for (const path of all) await read(path)
    const keptPages = async () =>
      (await readdir(site.folder, { recursive: true })).filter((name) => /\.page$/u.test(name))
    await until('all pages are on disk', keptPages, (kept) => kept.length === all.length)

    setHeadlines('Headline of today')
    let release: () => void = () => undefined
    backOffice.gate = new Promise((resolve) => {
      release = resolve
    })
    expect(await purge(['posts', `address:${story}`])).toEqual({ marked: all.length })
    await site.killAndStart()
    backOffice.gate = null
    release()
    for (const path of all) {
      // A site that is slow may show the page of yesterday, but never says that it is fresh.
      await until(`${path} is new`, async () => {
        const { text, cacheStatus } = await read(path)
        const isNew = text.includes('Headline of today')
        if (!isNew) expect([path, cacheStatus]).toEqual([path, 'Citydesk; hit; stale'])
        return isNew
      })
    }

    backOffice.requests.length = 0
    await purge(['posts', `address:${story}`])
    await until('all pages are rendered without a reader', () => new Set(backOffice.requests).size === all.length)

    backOffice.fault = 'error'
    await purge(['posts'])
    await site.killAndStart()
    for (let count = 0; count < 2; count += 1) {
      expect((await read(story)).cacheStatus).toBe('Citydesk; hit; stale')
    }
  })
})
