import { next } from '#scripts/start/newsroomPlans.ts'
import { freePort } from '#scripts/start/ports.ts'
import { startProcess } from '#scripts/start/runningProcess.ts'
import type { SharedNewsroom } from './newsroom.ts'

export interface BackOfficeBeside {
  /** Address at which it answers, without a trailing slash; differs from its CMS_URL. */
  url: string
  stop: () => Promise<void>
}

/**
 * Starts a second built back office with another environment than the shared one.
 * @param more environment variables that differ, or a function that returns them for the address at which it answers
 * @param givenPort at which it answers, where others have to know it before
 */
export async function startBackOfficeBeside(
  { environment }: Pick<SharedNewsroom, 'environment'>,
  more: Record<string, string> | ((url: string) => Record<string, string>),
  givenPort?: number,
): Promise<BackOfficeBeside> {
  const port = givenPort ?? (await freePort())
  const url = `http://127.0.0.1:${port}`
  const own = typeof more === 'function' ? more(url) : more
  const running = startProcess(
    {
      name: 'back office beside',
      command: [next, 'start', 'cms', '-p', String(port)],
      environment: { ...process.env, ...environment, CMS_PORT: String(port), ...own, NODE_ENV: 'production' },
      ready: { by: 'address', url: `${url}/api/health` },
      readyWithin: 120_000,
      endWithin: 10_000,
    },
    () => undefined,
  )
  try {
    await running.ready
    return { url, stop: running.stop }
  } catch (error) {
    await running.stop()
    throw new Error([...running.lastLines(), String(error)].join('\n'))
  }
}
