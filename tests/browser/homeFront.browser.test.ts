import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import { z } from 'zod'
import { until } from '#tests/until.ts'
import { accessibilityFaults } from './accessibility.ts'
import { type RestPerson, signInByRest } from './lifecycle/restPerson.ts'
import { openBrowser, sharedNewsroom } from './newsroom.ts'
import { restoreFront } from './restoreFront.ts'

const { siteUrl, cmsUrl } = sharedNewsroom()
const front = z.object({ body: z.object({ root: z.looseObject({ children: z.array(z.unknown()) }) }) })
const posts = z.object({ docs: z.array(z.object({ id: z.number(), headline: z.string() })) })

let browser: Browser
let page: Page
let curator: RestPerson
let launched: z.infer<typeof front>

async function launch(rows: unknown[]): Promise<void> {
  const { root } = launched.body
  const body = { root: { ...root, children: [...rows, ...root.children] } }
  expect((await curator.call('PATCH', '/fronts/1?draft=true', { body })).status).toBe(200)
  expect((await curator.call('POST', '/fronts/1/publish', {})).status).toBe(200)
}

const row = (layout: string, pins: ({ id: string; headline?: string; until?: string } | null)[]) => ({
  type: 'homepage-row',
  version: 1,
  id: `test-${layout}`,
  props: { layout },
  children: pins.map((pinned, index) => ({
    type: 'homepage-slot',
    version: 1,
    id: `test-${layout}-${index}`,
    props: { pinned },
  })),
})

const headlines = async (): Promise<string[]> => {
  await page.goto(siteUrl)
  return page.locator('.homepage-row__stories').first().locator('.teaser__headline').allTextContents()
}

beforeAll(async () => {
  browser = await openBrowser()
  page = await browser.newPage()
  curator = await signInByRest(cmsUrl, 'curator')
  launched = front.parse((await curator.call('GET', '/fronts/1?select[blocks]=false')).body)
})
afterAll(async () => {
  try {
    await restoreFront(curator, launched.body)
  } finally {
    await browser?.close()
  }
})

describe('the front page', () => {
  it.each([390, 820, 1366, 1920])(
    'fills each line of its rows at %i px, and is never wider than the window',
    async (width) => {
      await page.setViewportSize({ width, height: 1000 })
      await page.goto(siteUrl)
      const faults = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement
        const ragged = [...document.querySelectorAll('.homepage-row__stories')].flatMap((stories) => {
          const { right } = stories.getBoundingClientRect()
          const ends = new Map<number, number>()
          for (const story of stories.children) {
            const box = story.getBoundingClientRect()
            ends.set(Math.round(box.top), Math.max(ends.get(Math.round(box.top)) ?? 0, box.right))
          }
          const isFull = [...ends.values()].some((end) => Math.abs(end - right) < 2)
          return isFull ? [] : [stories.parentElement?.className]
        })
        return { tooWide: scrollWidth - clientWidth, ragged }
      })
      expect(faults).toEqual({ tooWide: 0, ragged: [] })
    },
  )

  it.each(['light', 'dark'] as const)('has nothing that axe objects to in %s', async (colorScheme) => {
    await page.emulateMedia({ colorScheme })
    await page.goto(siteUrl)
    expect(await accessibilityFaults(page)).toEqual([])
    await page.emulateMedia({ colorScheme: 'light' })
  })

  it('loads the picture of its first story first, and the others when they are near', async () => {
    await page.goto(siteUrl)
    const pictures = page.locator('.front .teaser__picture img')
    const urgent = page.locator('.front .teaser__picture img[fetchpriority="high"]')
    expect(await urgent.count()).toBe(1)
    expect(await pictures.first().getAttribute('fetchpriority')).toBe('high')
    expect(await pictures.nth(1).getAttribute('loading')).toBe('lazy')
  })

  it('has each story once beside the pinned ones, sections under their headings, and needs no script', async () => {
    await page.goto(siteUrl)
    const stories = page.locator('.front .teaser__headline a')
    const addresses = await stories.evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    expect(new Set(addresses).size).toBe(addresses.length)
    const harbor = page.getByRole('heading', { level: 2, name: 'Harbor', exact: true })
    expect(await harbor.count()).toBe(1)
    expect(
      await page.locator('.homepage-section', { has: harbor }).locator('h3.teaser__headline').count(),
    ).toBeGreaterThan(1)
    expect(await page.getByRole('link', { name: 'View all' }).first().getAttribute('href')).toBe('/section/harbor')
  })
})

