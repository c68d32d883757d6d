import { rm } from 'node:fs/promises'
import { openFolder } from '#scripts/postgres/temporaryFolder.ts'
import { buildWhatIsStale } from '#scripts/start/builds.ts'
import { startFreshNewsroom } from '#scripts/start/freshNewsroom.ts'
import { buildEnvironment } from '#scripts/start/newsroomPlans.ts'
import { createScreen } from '#scripts/start/screen.ts'
import { logTo } from '#tests/processLog.ts'

interface StartedNewsroom {
  readyData: unknown
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
  // Newsrooms that start side by side must find the apps built.
  await buildWhatIsStale(process.cwd(), buildEnvironment(process.env), createScreen())
  const outcomes = await Promise.allSettled(
    Array.from({ length: count }, (_, index) => startBuiltNewsroom(`newsroom ${index + 1}`)),
  )
  const started = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []))
  const stop = async () => {
    await Promise.all(started.map((newsroom) => newsroom.stop()))
  }
  for (const outcome of outcomes) {
    if (outcome.status === 'fulfilled') continue
    await stop()
    throw outcome.reason
  }
  process.env.CITYDESK_NEWSROOMS = JSON.stringify(started.map(({ readyData }) => readyData))
  return { stop }
}

async function startBuiltNewsroom(name: string): Promise<StartedNewsroom> {
  const folder = await openFolder('citydesk-browser-')
  const clear = () => rm(folder, { recursive: true, force: true })
  try {
    const { running, readyData } = await startFreshNewsroom({
      name,
      folder,
      readyWithin: 900_000,
      onLine: logTo(name),
    })
    return {
      readyData,
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
