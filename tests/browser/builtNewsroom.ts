import { rm } from 'node:fs/promises'
import { openFolder } from '#scripts/postgres/testPostgres.ts'
import { startFreshNewsroom } from '#scripts/start/freshNewsroom.ts'

/**
 * Runs `npm start` as anybody would, with ports, data and a demo of its own, and tells the tests about it in
 * CITYDESK_NEWSROOM. The apps are built first where they are stale.
 * When that variable is set already, the newsroom it tells of is used and nothing is started: while writing a test.
 */
export async function startBuiltNewsroom(): Promise<{ stop: () => Promise<void> } | undefined> {
  if (process.env.CITYDESK_NEWSROOM) return undefined
  const folder = await openFolder('citydesk-browser-')
  const clear = () => rm(folder, { recursive: true, force: true })
  try {
    const { running, told } = await startFreshNewsroom({
      name: 'newsroom for browser tests',
      folder,
      readyWithin: 900_000,
      onLine: (line) => {
        if (process.env.CITYDESK_TEST_LOG) console.log(line)
      },
    })
    process.env.CITYDESK_NEWSROOM = JSON.stringify(told)
    return {
      stop: async () => {
        await running.stop()
        await clear()
      },
    }
  } catch (error) {
    await clear()
    throw error
  }
}
