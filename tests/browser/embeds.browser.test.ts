import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { Client } from 'pg'
import type { Browser, Page } from 'playwright-core'
import sharp from 'sharp'
import { z } from 'zod'
import { createReadyPost } from './lifecycle/readyPost.ts'
import { type RestPerson, signInByRest } from './lifecycle/restPerson.ts'
import { openBrowser, sharedNewsroom } from './newsroom.ts'
import { startSiteBeside } from './siteBeside.ts'

const newsroom = sharedNewsroom()
const mark = `embeds${Date.now().toString(36)}`

let browser: Browser
let page: Page
let admin: RestPerson
let database: Client
const posts: number[] = []
const embeds: number[] = []

// Stores an embed as a provider would return it: no provider is reachable from this machine.
const embed = async (kind: 'video' | 'rich', html: string): Promise<number> => {
  const record = { type: kind, version: '1.0', html, width: 0, height: 0, title: 'Herons', provider_name: 'Stand-in' }
  const { rows } = await database.query('INSERT INTO embeds (url, kind, record) VALUES ($1, $2, $3) RETURNING id', [
    `https://player.example/${mark}/${embeds.length}`,
    kind,
    JSON.stringify(record),
  ])
  const { id } = z.object({ id: z.number() }).parse(rows[0])
  embeds.push(id)
  return id
}

const livePost = async (data: object): Promise<string> => {
  const id = await createReadyPost(admin, `What stands in frames ${mark} ${posts.length}`)
  posts.push(id)
  expect((await admin.call('PATCH', `/posts/${id}?draft=true&depth=0`, data)).status).toBe(200)
  const publishing = await admin.call('POST', `/posts/${id}/publish`)
  if (publishing.status !== 200) throw new Error(JSON.stringify(publishing.body))
  const { body } = await admin.call('GET', `/posts/${id}?depth=0`)
  return newsroom.siteUrl + z.object({ path: z.string() }).parse(body).path
}

const storyOf = (...blocks: object[]) => ({
  root: {
    type: 'root',
    version: 1,
    format: '',
    indent: 0,
    direction: null,
    children: blocks.map((block) => ({ version: 1, ...block })),
  },
})

const socialEmbed = (props: object) => ({ type: 'social-embed', props: { provider: 'Stand-in', ...props } })

const whoAmI = `<script>document.body.append('I am ' + self.origin)</script>`

beforeAll(async () => {
  database = new Client({ connectionString: newsroom.databaseUrl })
  await database.connect()
  admin = await signInByRest(newsroom.cmsUrl, 'admin')
  browser = await openBrowser()
  page = await browser.newPage()
  // What a redirect leads to is not seen by page.route.
  const session = await page.context().newCDPSession(page)
  await session.send('Fetch.enable', { patterns: [{ urlPattern: 'https://player.example/*' }] })
  session.on('Fetch.requestPaused', ({ requestId }) => {
    const body = Buffer.from(`<!doctype html><title>Player</title><body>${whoAmI}`).toString('base64')
    const responseHeaders = [{ name: 'Content-Type', value: 'text/html' }]
    void session.send('Fetch.fulfillRequest', { requestId, responseCode: 200, responseHeaders, body })
  })
})

afterAll(async () => {
  await browser?.close()
  for (const id of posts) {
    await admin.call('POST', `/posts/${id}/trash`)
    await admin.call('DELETE', `/posts/${id}?trash=true`)
  }
  await database?.query('DELETE FROM embeds WHERE id = ANY($1)', [embeds])
  await database?.end()
})

