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
const posts = z.object({ docs: z.array(z.object({ id: z.number() })) })

// The layouts with the number of stories that each shows at most.
const layouts = {
  post_grid_1_3: 4,
  post_with_bulleted_list: 4,
  post_row_4: 4,
  post_row_3: 3,
  post_row_2: 2,
  one_big_post: 1,
  post_grid_1_1_2: 4,
}
const longHeadline =
  'Port commissioners, after nine hours and four recesses, refuse to say who ordered the Wasserstraßenverwaltungsgebäudereinigung'

let browser: Browser
let page: Page
let curator: RestPerson
let launched: z.infer<typeof front>
let stories: string[]

const block = (type: string, id: string, props: object, children: unknown[] = []) => ({
  type,
  version: 1,
  id: `test-${id}`,
  props,
  children,
})

// A row with stories in its first slots; its query finds none for the others.
const row = (layout: string, count: number, headline = '', id = layout) =>
  block(
    'homepage-row',
    `${id}-${count}`,
    { layout, tags: ['999999999'] },
    stories
      .slice(0, count)
      .map((story, index) => block('homepage-slot', `${id}-${count}-${index}`, { pinned: { id: story, headline } })),
  )

async function launch(name: string, rows: unknown[]): Promise<void> {
  const body = { root: { ...launched.body.root, children: [...rows, row('one_big_post', 1, name, name)] } }
  expect((await curator.call('PATCH', '/fronts/1?draft=true', { body })).status).toBe(200)
  expect((await curator.call('POST', '/fronts/1/publish', {})).status).toBe(200)
  await until('readers see what was launched', async () => {
    await page.goto(siteUrl)
    return (await page.locator('.front .teaser__headline').last().textContent()) === name
  })
}

const faultsOfRows = () =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    const holes = [...document.querySelectorAll('.homepage-row__stories')].flatMap((list) => {
      const { left, right, top, bottom } = list.getBoundingClientRect()
      // As wide as the widest gap: what belongs to no story is closer to one than this.
      const gap = 25
      const cells = [...list.children].map((story) => story.getBoundingClientRect())
      let empty = 0
      let all = 0
      for (let x = left + 4; x < right; x += 16) {
        for (let y = top + 4; y < bottom; y += 16) {
          all += 1
          const isIn = (cell: DOMRect) =>
            x > cell.left - gap && x < cell.right + gap && y > cell.top - gap && y < cell.bottom + gap
          if (!cells.some(isIn)) empty += 1
        }
      }
      return empty > 0
        ? [`${list.parentElement?.className} of ${cells.length}: ${((100 * empty) / all).toFixed()} %`]
        : []
    })
    const cut = [...document.querySelectorAll<HTMLElement>('.teaser__headline, .teaser__dek')].filter(
      (words) => words.scrollWidth > words.clientWidth + 1 && getComputedStyle(words).display !== 'inline',
    )
    const strayRules = [...document.querySelectorAll('.homepage-row__stories > .homepage-slot')].filter((slot) => {
      const { content, left, position } = getComputedStyle(slot, '::before')
      if (content === 'none' || position !== 'absolute') return false
      const row = slot.parentElement?.getBoundingClientRect()
      const at = slot.getBoundingClientRect().left + Number.parseFloat(left)
      return !row || at < row.left || at > row.right
    })
    return {
      tooWide: scrollWidth - clientWidth,
      holes,
      cut: cut.map(({ textContent }) => textContent),
      strayRules: strayRules.map((slot) => slot.parentElement?.className),
    }
  })

const nothing = { tooWide: 0, holes: [], cut: [], strayRules: [] }

beforeAll(async () => {
  browser = await openBrowser()
  page = await browser.newPage()
  curator = await signInByRest(cmsUrl, 'curator')
  launched = front.parse((await curator.call('GET', '/fronts/1?select[blocks]=false')).body)
  const { docs } = posts.parse(
    (await curator.call('GET', '/posts?limit=4&depth=0&sort=-publishDateTime&where[_status][equals]=published')).body,
  )
  stories = docs.map(({ id }) => String(id))
})
afterAll(async () => {
  try {
    await restoreFront(curator, launched.body)
  } finally {
    await browser?.close()
  }
})

