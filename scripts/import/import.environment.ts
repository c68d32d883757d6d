import { createConnection } from 'node:net'
import { clusterUrl } from '#scripts/postgres/postgresAddress.ts'
import { newsroomEnvironment } from '#scripts/start/newsroom.environment.ts'
import { childEnvironment, newsroomVariables } from '#scripts/start/newsroomPlans.ts'
import { keptSecrets } from '#scripts/start/secrets.ts'

/**
 * Returns the environment for Payload to work on the newsroom that `npm start` would start: the same database, the same
 * folder for files.
 * @throws EnvironmentError for mistakes in the environment; Error when the embedded PostgreSQL is not running
 */
export async function importEnvironment(outer: NodeJS.ProcessEnv, root: string): Promise<NodeJS.ProcessEnv> {
  const environment = newsroomEnvironment(outer, root)
  const kept = await keptSecrets(environment.dataFolder)
  const port = environment.ports.POSTGRES_PORT
  if (!environment.databaseUrl && !(await isListening(port))) {
    throw new Error(
      `PostgreSQL does not answer on port ${port}: start the newsroom first (npm start), or name a database in DATABASE_URL.`,
    )
  }
  const embedded = clusterUrl({ port, password: kept.POSTGRES_PASSWORD, database: 'citydesk' })
  const variables = newsroomVariables(environment, {
    databaseUrl: environment.databaseUrl ?? embedded,
    payloadSecret: environment.payloadSecret ?? kept.PAYLOAD_SECRET,
    revalidateSecret: environment.revalidateSecret ?? kept.REVALIDATE_SECRET,
  })
  return childEnvironment(variables, 'start', outer)
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection({ port, host: '127.0.0.1', timeout: 2000 })
    const answer = (isThere: boolean) => {
      socket.destroy()
      resolve(isThere)
    }
    socket.on('connect', () => answer(true))
    socket.on('error', () => answer(false))
    socket.on('timeout', () => answer(false))
  })
}
