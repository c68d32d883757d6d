import { join } from 'node:path'
import { z } from 'zod'
import { freePort } from '#scripts/start/ports.ts'
import { startProcess } from '#scripts/start/runningProcess.ts'

const told = z.object({
  environment: z.object({
    CMS_URL: z.string(),
    SITE_URL: z.string(),
    DATABASE_URL: z.string(),
    REVALIDATE_SECRET: z.string(),
  }),
})

/** A newsroom that `npm start` has started. */
export interface BenchNewsroom {
  cmsUrl: string
  siteUrl: string
  databaseUrl: string
  revalidateSecret: string
  /** Milliseconds from the command until all processes answered. */
  startedIn: number
  stop: () => Promise<void>
}

/** Nothing of the person's own configuration, and above all not their database: this one is filled with nonsense. */
const forgotten = {
  DATABASE_URL: '',
  CMS_URL: '',
  SITE_URL: '',
  REALTIME_URL: '',
  MEDIA_DIR: '',
  PAYLOAD_SECRET: '',
  REVALIDATE_SECRET: '',
  CITYDESK_DEMO: '1',
}

/**
 * Starts the built product as `npm start` does, on free ports.
 * @param folder where its data lies; a second start in the same folder finds what the first one made
 * @param onLine what it prints, to show that it lives
 * @throws Error with its last words when it does not come up
 */
export async function startBenchNewsroom(folder: string, onLine: (line: string) => void): Promise<BenchNewsroom> {
  const ports = {
    CMS_PORT: String(await freePort()),
    SITE_PORT: String(await freePort()),
    REALTIME_PORT: String(await freePort()),
    POSTGRES_PORT: String(await freePort()),
  }
  const begin = performance.now()
  const running = startProcess(
    {
      name: 'newsroom for the benchmark',
      command: ['scripts/start.mjs'],
      environment: {
        ...process.env,
        NODE_ENV: 'production',
        ...forgotten,
        ...ports,
        CITYDESK_DATA: join(folder, 'data'),
      },
      ready: { by: 'message' },
      readyWithin: 1_800_000,
      endWithin: 60_000,
    },
    onLine,
  )
  try {
    const { environment } = told.parse(await running.ready)
    return {
      cmsUrl: environment.CMS_URL,
      siteUrl: environment.SITE_URL,
      databaseUrl: environment.DATABASE_URL,
      revalidateSecret: environment.REVALIDATE_SECRET,
      startedIn: performance.now() - begin,
      stop: running.stop,
    }
  } catch (error) {
    await running.stop()
    throw new Error([...running.lastLines(), String(error)].join('\n'))
  }
}