describe('a launch', () => {
  it('shows a pin with its headline, and fills the slot while the pinned story is off the site', async () => {
    const { docs } = posts.parse(
      (await curator.call('GET', '/posts?limit=2&depth=0&sort=publishDateTime&where[_status][equals]=published')).body,
    )
    const [one, other] = docs
    await launch([
      row('post_row_2', [{ id: String(one?.id), headline: 'In short: the oldest story' }, { id: String(other?.id) }]),
    ])
    await until('readers see the pins', async () => (await headlines())[0] === 'In short: the oldest story')
    expect(await headlines()).toEqual(['In short: the oldest story', other?.headline])

    const admin = await signInByRest(cmsUrl, 'admin')
    const path = `/posts/${one?.id}`
    expect((await admin.call('POST', `${path}/unpublish`, { unpublishAction: 'return_gone' })).status).toBe(200)
    await until('the slot fills itself', async () => !(await headlines())[0]?.startsWith('In short'))
    expect(await headlines()).toHaveLength(2)
    expect((await admin.call('POST', `${path}/publish`, {})).status).toBe(200)
    await until('the pin holds again', async () => (await headlines())[0] === 'In short: the oldest story')
  })

  it('is kept for readers only until the next of its pins ends', async () => {
    const ends = new Date(Date.now() + 40_000).toISOString()
    const { docs } = posts.parse((await curator.call('GET', '/posts?limit=1&depth=0&sort=publishDateTime')).body)
    const [one] = docs
    await launch([row('one_big_post', [{ id: String(one?.id), headline: 'For half a minute', until: ends }])])
    await until('readers see the pin', async () => (await headlines())[0] === 'For half a minute')
    const held = (await fetch(siteUrl)).headers.get('cdn-cache-control') ?? ''
    const [, fresh = '', stale = ''] = /^max-age=(\d+), stale-while-revalidate=(\d+)/.exec(held) ?? []
    expect(Number(fresh) + Number(stale)).toBeLessThanOrEqual(40)
  })

  it('reaches readers whole or not at all: a draft is seen by none', async () => {
    const before = await headlines()
    const body = { root: { ...launched.body.root, children: [row('one_big_post', [null])] } }
    expect((await curator.call('PATCH', '/fronts/1?draft=true', { body })).status).toBe(200)
    expect(await headlines()).toEqual(before)
  })

  it('goes on with the stories that are not on it, to the end of the paper, without script', async () => {
    const body = { root: { ...launched.body.root, children: [row('one_big_post', [null])] } }
    await restoreFront(curator, body)
    const context = await browser.newContext({ javaScriptEnabled: false })
    const reader = await context.newPage()
    await reader.goto(siteUrl)
    const seen = await reader.locator('.front .teaser__headline a').evaluateAll((links) => links.map(String))
    expect(seen).toHaveLength(1)
    await reader.getByRole('link', { name: 'Older stories' }).click()
    await reader.waitForURL(`${siteUrl}/?page=2`)
    expect(await reader.locator('link[rel=canonical]').getAttribute('href')).toBe(`${siteUrl}/?page=2`)
    await page.goto(`${siteUrl}/?page=2`)
    expect(await accessibilityFaults(page)).toEqual([])
    for (;;) {
      seen.push(...(await reader.locator('.teaser__headline a').evaluateAll((links) => links.map(String))))
      const next = reader.getByRole('link', { name: 'Older stories' })
      if ((await next.count()) === 0) break
      await next.click()
      await reader.waitForLoadState()
    }
    const { totalDocs } = z
      .object({ totalDocs: z.number() })
      .parse((await curator.call('GET', '/posts?limit=1&depth=0&where[_status][equals]=published')).body)
    expect([seen.length, new Set(seen).size]).toEqual([totalDocs, totalDocs])
    const last = Number(new URL(reader.url()).searchParams.get('page'))
    expect((await fetch(`${siteUrl}/?page=${last + 1}`)).status).toBe(404)
    expect((await fetch(`${siteUrl}/?page=first`, { redirect: 'manual' })).status).toBe(301)
    await context.close()
    await restoreFront(curator, launched.body)
  })

  it('is refused from people without MANAGE_HOMEPAGE, and no second home page can be made', async () => {
    const writer = await signInByRest(cmsUrl, 'writer')
    expect((await writer.call('POST', '/fronts/1/publish', {})).status).toBe(403)
    expect((await writer.call('PATCH', '/fronts/1?draft=true', { body: launched.body })).status).toBe(403)
    for (const [method, path] of [
      ['POST', '/fronts'],
      ['POST', '/fronts/1/trash'],
      ['DELETE', '/fronts/1'],
    ] as const) {
      expect([path, (await curator.call(method, path, { title: 'Another' })).status]).toEqual([path, 403])
    }
  })

  it('refuses blocks that cannot stand on the home page, and says which', async () => {
    const stray = { type: 'gallery', version: 1, id: 'g', props: {} }
    const body = { root: { ...launched.body.root, children: [stray] } }
    const answer = await curator.call('PATCH', '/fronts/1?draft=true', { body })
    expect(answer.status).toBe(400)
    expect(JSON.stringify(answer.body)).toContain('Gallery cannot stand on the home page')
  })
})
