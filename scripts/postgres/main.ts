import { z } from 'zod'
import { EnvironmentError, parseEnvironment } from '#cms/environment.ts'
import { startCluster } from './cluster.ts'

// The embedded PostgreSQL as a process of the newsroom. It is a process of its own because the library ends the whole
// process it is in at the first signal, before anything else could finish its work with the database.
const variables = z.object({
  CLUSTER_FOLDER: z.string(),
  CLUSTER_PORT: z.coerce.number().int(),
  CLUSTER_PASSWORD: z.string(),
  CLUSTER_DATABASE: z.string(),
  CLUSTER_DURABLE: z.enum(['0', '1']),
})

try {
  const values = parseEnvironment(variables, process.env)
  const { isNew } = await startCluster({
    folder: values.CLUSTER_FOLDER,
    port: values.CLUSTER_PORT,
    password: values.CLUSTER_PASSWORD,
    database: values.CLUSTER_DATABASE,
    isDurable: values.CLUSTER_DURABLE === '1',
    onLog: (line) => console.log(line),
  })
  process.send?.({ ready: { isNew } })
} catch (error) {
  const isPlain = error instanceof EnvironmentError || error instanceof Error
  console.error(isPlain ? error.message : error)
  process.exit(1)
}
