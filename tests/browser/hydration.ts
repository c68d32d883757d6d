import type { BrowserContext, Page } from 'playwright-core'

/**
 * Makes the pages of a context wait, after a screen of the back office has loaded, until React has hydrated its buttons:
 * before that they take no keys. A call of `goto` with `waitUntil` waits for nothing else.
 */
export function awaitHydration(context: BrowserContext): void {
  for (const page of context.pages()) awaitOn(page)
  context.on('page', awaitOn)
}

function awaitOn(page: Page): void {
  const load = page.goto.bind(page)
  page.goto = async (url, options) => {
    const response = await load(url, options)
    if (!options?.waitUntil && new URL(page.url()).pathname.startsWith('/admin')) await hydrated(page)
    return response
  }
}

// A test that leads a page away at once, or cuts its scripts off, has no hydrated buttons to wait for.
const hydrated = (page: Page): Promise<unknown> =>
  page
    .waitForFunction(
      () => {
        const buttons = [...document.querySelectorAll('button:not([contenteditable] *)')]
        return (
          buttons.length > 0 &&
          buttons.every((button) => Object.keys(button).some((key) => key.startsWith('__reactProps$')))
        )
      },
      undefined,
      { polling: 50, timeout: 10_000 },
    )
    .catch(() => {})