describe('the layouts of the front page', () => {
  it('have no empty cell with all, some or one of their stories, at any width', async () => {
    const rows = Object.entries(layouts).flatMap(([layout, slots]) =>
      Array.from({ length: slots }, (_, index) => row(layout, index + 1)),
    )
    await launch('Every layout', rows)
    expect(await page.locator('.homepage-row').count()).toBe(rows.length + 1)
    for (const width of [390, 820, 1100, 1366, 1920]) {
      await page.setViewportSize({ width, height: 1000 })
      expect({ width, ...(await faultsOfRows()) }).toEqual({ width, ...nothing })
    }
    // As it would be without pictures.
    await page.evaluate(() => {
      for (const teaser of document.querySelectorAll('.teaser')) teaser.classList.remove('teaser--pictured')
      for (const picture of document.querySelectorAll('.teaser__picture')) picture.remove()
    })
    for (const width of [390, 820, 1100, 1366, 1920]) {
      await page.setViewportSize({ width, height: 1000 })
      expect({ width, ...(await faultsOfRows()) }).toEqual({ width, ...nothing })
    }
  })

  it('hold headlines of any length', async () => {
    await launch(
      'Long headlines',
      Object.entries(layouts).map(([layout, slots]) => row(layout, slots, longHeadline)),
    )
    for (const width of [320, 390, 820, 1366, 1920]) {
      await page.setViewportSize({ width, height: 1000 })
      expect({ width, ...(await faultsOfRows()) }).toEqual({ width, ...nothing })
    }
  })

  it('put stories side by side where their row has room, and below one another where it has not', async () => {
    await launch('Columns', [row('post_row_4', 4), row('post_row_4', 3), row('post_grid_1_3', 4)])
    const linesAt = async (width: number) => {
      await page.setViewportSize({ width, height: 1000 })
      return page.locator('.homepage-row__stories').evaluateAll((lists) =>
        lists.slice(0, 3).map((list) => {
          const lefts = [...list.children].map((story) => Math.round(story.getBoundingClientRect().left))
          return new Set(lefts).size
        }),
      )
    }
    expect(await linesAt(390)).toEqual([1, 1, 1])
    expect(await linesAt(820)).toEqual([2, 3, 3])
    expect(await linesAt(1366)).toEqual([4, 3, 2])
  })
})

describe('a section', () => {
  const section = (id: string, sidebar: unknown[]) =>
    block('homepage-section', id, { showSectionHeader: true, viewAllUrl: '/section/harbor' }, [
      {
        ...block('homepage-section-header', `${id}-header`, {}),
        children: [{ type: 'text', version: 1, text: id, format: 0, style: '', mode: 'normal', detail: 0 }],
      },
      block('homepage-section-content', `${id}-content`, {}, [row('post_row_4', 4, '', id)]),
      block('homepage-section-sidebar', `${id}-sidebar`, {}, sidebar),
    ])
  const empty = block('paragraph', 'empty', {})

  it('gives its rows the whole width where nothing is shown beside them', async () => {
    const words = {
      type: 'text',
      version: 1,
      text: 'High water at six.',
      format: 0,
      style: '',
      mode: 'normal',
      detail: 0,
    }
    await launch('Sections', [
      section('Empty', [empty]),
      section('Unread', [block('in-article-promotion', 'gone', { promotionId: '999999999' })]),
      section('Filled', [{ ...block('paragraph', 'note', {}), children: [words] }]),
    ])
    await page.setViewportSize({ width: 1366, height: 1000 })
    const widths = await page
      .locator('.homepage-section-content')
      .evaluateAll((contents) => contents.map((content) => Math.round(content.getBoundingClientRect().width)))
    expect(widths).toEqual([1240, 1240, 844])
    expect(await faultsOfRows()).toEqual(nothing)
    const level = (name: string) => page.getByRole('heading', { name, level: 2, exact: true }).count()
    expect([await level('Empty'), await level('Filled')]).toEqual([1, 1])
    expect(await page.locator('.homepage-section h2.teaser__headline').count()).toBe(0)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      expect(await accessibilityFaults(page)).toEqual([])
    }
  })
})
