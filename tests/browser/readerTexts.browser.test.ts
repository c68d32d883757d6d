import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { block, fixtureArticle, fixtureArticlePage } from '#site/testing/readerFixtures.ts'
import { StandInBackOffice } from '#site/testing/standInBackOffice.ts'
import { until } from '#tests/until.ts'
import { sharedNewsroom } from './newsroom.ts'
import { type SiteBeside, startSiteBeside } from './siteBeside.ts'

// A story whose blocks all miss what they show, as readers of the built site get it.
const address = '/2026/01/09/what-is-missing'
const left = [
  ...['chart', 'document', 'file', 'gallery', 'image-compare', 'video', 'show', 'sponsor-image', 'related-posts-item'],
  'newsletter-signup',
]
const facts = [
  block('infobox-item', 'Town hall, 1 Front Street', { type: 'address', link: 'nowhere at all' }),
  block('infobox-item', 'Not a profile at all', { type: 'instagram' }),
]
const blocks = [
  block('paragraph', 'The story itself is whole.'),
  block('image'),
  ...left.map((type) => block(type)),
  block('infobox', [], { title: 'Where' }, facts),
  block('crystal-ball', 'Unknown to this version'),
]

const backOffice = new StandInBackOffice()
let site: SiteBeside
let html: string

beforeAll(async () => {
  const CMS_URL = await backOffice.start(0)
  const page = fixtureArticlePage(fixtureArticle('1', { url: address, blocks }))
  backOffice.answers.set(address, { status: 200, page, tags: [], changesAt: null })
  site = await startSiteBeside(sharedNewsroom(), () => ({ CMS_URL }))
  html = await (await fetch(site.siteUrl + address)).text()
})
afterAll(async () => {
  await site?.stop()
  await backOffice.stop()
})

const logged = (words: string) => site.lastLines().some((line) => line.includes(words))

describe('a story whose blocks miss what they show', () => {
  it('is shown all the same', () => {
    expect(html).toContain('The story itself is whole.')
  })

  it('says that an image is missing', () => {
    expect(html).toContain('Unable to render the image')
  })

  it.each(left)('leaves out a block "%s", and the log says why', async (type) => {
    expect(html).not.toMatch(new RegExp(`class="${type}[ "]`, 'u'))
    await until(`the log names ${type}`, () => logged(`Block "${type}"`), Boolean)
  })

  it('shows an address that leads nowhere on a map, and a profile that is none as text', async () => {
    expect(html).toMatch(/href="https:\/\/[^"]*map[^"]*"[^>]*>Town hall/u)
    expect(html).toContain('Not a profile at all')
    await until('the log says so', () => logged('its link cannot be followed'), Boolean)
  })

  it('says nothing of a block that it does not know', () => {
    expect(html).not.toContain('Block not found')
    expect(html).not.toContain('Unknown to this version')
  })
})

describe('a newsletter’s form', () => {
  it('says that it failed', async () => {
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded' }
    const body = new URLSearchParams({ email: 'ana@harbour.example', newsletters: 'First Boat Out', source: 'test' })
    const answer = await fetch(`${site.siteUrl}/api/newsletters/subscribe`, { method: 'POST', headers, body })
    expect(new URL(answer.url).pathname).toBe('/subscription/failed')
    expect(await answer.text()).toContain('That did not work just now')
  })
})
