import { type Browser, chromium, type LaunchOptions, type Page } from 'playwright-core'
import { z } from 'zod'
import { runNode } from '#scripts/start/command.ts'
import { demoPassword } from '#scripts/start/demo.ts'
import { payloadScript } from '#scripts/start/payloadScript.ts'
import { chromiumPath } from '#scripts/test/systemPrograms.ts'
import { awaitHydration } from './hydration.ts'

const newsrooms = z.array(z.object({ environment: z.record(z.string(), z.string()) })).min(1)

/** A built newsroom that the browser tests of one worker share: it has the demo, and tests clear away what they make. */
export interface SharedNewsroom {
  /** Address of the back office, without a slash at the end. */
  cmsUrl: string
  /** Address of the reader site, without a slash at the end. */
  siteUrl: string
  databaseUrl: string
  /** Environment variables of its processes, with which a test starts another process beside them. */
  environment: Record<string, string>
  /** Runs a script of the project as this newsroom's own processes run, for example `scripts/import.ts`. */
  run: (script: string, args: readonly string[]) => Promise<string[]>
}

/** @throws Error outside of browser tests: there is a newsroom only in those */
export function sharedNewsroom(): SharedNewsroom {
  const text = process.env.CITYDESK_NEWSROOMS
  if (!text) throw new Error('There is no newsroom here: run this with npm run test:browser')
  const started = newsrooms.parse(JSON.parse(text))
  const environment = started[(Number(process.env.JEST_WORKER_ID ?? 1) - 1) % started.length]?.environment ?? {}
  const variable = (name: string): string => {
    const value = environment[name]
    if (value === undefined) throw new Error(`The newsroom did not tell its ${name}`)
    return value
  }
  return {
    cmsUrl: variable('CMS_URL'),
    siteUrl: variable('SITE_URL'),
    databaseUrl: variable('DATABASE_URL'),
    environment,
    run: (script, args) =>
      runNode([...payloadScript, script, ...args], {
        environment: { ...process.env, NODE_ENV: 'production', ...environment },
      }),
  }
}

/** Milliseconds that a page has for anything a test waits for; a busy machine is slow, and no time decides a test. */
export const pageTimeoutMs = 120_000

/**
 * Returns how Chromium is started, without a window.
 * @throws Error when it is missing
 */
export function launchOptions(): LaunchOptions {
  const executablePath = chromiumPath()
  if (!executablePath) throw new Error('Chromium is missing: install it, or say where it is with CHROMIUM_PATH')
  return {
    executablePath,
    // Pages of tests live for seconds, so that emulating a graphics card and optimizing their scripts costs more than it
    // saves: a fifth of the processors' time. Chromium's sandbox refuses to work for root, and /dev/shm is tiny in containers.
    // What scrolls smoothly would move away from a press of Playwright, which scrolls by itself: a person looks first.
    args: [
      '--disable-gpu',
      '--js-flags=--no-opt --no-maglev',
      '--disable-dev-shm-usage',
      '--disable-smooth-scrolling',
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ],
  }
}

/** Opens a browser as a new reader has it, with nothing in it; the caller closes it. Back office: `openDeskBrowser`. */
export async function openBrowser(): Promise<Browser> {
  const browser = await chromium.launch(launchOptions())
  const newContext = browser.newContext.bind(browser)
  browser.newContext = async (options) => {
    const context = await newContext(options)
    context.setDefaultTimeout(pageTimeoutMs)
    awaitHydration(context)
    return context
  }
  return browser
}

/** A back office, and the password of its accounts where it is not that of the demo. */
export type Door = Pick<SharedNewsroom, 'cmsUrl'> & { password?: string }

/**
 * Logs in to the back office with a demo account, such as `editor`. The page is then on an answer of its API and not on a
 * screen, so that a test that opens a screen loads one and not three.
 * @throws Error when the account is refused
 */
export async function logIn(page: Page, { cmsUrl, password = demoPassword }: Door, account: string): Promise<void> {
  const data = { email: `${account}@citydesk.test`, password }
  const answer = await page.request.post(`${cmsUrl}/api/users/login`, { data })
  if (!answer.ok()) throw new Error(`${account} cannot log in: ${await answer.text()}`)
  await page.goto(`${cmsUrl}/api/users/me`)
}
