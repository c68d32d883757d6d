import type { Visit } from './blocksReader.ts'

/**
 * Opens a page whose scripts come only when they are released, as on a slow network.
 * @param open opens it, and prepares it before
 */
export async function holdScripts(open: (visit: Visit) => Promise<void>): Promise<{ release: () => void }> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await open({
    waitUntil: 'commit',
    before: (page) =>
      page.route(/\.js$/, async (route) => {
        await released
        await route.continue()
      }),
  })
  return { release }
}
