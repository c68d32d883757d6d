import { describe, expect, it, jest } from '@jest/globals'
import { parseFeed } from 'podcast-partytime'
import sharp from 'sharp'
import { z } from 'zod'
import { parseXml, podcastFeedFaults } from '#site/feeds/podcastFeed.fixtures.ts'
import { until } from '#tests/until.ts'
import { signInByRest } from './lifecycle/restPerson.ts'
import { sharedNewsroom } from './newsroom.ts'
import { listenerOf, showPath } from './podcastListener.ts'

jest.setTimeout(300_000)

const { page, open, siteUrl, leadLine, lastRow } = listenerOf()

describe('the page of all podcasts', () => {
  it('has each show with what it is about and its newest episode, dated as episodes are', async () => {
    await open('/podcasts')
    const show = page()
      .getByRole('listitem')
      .filter({ has: page().getByRole('heading', { name: 'Slack Tide' }) })
    expect(await show.getByRole('heading').getByRole('link').getAttribute('href')).toBe(showPath)
    expect(await show.locator('time').textContent()).toMatch(/^(?:Today|1 day ago)$/)
    expect(await show.locator(`a[href="${leadLine()}"]`).textContent()).toContain('the depth on the wall')
    expect(await page().locator(`link[rel=alternate][href="${showPath}/feed.xml"]`).count()).toBe(1)
  })
})

describe('the page of a show', () => {
  it('has its episodes with day and length, its platforms, and its feed', async () => {
    await open(showPath)
    expect(
      await page()
        .locator('.episode-row__headline a')
        .evaluateAll((all) => all.map((a) => a.getAttribute('href'))),
    ).toEqual([leadLine(), lastRow()])
    const metas = await page().locator('.episode-row__meta').allTextContents()
    expect(metas[0]).toMatch(/^(?:Today|1 day ago)56 secEpisode 41$/)
    expect(metas[1]).toMatch(/^(?:\w+day, [A-Z][a-z]+\.? \d+|\d days ago)35 secEpisode 40$/)
    expect(await page().getByRole('link', { name: 'RSS feed for podcast apps' }).getAttribute('href')).toBe(
      `${showPath}/feed.xml`,
    )
    await page()
      .getByRole('button', { name: /^See All Episodes/ })
      .click()
    await page().getByRole('dialog', { name: 'Select Your Platform' }).waitFor()
  })

  it('tells search engines what it is', async () => {
    await open(showPath)
    const text = (await page().locator('script[type="application/ld+json"]').textContent()) ?? ''
    expect(JSON.parse(text)['@graph'][0]).toMatchObject({
      '@type': 'PodcastSeries',
      name: 'Slack Tide',
      webFeed: expect.stringMatching(/\/podcasts\/slack-tide\/feed\.xml$/),
    })
  })
})

