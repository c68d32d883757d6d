import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { askPostgres } from '#scripts/postgres/askPostgres.ts'
import { postgresPlan } from '#scripts/postgres/postgres.plan.ts'
import { clusterUrl } from '#scripts/postgres/postgresAddress.ts'
import { buildWhatIsStale } from './builds.ts'
import { runNode } from './command.ts'
import { clusterFolder, demoCommand, isDemoMade, noteFurnished, shouldMakeDemo } from './demo.ts'
import type { NewsroomEnvironment } from './newsroom.environment.ts'
import { childEnvironment, type Mode, newsroomVariables, restarting, servingPlans, watching } from './newsroomPlans.ts'
import { payloadScript } from './payloadScript.ts'
import { pendingMigrations } from './pendingMigrations.ts'
import { checkPorts } from './ports.ts'
import { lockDataFolder } from './runLock.ts'
import type { Screen } from './screen.ts'
import { keptSecrets } from './secrets.ts'
import { createSupervisor } from './supervisor.ts'

/** Arguments for Node that bring the database to the committed migrations. */
export const migrateCommand = [...payloadScript, 'scripts/migrate.ts'] as const

export interface Newsroom {
  hasDemo: boolean
  environment: Record<string, string>
  /** Rejects with a ProcessError as soon as a process has ended for good without being asked to: its database. */
  failure: Promise<never>
}

export interface StartOptions {
  root: string
  mode: Mode
  environment: NewsroomEnvironment
  outer: NodeJS.ProcessEnv
  screen: Screen
  /** Receives the output of the serving processes once all are ready. */
  onLine: (name: string, line: string) => void
  /** Fires when the user ends it, also while it is still starting. */
  signal: AbortSignal
}

/** A newsroom, and how to end whatever of it is there. */
export interface Starting {
  /** Rejects with an error that has a plain message; `end` must be called then too. */
  newsroom: Promise<Newsroom>
  /** Ends all processes in order, PostgreSQL last. */
  end: () => Promise<void>
  /** Ends all processes at once. */
  kill: () => void
}

/** Starts a newsroom: ports, database, migrations, builds, demo, and the processes that serve. Second starts skip what is done. */
export function startNewsroom(options: StartOptions): Starting {
  let isServing = false
  const supervisor = createSupervisor((name, line) => {
    if (isServing) options.onLine(name, line)
  })
  let unlock: (() => Promise<void>) | undefined

  const begin = async (): Promise<Newsroom> => {
    const { environment, screen, signal } = options
    const { dataFolder, ports, databaseUrl: givenDatabase } = environment
    unlock = await lockDataFolder(dataFolder)
    const { POSTGRES_PORT, ...servingPorts } = ports
    await checkPorts(givenDatabase ? servingPorts : ports)

    const kept = await keptSecrets(dataFolder)
    const embedded = {
      folder: clusterFolder(dataFolder),
      port: POSTGRES_PORT,
      password: kept.POSTGRES_PASSWORD,
      database: 'citydesk',
      isDurable: true,
    }
    const databaseUrl = givenDatabase ?? clusterUrl(embedded)
    const settled = {
      databaseUrl,
      payloadSecret: environment.payloadSecret ?? kept.PAYLOAD_SECRET,
      revalidateSecret: environment.revalidateSecret ?? kept.REVALIDATE_SECRET,
    }
    const variables = newsroomVariables(environment, settled)
    const all = childEnvironment(variables, options.mode, options.outer)
    await mkdir(environment.mediaFolder, { recursive: true })

    let isNewDatabase = false
    if (!givenDatabase) {
      const watch = { ask: askPostgres(databaseUrl), ...watching }
      const plan = { ...(await postgresPlan(embedded, all)), restart: restarting, watch }
      const [said] = await screen.step('Starting PostgreSQL', () => supervisor.start([plan]))
      isNewDatabase = typeof said === 'object' && said !== null && 'isNew' in said && said.isNew === true
    }
    signal.throwIfAborted()
    const run = (title: string, command: readonly string[], more: Record<string, string> = {}) =>
      screen.step(title, (show) => runNode(command, { environment: { ...all, ...more }, signal, onLine: show }))
    const pending = await pendingMigrations(databaseUrl, join(options.root, 'cms/migrations'))
    if (pending.length > 0) await run('Migrating the database', migrateCommand)
    signal.throwIfAborted()
    if (options.mode === 'start') await buildWhatIsStale(options.root, all, screen, signal)
    signal.throwIfAborted()

    const isMade = !isNewDatabase && (await isDemoMade(dataFolder, givenDatabase))
    const isDemoNext = shouldMakeDemo({ isWanted: environment.isDemoWanted, isNewDatabase, isMade })
    // The seed refuses to run in production unless the demo is explicitly wanted: here that has been decided.
    if (isDemoNext) await run('Making the demo newsroom', demoCommand, { CITYDESK_DEMO: '1' })
    if (isDemoNext || isNewDatabase) await noteFurnished(dataFolder, givenDatabase, isDemoNext)
    signal.throwIfAborted()

    await screen.step('Starting back office, reader site and real-time server', () =>
      supervisor.start(servingPlans(environment, all, options.mode)),
    )
    isServing = true
    return { hasDemo: isMade || isDemoNext, environment: variables, failure: supervisor.failure }
  }

  return {
    newsroom: Promise.race([begin(), untilAborted(options.signal)]),
    end: async () => {
      isServing = false
      await supervisor.stop()
      await unlock?.()
    },
    kill: () => supervisor.kill(),
  }
}

function untilAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
}
