import { rm } from 'node:fs/promises'
import { openFolder } from '#scripts/postgres/testPostgres.ts'
import { startFreshNewsroom } from '#scripts/start/freshNewsroom.ts'
import { logTo } from '#tests/processLog.ts'

interface StartedNewsroom {
  told: unknown
  stop: () => Promise<void>
}

/**
 * Starts newsrooms as `npm start` does, each with ports, data and a demo of its own, and names them in
 * CITYDESK_NEWSROOMS, a JSON array. The apps are built first where they are stale.
 * CITYDESK_NEWSROOM names one that runs already: nothing is started then, which is quicker while a test is written.
 */
export async function startBuiltNewsrooms(count: number): Promise<{ stop: () => Promise<void> } | undefined> {
  if (process.env.CITYDESK_NEWSROOM) {
    process.env.CITYDESK_NEWSROOMS = `[${process.env.CITYDESK_NEWSROOM}]`
    return undefined
  }
  const started: StartedNewsroom[] = []
  const stop = async () => {
    await Promise.all(started.map((newsroom) => newsroom.stop()))
  }
  try {
    // One after the other: the first one builds what is stale.
    while (started.length < count) started.push(await startBuiltNewsroom(`newsroom ${started.length + 1}`))
  } catch (error) {
    await stop()
    throw error
  }
  process.env.CITYDESK_NEWSROOMS = JSON.stringify(started.map(({ told }) => told))
  return { stop }
}

async function startBuiltNewsroom(name: string): Promise<StartedNewsroom> {
  const folder = await openFolder('citydesk-browser-')
  const clear = () => rm(folder, { recursive: true, force: true })
  try {
    const { running, told } = await startFreshNewsroom({
      name,
      folder,
      readyWithin: 900_000,
      onLine: logTo(name),
    })
    return {
      told,
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
