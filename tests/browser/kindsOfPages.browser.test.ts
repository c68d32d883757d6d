import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import { z } from 'zod'
import { blockFixture } from '#blocks/core/block.fixtures.ts'
import type { Block } from '#blocks/core/block.types.ts'
import { lexicalFromBlocks } from '#blocks/registry/lexical.convert.ts'
import { newBlock } from '#blocks/registry/newBlock.ts'
import { hasJava } from '#scripts/test/systemPrograms.ts'
import { inGateOrSoak } from '#tests/soak.ts'
import { accessibilityFaults } from './accessibility.ts'
import { kindsOfPages, type NameOfKind, pathOfKind } from './kindsOfPages.ts'
import { type RestPerson, signInByRest } from './lifecycle/restPerson.ts'
import { pageQuality } from './lighthouse.ts'
import { brokenWords, lengthenTexts, tooWide } from './longWords.ts'
import { openBrowser, sharedNewsroom } from './newsroom.ts'
import { htmlErrors } from './nuChecker.ts'
import { layoutShifts, type ReaderDevice, type ReaderVisit, visit } from './readerVisit.ts'

const phone = { width: 390, height: 844 }
const desk: ReaderDevice = { name: 'a desk', colorScheme: 'light', width: 1366, height: 900 }
const darkPhone: ReaderDevice = { name: 'a phone in the dark', colorScheme: 'dark', ...phone }
const others = inGateOrSoak<ReaderDevice[]>(
  [],
  [
    darkPhone,
    { ...desk, name: 'a desk in the dark', colorScheme: 'dark' },
    { name: 'a phone', colorScheme: 'light', ...phone },
  ],
)
const widths = [320, 390, 820, 1366, 1920]

jest.setTimeout(300_000)

const { cmsUrl, siteUrl } = sharedNewsroom()
const urlOf = async (name: NameOfKind) =>
  siteUrl + (name === 'two pictures compared' ? comparison.path : await pathOfKind(cmsUrl, name))

let browser: Browser
let folder: string
let comparison: { path: string; takeAway: () => Promise<void> }

beforeAll(async () => {
  browser = await openBrowser()
  folder = await mkdtemp(join(tmpdir(), 'citydesk-kinds-'))
  comparison = await makeComparison()
})
afterAll(async () => {
  await comparison?.takeAway()
  await browser?.close()
  if (folder) await rm(folder, { recursive: true, force: true })
})

// Publishes a page with two pictures that are compared, which the demo paper has not. The address of one before is
// gone.
async function makeComparison(): Promise<typeof comparison> {
  const admin = await signInByRest(cmsUrl, 'admin')
  const list = z.object({ docs: z.array(z.object({ id: z.number() })).length(2) })
  const pictures = '/media?depth=0&limit=2&where[scheme][equals]=image'
  const [first, second] = list
    .parse((await admin.call('GET', pictures)).body)
    .docs.map(({ id }) => ({ contentId: String(id) }))
  return publishPage(admin, 'Two pictures compared', [
    blockFixture('paragraph', { content: 'The quay before the storm and after it.' }),
    newBlock('image-compare', { first, second }),
  ])
}

async function publishPage(admin: RestPerson, title: string, blocks: Block[]): Promise<typeof comparison> {
  const made = await admin.call('POST', '/pages?depth=0', { title, body: lexicalFromBlocks(blocks) })
  const { id, slug } = z.object({ doc: z.object({ id: z.number(), slug: z.string() }) }).parse(made.body).doc
  expect((await admin.call('POST', `/pages/${id}/publish`, {})).status).toBe(200)
  return {
    path: `/${slug}`,
    takeAway: async () => {
      await admin.call('POST', `/pages/${id}/trash`, {})
      await admin.call('DELETE', `/pages/${id}?trash=true`)
    },
  }
}

const kinds = kindsOfPages.map((kind) => ({ status: 200, isReadMost: false, ...kind }))

