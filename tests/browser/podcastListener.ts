import { afterAll, afterEach, beforeAll } from '@jest/globals'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { z } from 'zod'
import { openBrowser, sharedNewsroom } from './newsroom.ts'
import { type ReaderVisit, visit } from './readerVisit.ts'

export const phone = { width: 390, height: 844 }
export const desk = { width: 1366, height: 900 }
export const showPath = '/podcasts/slack-tide'

const polling = 100
const postList = z.object({ docs: z.array(z.object({ slug: z.string(), path: z.string() })) })

export interface Opened extends BrowserContextOptions {
  /** Prepares the page before it is requested. */
  before?: (page: Page) => Promise<unknown>
}

/**
 * Returns a listener of the demo paper's podcast: starts a browser for all tests of a file, and closes after each test the
 * page that it opened. Paths are known in tests, not in the body of a `describe`.
 */
export function listenerOf() {
  let browser: Browser
  let current: Page | undefined
  let siteUrl: string
  let paths: ReadonlyMap<string, string>

  beforeAll(async () => {
    const newsroom = sharedNewsroom()
    siteUrl = newsroom.siteUrl
    browser = await openBrowser()
    const answer = await fetch(`${newsroom.cmsUrl}/api/posts?where[type][equals]=episode&depth=0&limit=100`)
    const { docs } = postList.parse(await answer.json())
    paths = new Map(docs.map(({ slug, path }) => [slug, path]))
  })
  afterEach(async () => {
    await current?.context().close()
    current = undefined
  })
  afterAll(() => browser?.close())

  // Throws Error before `open`.
  const page = (): Page => {
    if (!current) throw new Error('No page is open')
    return current
  }
  const pathOf = (slug: string): string => {
    const path = paths.get(slug)
    if (path === undefined) throw new Error(`The demo has no episode ${slug}`)
    return path
  }
  const leadLine = () => pathOf('slack-tide-the-lead-line')

  // Opens a page of the reader site in a new context, and closes the one before.
  async function open(path: string, { before, ...options }: Opened = {}): Promise<void> {
    await current?.context().close()
    const context = await browser.newContext({ viewport: desk, reducedMotion: 'reduce', ...options })
    current = await context.newPage()
    await before?.(current)
    await current.goto(siteUrl + path)
  }
  const player = () => page().getByRole('group', { name: /^Listen: / })
  const slider = () => player().getByRole('slider', { name: 'Position' })

  return {
    page,
    open,
    siteUrl: () => siteUrl,
    // Paths of the two episodes of the demo paper, the newest first.
    leadLine,
    lastRow: () => pathOf('slack-tide-the-last-row'),
    // Opens an episode and waits until its player works.
    openPlayer: async (path = leadLine(), options: Opened = {}): Promise<void> => {
      await open(path, options)
      await slider().waitFor()
    },
    player,
    play: () => player().getByRole('button', { name: /^Play: / }),
    pause: () => player().getByRole('button', { name: /^Pause: / }),
    slider,
    mini: () => page().getByRole('complementary', { name: 'Player' }),
    second: async () => Number(await slider().inputValue()),
    // Waits until the first recording on the page is past a second.
    untilPast: (time: number) =>
      page().waitForFunction((least) => (document.querySelector('audio')?.currentTime ?? 0) > least, time, { polling }),
    // Waits until the slider is at a second.
    untilAt: (time: number) =>
      page().waitForFunction(
        (wanted) => Number(document.querySelector<HTMLInputElement>('.player__slider')?.value) === wanted,
        time,
        { polling },
      ),
    // Reads the newest episode to its end, as `visit` does.
    visitEpisode: (name: string, size: typeof desk): Promise<ReaderVisit> =>
      visit(browser, siteUrl + leadLine(), { name, colorScheme: 'light', ...size }),
  }
}
