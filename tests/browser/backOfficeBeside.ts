import { next } from '#scripts/start/newsroom.plans.ts'
import { freePort } from '#scripts/start/ports.ts'
import { startProcess } from '#scripts/start/runningProcess.ts'
import type { SharedNewsroom } from './newsroom.ts'

/** Another back office of the shared newsroom. */
export interface BackOfficeBeside {
  /** Address at which it answers, without a trailing slash; differs from its CMS_URL. */
  url: string
  stop: () => Promise<void>
}

/**
 * Starts a second built back office with another environment than the shared one.
 * @param more environment variables that differ
 */
export async function startBackOfficeBeside(
  { environment }: Pick<SharedNewsroom, 'environment'>,
  more: Record<string, string>,
): Promise<BackOfficeBeside> {
  const port = await freePort()
  const running = startProcess(
    {
      name: 'back office beside',
      command: [next, 'start', 'cms', '-p', String(port)],
      environment: { ...process.env, ...environment, CMS_PORT: String(port), ...more, NODE_ENV: 'production' },
      ready: { by: 'address', url: `http://127.0.0.1:${port}/api/health` },
      readyWithin: 120_000,
      endWithin: 10_000,
    },
    () => undefined,
  )
  try {
    await running.ready
    return { url: `http://127.0.0.1:${port}`, stop: running.stop }
  } catch (error) {
    await running.stop()
    throw new Error([...running.lastLines(), String(error)].join('\n'))
  }
}
