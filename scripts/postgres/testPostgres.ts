import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { freePort } from '#scripts/start/ports.ts'
import { startProcess } from '#scripts/start/runningProcess.ts'
import { postgresPlan } from './postgres.plan.ts'
import { clusterUrl } from './postgresAddress.ts'
import { openFolder } from './temporaryFolder.ts'

/**
 * Starts a PostgreSQL for tests on a free port and names it in TEST_DATABASE_URL; tests make databases of their own in it.
 * When that variable is set already, its server is used and nothing is started.
 */
export async function startTestPostgres(): Promise<{ stop: () => Promise<void> } | undefined> {
  if (process.env.TEST_DATABASE_URL) return undefined
  const folder = await openFolder('citydesk-test-postgres-')
  const cluster = {
    folder: join(folder, 'postgres'),
    port: await freePort(),
    password: 'only-for-tests',
    database: 'citydesk_test',
    isDurable: false,
  }
  const running = startProcess(await postgresPlan(cluster, process.env), () => undefined)
  await running.ready.catch((error: unknown) => {
    throw new Error([...running.lastLines(), String(error)].join('\n'))
  })
  process.env.TEST_DATABASE_URL = clusterUrl(cluster)
  return {
    stop: async () => {
      await running.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
