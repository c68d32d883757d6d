import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { postgresPlan } from '#scripts/postgres/postgres.plan.ts'
import { clusterUrl } from '#scripts/postgres/postgresAddress.ts'
import { openFolder } from '#scripts/postgres/temporaryFolder.ts'
import { runNode } from '#scripts/start/command.ts'
import { newsroomEnvironment } from '#scripts/start/newsroom.environment.ts'
import { migrateCommand } from '#scripts/start/newsroom.ts'
import { childEnvironment, newsroomVariables, servingPlans } from '#scripts/start/newsroomPlans.ts'
import { freePort } from '#scripts/start/ports.ts'
import { type KillableProcess, startKillable } from './killable.process.ts'

export type Part = 'database' | 'back office' | 'real-time server'

/** A newsroom whose parts can be killed at any time. It has one account, `admin`, and no stories. */
export interface KillableNewsroom {
  cmsUrl: string
  /** Of the account. */
  password: string
  realtimePort: number
  parts: Record<Part, KillableProcess>
  stop(): Promise<void>
}

const password = 'a tram under lime trees'

/** Starts what is built already, with a database of its own. */
export async function startKillableNewsroom(): Promise<KillableNewsroom> {
  const folder = await openFolder('citydesk-killable-')
  const [cms, site, realtime, postgres] = [await freePort(), await freePort(), await freePort(), await freePort()]
  const environment = newsroomEnvironment(
    {
      CITYDESK_DATA: join(folder, 'data'),
      CMS_PORT: String(cms),
      SITE_PORT: String(site),
      REALTIME_PORT: String(realtime),
      POSTGRES_PORT: String(postgres),
    },
    process.cwd(),
  )
  const cluster = {
    folder: join(folder, 'postgres'),
    port: postgres,
    password: 'only-for-tests',
    database: 'citydesk',
    isDurable: true,
  }
  const settled = {
    databaseUrl: clusterUrl(cluster),
    payloadSecret: 'only for tests, and long enough for them',
    revalidateSecret: 'only for tests, and long enough for them too',
  }
  const all = childEnvironment(newsroomVariables(environment, settled), 'start', process.env)
  const started: KillableProcess[] = []
  const start = async (plan: Parameters<typeof startKillable>[0]) => {
    const part = await startKillable(plan)
    started.push(part)
    return part
  }
  const stop = async () => {
    for (const part of started.toReversed()) await part.stop()
    await rm(folder, { recursive: true, force: true })
  }
  try {
    const database = await start(await postgresPlan(cluster, all))
    await runNode(migrateCommand, { environment: all })
    const plan = (name: Part) => {
      const found = servingPlans(environment, all, 'start').find((candidate) => candidate.name === name)
      if (!found) throw new Error(`No process is called ${name}`)
      return found
    }
    const parts = {
      database,
      'back office': await start(plan('back office')),
      'real-time server': await start(plan('real-time server')),
    }
    await firstAccount(environment.cmsUrl)
    return { cmsUrl: environment.cmsUrl, password, realtimePort: realtime, parts, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

async function firstAccount(cmsUrl: string): Promise<void> {
  const response = await fetch(`${cmsUrl}/api/account/first-user`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ name: 'Admin', email: 'admin@citydesk.test', password }),
  })
  if (!response.ok) throw new Error(`The first account was refused: ${await response.text()}`)
}