describe.each(kinds)('$name', ({ name, status, isReadMost }) => {
  const visited = [desk, ...(isReadMost && others.length === 0 ? [darkPhone] : others)]

  describe.each(visited)('at $name', (device) => {
    let reader: ReaderVisit
    beforeAll(async () => {
      reader = await visit(browser, await urlOf(name), device)
    })
    afterAll(() => reader?.close())

    it('is there without an error of a script, a policy or a request', () => {
      expect([reader.status, reader.complaints]).toEqual([status, []])
    })

    it('does not move while it loads', async () => {
      const shifts = await layoutShifts(reader.page)
      const total = shifts.reduce((sum, { value }) => sum + value, 0)
      // As browsers measure it, to three places: letters of another font are never quite as wide.
      expect({ total: total.toFixed(3), shifts }).toEqual({ total: '0.000', shifts })
    })

    it('has no fault that axe can find', async () => {
      expect(await accessibilityFaults(reader.page)).toEqual([])
    })

    if (device === desk) {
      it('has none in the dark either, in a window as narrow as a phone', async () => {
        await reader.page.emulateMedia({ colorScheme: 'dark' })
        await reader.page.setViewportSize(phone)
        expect(await accessibilityFaults(reader.page)).toEqual([])
      })

      it('breaks no word, and is no wider than its window with the longest ones', async () => {
        const atEachWidth = async (look: (page: Page) => Promise<string[]>) => {
          const seen: [number, string[]][] = []
          for (const width of widths) {
            await reader.page.setViewportSize({ width, height: 900 })
            seen.push([width, await look(reader.page)])
          }
          return seen
        }
        const nothing = widths.map((width) => [width, []])
        expect(await atEachWidth(brokenWords)).toEqual(nothing)
        expect(await atEachWidth(tooWide)).toEqual(nothing)
        await lengthenTexts(reader.page)
        expect(await atEachWidth(tooWide)).toEqual(nothing)
      })
    }
  })
})

describe('a browser with Global Privacy Control', () => {
  const loading =
    /<(?:iframe|script|img|source|video|audio|link rel="(?:stylesheet|preload)")\b[^>]*?\s(?:src|srcset|href)="(https?:[^"]+)"/g
  // The addresses of others that a page loads by itself.
  const othersIn = async (address: string, headers: Record<string, string>): Promise<string[]> => {
    const answer = await fetch(address, { headers })
    expect(answer.headers.get('vary')).toContain('Sec-GPC')
    const html = (await answer.text()).replaceAll(/<template>.*?<\/template>/gs, '')
    return [...html.matchAll(loading)].flatMap(([, src]) => (src && !src.startsWith(siteUrl) ? [src] : []))
  }

  it('gets no kind of page that loads anything of other companies, and the story of one with its content waiting', async () => {
    for (const { name } of kindsOfPages.filter(({ at }) => typeof at !== 'string' || !at.startsWith('/search'))) {
      expect([name, await othersIn(await urlOf(name), { 'Sec-GPC': '1' })]).toEqual([name, []])
    }
    const content = '<iframe src="https://maps.example/" title="Map"></iframe>'
    const { path, takeAway } = await publishPage(await signInByRest(cmsUrl, 'admin'), 'A map of others', [
      blockFixture('html', { props: { content } }),
    ])
    try {
      expect(await othersIn(siteUrl + path, {})).toEqual(['https://maps.example/'])
      expect(await othersIn(siteUrl + path, { 'Sec-GPC': '1' })).toEqual([])
      const page = await browser.newPage({ extraHTTPHeaders: { 'Sec-GPC': '1' }, javaScriptEnabled: false })
      await page.goto(siteUrl + path)
      await page.getByText('This part comes from another site').waitFor()
      await page.close()
    } finally {
      await takeAway()
    }
  })
})

const itWithJava = hasJava() ? it : it.skip
itWithJava('the Nu checker finds no error in any page (skipped where there is no Java)', async () => {
  const pages = new Map<string, string>()
  for (const { name } of kindsOfPages) {
    pages.set(name.replaceAll(' ', '-'), await (await fetch(await urlOf(name))).text())
  }
  expect(await htmlErrors(pages, folder)).toEqual([])
})

describe('Lighthouse on a phone', () => {
  const listed = kindsOfPages.filter((kind) => !('status' in kind) && !('isUnlisted' in kind)).map(({ name }) => name)
  // Speed is measured by the benchmark: no time decides a test.
  it.each(inGateOrSoak<NameOfKind[]>(['a story with a gallery'], listed))(
    'has nothing to say against the accessibility, the practices and the findability of %s',
    async (name) => {
      const { scores, faults } = await pageQuality(await urlOf(name))
      expect(faults).toEqual([])
      expect(scores).toEqual({ accessibility: 100, bestPractices: 100, seo: 100 })
    },
  )
})