describe('what a story embeds', () => {
  it('plays at the address of its player, and a post with a script has no origin and its own height', async () => {
    const film = await embed('video', '<iframe src="https://player.example/embed/1"></iframe>')
    const post = await embed('rich', `<div style="height:700px">Look</div>${whoAmI}`)
    const address = await livePost({
      body: storyOf(
        socialEmbed({ embedId: String(film), width: 560, height: 315 }),
        socialEmbed({ embedId: String(post) }),
      ),
    })
    await page.goto(address)
    const frames = page.locator('iframe.social-embed__frame')
    await frames.first().scrollIntoViewIfNeeded()
    await frames.first().contentFrame().getByText('I am https://player.example').waitFor()
    await page.locator('.social-embed').last().scrollIntoViewIfNeeded()
    await frames.last().contentFrame().getByText('I am null').waitFor()
    await page.waitForFunction(() => {
      const [, frame] = document.querySelectorAll('iframe.social-embed__frame')
      return (frame?.getBoundingClientRect().height ?? 0) > 700
    })
  })
})

// A page whose script shows as text what it can access.
const whatIReach = `<script>
  const reach = (what) => { try { return String(what()) || 'nothing' } catch (error) { return error.name } }
  document.body.append([
    'I am ' + self.origin,
    'cookies: ' + reach(() => document.cookie),
    'page: ' + reach(() => parent.document.title),
  ].join('; '))
</script>`

describe('what a story embeds, where embeds have a name of their own,', () => {
  it('keeps that origin, and reaches nothing of the page around it or of its reader', async () => {
    const site = await startSiteBeside(newsroom, (port) => ({ EMBED_URL: `http://embed.localhost:${port}` }))
    try {
      const embedHost = new URL(site.siteUrl.replace('localhost', 'embed.localhost'))
      const post = await embed('rich', `<p>Herons</p>${whatIReach}`)
      const { pathname } = new URL(await livePost({ body: storyOf(socialEmbed({ embedId: String(post) })) }))
      await page.context().addCookies([{ name: 'session', value: 'of the reader', url: site.siteUrl }])
      const frameRequest = page.waitForRequest((request) => request.url().startsWith(`${embedHost.origin}/embed?`))
      await page.goto(site.siteUrl + pathname)
      const frame = page.locator('iframe.social-embed__frame')
      expect(await frame.getAttribute('src')).toBe(`${embedHost.origin}/embed?id=${post}`)
      await frame.scrollIntoViewIfNeeded()
      const text = await frame.contentFrame().getByText('I am').textContent()
      expect(text).toContain(`I am ${embedHost.origin}; cookies: nothing; page: SecurityError`)
      expect((await (await frameRequest).allHeaders()).cookie).toBeUndefined()
      expect(await page.evaluate(() => document.cookie)).toBe('session=of the reader')
    } finally {
      await site.stop()
    }
  })
})

describe('the picture that networks get', () => {
  it('is cut as the crop of the social image says', async () => {
    const file = await sharp({ create: { width: 3000, height: 630, channels: 3, background: '#00f' } })
      .composite([
        { input: { create: { width: 1000, height: 630, channels: 3, background: '#f00' } }, left: 0, top: 0 },
      ])
      .png()
      .toBuffer()
    const form = new FormData()
    form.set('file', new Blob([new Uint8Array(file)], { type: 'image/png' }), `${mark}.png`)
    form.set('_payload', JSON.stringify({ alt: 'Red at the left, else blue' }))
    const { doc } = z
      .object({ doc: z.object({ id: z.number() }) })
      .parse((await admin.upload('/media?depth=0', form)).body)
    const picture = doc.id
    const address = await livePost({ socialImage: picture, socialImageCrop: { x: 0, y: 0.5 } })
    await page.goto(address)
    const url = await page.locator('meta[property="og:image"]').getAttribute('content')
    const width = await page.locator('meta[property="og:image:width"]').getAttribute('content')
    const answer = await fetch(String(url))
    expect([answer.status, answer.headers.get('content-type'), width]).toEqual([200, 'image/jpeg', '1200'])
    const cut = sharp(Buffer.from(await answer.arrayBuffer()))
    expect(await cut.metadata()).toMatchObject({ width: 1200, height: 630 })
    const { data } = await cut
      .extract({ left: 900, top: 300, width: 1, height: 1 })
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect(data[0]).toBeGreaterThan(200)
    await admin.call('DELETE', `/media/${picture}?evenIfUsed=true`)
  })
})
