import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { openFolder } from '#scripts/postgres/testPostgres.ts'
import { freePort } from '#scripts/start/ports.ts'
import { startProcess } from '#scripts/start/runningProcess.ts'

/** Nothing of the person's own configuration, and above all not their database. */
const forgotten = {
  DATABASE_URL: '',
  CMS_URL: '',
  SITE_URL: '',
  REALTIME_URL: '',
  MEDIA_DIR: '',
  PAYLOAD_SECRET: '',
  REVALIDATE_SECRET: '',
  CITYDESK_DEMO: '',
}

/**
 * Runs `npm start` as anybody would, with ports, data and a demo of its own, and tells the tests about it in
 * CITYDESK_NEWSROOM. The apps are built first where they are stale.
 * When that variable is set already, the newsroom it tells of is used and nothing is started: while writing a test.
 */
export async function startBuiltNewsroom(): Promise<{ stop: () => Promise<void> } | undefined> {
  if (process.env.CITYDESK_NEWSROOM) return undefined
  const folder = await openFolder('citydesk-browser-')
  const ports = {
    CMS_PORT: String(await freePort()),
    SITE_PORT: String(await freePort()),
    REALTIME_PORT: String(await freePort()),
    POSTGRES_PORT: String(await freePort()),
  }
  const running = startProcess(
    {
      name: 'newsroom for browser tests',
      command: ['scripts/start.mjs'],
      environment: {
        ...process.env,
        NODE_ENV: 'production',
        ...forgotten,
        ...ports,
        CITYDESK_DATA: join(folder, 'data'),
      },
      ready: { by: 'message' },
      readyWithin: 900_000,
      endWithin: 60_000,
    },
    (line) => {
      if (process.env.CITYDESK_TEST_LOG) console.log(line)
    },
  )
  const stop = async () => {
    await running.stop()
    await rm(folder, { recursive: true, force: true })
  }
  try {
    process.env.CITYDESK_NEWSROOM = JSON.stringify(await running.ready)
  } catch (error) {
    await stop()
    throw new Error([...running.lastLines(), String(error)].join('\n'))
  }
  return { stop }
}
