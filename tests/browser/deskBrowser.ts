import { access, cp, mkdtemp, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { awaitHydration } from './hydration.ts'
import { launchOptions, logIn, pageTimeoutMs, type SharedNewsroom, sharedNewsroom } from './newsroom.ts'

type ContextOptions = Omit<BrowserContextOptions, 'storageState'>

/**
 * A browser for screens of the back office. Each of its contexts is a Chromium of its own that has loaded them before, as
 * those of a newsroom have: one that starts empty spends half of its time with compiling scripts.
 */
export interface DeskBrowser {
  newContext: (options?: ContextOptions) => Promise<BrowserContext>
  /** Opens a page in a context of its own. */
  newPage: (options?: ContextOptions) => Promise<Page>
  /** Closes all contexts that are open. */
  close: () => Promise<void>
}

/** @throws Error when Chromium is missing */
export async function openDeskBrowser(): Promise<DeskBrowser> {
  const seed = await seedOf(sharedNewsroom())
  const open = new Set<BrowserContext>()
  const removals: Promise<void>[] = []
  const newContext = async (options: ContextOptions = {}): Promise<BrowserContext> => {
    const profile = await mkdtemp(path.join(tmpdir(), 'citydesk-profile-'))
    await cp(seed, profile, { recursive: true })
    const context = await chromium.launchPersistentContext(profile, { ...launchOptions(), ...options })
    context.setDefaultTimeout(pageTimeoutMs)
    awaitHydration(context)
    open.add(context)
    context.once('close', () => {
      open.delete(context)
      // Chromium may still write something while it ends.
      removals.push(rm(profile, { recursive: true, force: true, maxRetries: 10 }))
    })
    return context
  }
  return {
    newContext,
    newPage: async (options) => (await newContext(options)).newPage(),
    close: async () => {
      await Promise.all([...open].map((context) => context.close()))
      await Promise.all(removals)
    },
  }
}

// Parts of a profile that hold scripts and what was compiled of them, and nothing of the person who has loaded them.
const kept = ['Default/Cache', 'Default/Code Cache']

// Returns a profile that has the scripts of the back office compiled, and nothing else; the first caller makes it.
async function seedOf(newsroom: SharedNewsroom): Promise<string> {
  const folder = path.dirname(newsroom.environment.CITYDESK_DATA ?? tmpdir())
  const seed = path.join(folder, 'browser-profile')
  if (await exists(seed)) return seed
  const [used, made] = await Promise.all(['used', 'made'].map((name) => mkdtemp(path.join(folder, `${name}-profile-`))))
  if (!used || !made) throw new Error('There is no place for a profile')
  await visitScreens(newsroom, used)
  for (const part of kept) await cp(path.join(used, part), path.join(made, part), { recursive: true })
  // Another test may have made one meanwhile.
  await rename(made, seed).catch(() => rm(made, { recursive: true, force: true }))
  await rm(used, { recursive: true, force: true })
  return seed
}

const exists = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  )

async function visitScreens(newsroom: SharedNewsroom, profile: string): Promise<void> {
  const context = await chromium.launchPersistentContext(profile, launchOptions())
  try {
    const page = await context.newPage()
    await logIn(page, newsroom, 'editor')
    const { docs } = await (await page.request.get(`${newsroom.cmsUrl}/api/posts?limit=1&depth=0`)).json()
    for (const screen of ['posts', `posts/${docs[0].id}`]) {
      // Chromium keeps compiled scripts from the second time on.
      for (let time = 1; time <= 2; time++) {
        await page.goto(`${newsroom.cmsUrl}/admin/collections/${screen}`, { waitUntil: 'networkidle' })
      }
    }
  } finally {
    await context.close()
  }
}
