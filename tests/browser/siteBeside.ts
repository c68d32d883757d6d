import { rm } from 'node:fs/promises'
import { openFolder } from '#scripts/postgres/temporaryFolder.ts'
import { siteProcessEnvironment } from '#scripts/start/newsroomPlans.ts'
import { freePort } from '#scripts/start/ports.ts'
import { startProcess } from '#scripts/start/runningProcess.ts'
import type { SharedNewsroom } from './newsroom.ts'

export interface SiteBeside {
  /** Its address, without a slash at the end. */
  siteUrl: string
  folder: string
  /** Returns the last lines of its log. */
  lastLines: () => readonly string[]
  kill: () => Promise<void>
  /** Starts it again in the same folder. */
  startAgain: () => Promise<void>
  killAndStart: () => Promise<void>
  stop: () => Promise<void>
}

/**
 * Starts a second reader site, with a cache of its own and another environment than the shared one.
 * @param more returns environment variables that differ, given its port
 */
export async function startSiteBeside(
  { environment }: Pick<SharedNewsroom, 'environment'>,
  more: (port: number) => Record<string, string>,
): Promise<SiteBeside> {
  const [folder, port] = [await openFolder('citydesk-site-'), await freePort()]
  const siteUrl = `http://localhost:${port}`
  const own = { SITE_PORT: String(port), SITE_URL: siteUrl, CITYDESK_DATA: folder, ...more(port) }
  const start = () =>
    startProcess(
      {
        name: 'reader site beside',
        command: ['scripts/start/bundled.mjs', 'site/main.ts'],
        environment: siteProcessEnvironment({ ...process.env, ...environment, ...own, NODE_ENV: 'production' }),
        ready: { by: 'address', url: `http://127.0.0.1:${port}/api/health` },
        readyWithin: 60_000,
        endWithin: 10_000,
      },
      () => undefined,
    )
  let running = start()
  const stop = async () => {
    await running.stop()
    await rm(folder, { recursive: true, force: true })
  }
  const kill = async () => {
    running.kill()
    await running.ended
  }
  const startAgain = async () => {
    running = start()
    await running.ready
  }
  const killAndStart = async () => {
    await kill()
    await startAgain()
  }
  try {
    await running.ready
    return { siteUrl, folder, lastLines: () => running.lastLines(), kill, startAgain, killAndStart, stop }
  } catch (error) {
    await stop()
    throw new Error([...running.lastLines(), String(error)].join('\n'))
  }
}