describe('the feed of a show', () => {
  const get = (path: string, init: RequestInit = {}) => fetch(siteUrl() + path, init)
  const local = (address: string) => new URL(address).pathname

  it('keeps the rules of directories, and its files are what it says', async () => {
    const answer = await get(`${showPath}/feed.xml`)
    expect(answer.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8')
    const text = await answer.text()
    expect(podcastFeedFaults(text)).toEqual([])
    // The parser of the Podcast Index, which most podcast apps ask.
    expect(parseFeed(text)?.items[0]).toMatchObject({
      itunesEpisode: 41,
      podcastEpisode: { number: 41 },
      podcastPeople: [{ name: 'Wendell Pike', role: 'Host' }],
      podcastTranscripts: [{ type: 'text/vtt' }],
      guid: expect.stringMatching(/^[0-9a-f-]{36}$/),
    })
    const channel = parseXml(text).children[0]
    const items = channel?.children.filter(({ name }) => name === 'item') ?? []
    expect(items.length).toBeGreaterThanOrEqual(2)
    for (const item of items) {
      const enclosure = item.children.find(({ name }) => name === 'enclosure')?.attributes ?? {}
      const { status, headers } = await get(local(enclosure.url ?? ''), { method: 'HEAD' })
      expect([status, headers.get('content-length'), headers.get('content-type')]).toEqual([
        200,
        enclosure.length,
        enclosure.type,
      ])
      expect(headers.get('accept-ranges')).toBe('bytes')
    }
  })

  it('has a square cover of the size that directories ask for', async () => {
    const text = await (await get(`${showPath}/feed.xml`)).text()
    const cover = parseXml(text).children[0]?.children.find(({ name }) => name === 'itunes:image')?.attributes.href
    const picture = await sharp(await (await get(local(cover ?? ''))).arrayBuffer()).metadata()
    expect(picture).toMatchObject({ format: 'jpeg', width: picture.height })
    expect(picture.width).toBeGreaterThanOrEqual(1400)
    expect(picture.width).toBeLessThanOrEqual(3000)
  })

  it('leads to chapters and transcripts that apps can read', async () => {
    const text = await (await get(`${showPath}/feed.xml`)).text()
    const item = parseXml(text).children[0]?.children.find(({ name }) => name === 'item')
    const addressOf = (name: string) => local(item?.children.find((child) => child.name === name)?.attributes.url ?? '')
    const chapters = await get(addressOf('podcast:chapters'))
    expect(chapters.headers.get('content-type')).toContain('application/json+chapters')
    expect(await chapters.json()).toMatchObject({ version: '1.2.0', chapters: [{ startTime: 2 }, {}, {}] })
    const transcript = await get(addressOf('podcast:transcript'))
    expect(transcript.headers.get('content-type')).toContain('text/vtt')
    expect(await transcript.text()).toMatch(/^WEBVTT\n/)
  })

  it('is sent once to who has it, and answers HEAD', async () => {
    const { headers } = await get(`${showPath}/feed.xml`)
    const tag = headers.get('etag') ?? ''
    expect(tag).not.toBe('')
    expect((await get(`${showPath}/feed.xml`, { headers: { 'if-none-match': tag } })).status).toBe(304)
    const head = await get(`${showPath}/feed.xml`, { method: 'HEAD' })
    expect([head.status, head.headers.get('etag'), await head.text()]).toEqual([200, tag, ''])
  })

  it('is at its new address after that of the show changed, and the old one leads there for good', async () => {
    const admin = await signInByRest(sharedNewsroom().cmsUrl, 'admin')
    const send = async (method: string, path: string, data: object = {}) => {
      const { status, body } = await admin.call(method, `/sections${path}`, data)
      expect([path, Math.floor(status / 100)]).toEqual([path, 2])
      return body
    }
    const named = { name: 'Ebb', slug: 'ebb', type: 'show' }
    const { id } = z.object({ doc: z.object({ id: z.number() }) }).parse(await send('POST', '?draft=true', named)).doc
    await send('POST', `/${id}/publish`)
    await until(
      'the show has its feed',
      async () => (await get('/podcasts/ebb/feed.xml')).status,
      (status) => status === 200,
    )
    const guid = async (path: string) => parseFeed(await (await get(path)).text())?.guid
    const before = await guid('/podcasts/ebb/feed.xml')
    await send('PATCH', `/${id}?draft=true`, { slug: 'ebb-and-flow' })
    await send('POST', `/${id}/publish`)
    const moved = await until(
      'the old address leads to the new one',
      () => get('/podcasts/ebb/feed.xml', { redirect: 'manual' }),
      ({ status }) => status === 301,
    )
    expect(new URL(moved.headers.get('location') ?? '', siteUrl()).pathname).toBe('/podcasts/ebb-and-flow/feed.xml')
    expect(await guid('/podcasts/ebb-and-flow/feed.xml')).toBe(before)
    await admin.call('DELETE', '/url-targets?where[path][like]=ebb')
    await send('POST', `/${id}/trash`)
    await send('DELETE', `/${id}?trash=true`)
    await admin.call('DELETE', '/url-targets?where[path][like]=ebb')
  })

  it.each([
    '/podcasts/none/feed.xml',
    '/podcasts/harbor/feed.xml',
    '/podcasts/slack-tide/999999999/chapters.json',
    '/podcasts/slack-tide/1/other.json',
  ])('is not there at %s', async (path) => {
    expect((await get(path)).status).toBe(404)
  })
})
