import { join } from 'node:path'
import { cmsVariableSchemas } from '#cms/environment.ts'
import { siteVariableSchemas } from '#site/environment.ts'
import { newsroomVariableSchemas } from './newsroom.environment.ts'
import { freePort } from './ports.ts'
import { type RunningProcess, startProcess } from './runningProcess.ts'

export interface FreshNewsroomOptions {
  name: string
  /** The folder of its data; a second start in the same folder finds what the first one made. */
  folder: string
  /** Milliseconds until it must be ready, builds included. */
  readyWithin: number
  onLine: (line: string) => void
}

/**
 * An empty configuration: trials never touch the user's own database, send no e-mail in their name and use none of
 * their keys. Empty and not left out, so that no file fills it in.
 */
export const nothingConfigured: Readonly<Record<string, string>> = Object.fromEntries(
  Object.keys({ ...cmsVariableSchemas, ...siteVariableSchemas, ...newsroomVariableSchemas }).map((name) => [name, '']),
)

/**
 * Starts the built product with its demo, as `npm start` does, on free ports and with none of the person's own
 * configuration.
 * @returns its process, and the data of its ready message
 * @throws Error with its last words when it does not come up
 */
export async function startFreshNewsroom(
  options: FreshNewsroomOptions,
): Promise<{ running: RunningProcess; readyData: unknown }> {
  const running = startProcess(
    {
      name: options.name,
      command: ['scripts/start.mjs'],
      environment: {
        ...process.env,
        ...nothingConfigured,
        NODE_ENV: 'production',
        CMS_PORT: String(await freePort()),
        SITE_PORT: String(await freePort()),
        REALTIME_PORT: String(await freePort()),
        POSTGRES_PORT: String(await freePort()),
        CITYDESK_DATA: join(options.folder, 'data'),
        CITYDESK_DEMO: '1',
      },
      ready: { by: 'message' },
      readyWithin: options.readyWithin,
      endWithin: 60_000,
    },
    options.onLine,
  )
  try {
    return { running, readyData: await running.ready }
  } catch (error) {
    await running.stop()
    throw new Error([...running.lastLines(), String(error)].join('\n'))
  }
}
