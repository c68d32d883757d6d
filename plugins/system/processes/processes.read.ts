import { readdir } from 'node:fs/promises'
import type { Payload, PayloadRequest } from 'payload'
import { z } from 'zod'
import { figuresOfProcess, processFigures } from '#contract/processFigures.ts'
import { liveServers } from '#plugins/collaboration/presence/visits.store.ts'
import { purgeDeskOf } from '#plugins/revalidation/purgeDesk.ts'
import { broken, counted, type Finding, look, part } from '../part.schema.ts'
import { systemOptionsOf } from '../system.options.ts'
import { hearRealtime, hearSite } from './health.client.ts'
import { appliedMigrations, shownProcesses } from './processes.store.ts'

const knownProcess = z.object({
  kind: z.enum(['back office', 'reader site', 'real-time server']),
  name: z.string(),
  state: z.enum(['running', 'not answering']),
  figures: processFigures.nullable(),
  // What else it says: its cache, its rooms; why it does not answer.
  note: z.string(),
  // What does not work although it answers.
  problem: z.string().nullable(),
})

type KnownProcess = z.infer<typeof knownProcess>

export const processesPart = part.extend({
  processes: z.array(knownProcess),
  migrations: z.object({ applied: z.number(), waiting: z.array(z.string()) }),
})

/** Returns the processes of the newsroom, as far as they answer, and whether the database is as new as this one. */
export async function processesOf(req: PayloadRequest): Promise<z.infer<typeof processesPart>> {
  const { payload } = req
  const [offices, sites, realtime, migrations] = await Promise.all([
    backOffices(payload),
    readerSites(payload),
    realtimeServers(payload),
    migrationsOf(payload),
  ])
  const processes = [...offices, ...sites, ...realtime]
  const running = processes.filter(({ state }) => state === 'running').length
  return {
    summary: `${running} of ${counted(processes.length, 'process', 'processes')} answering`,
    findings: findingsOf(processes, migrations.waiting),
    processes,
    migrations,
  }
}

function findingsOf(processes: readonly KnownProcess[], waiting: readonly string[]): Finding[] {
  const silent = processes
    .filter(({ state }) => state === 'not answering')
    .map(({ kind, name, note }) =>
      broken(`The ${kind} ${name} does not answer: ${note}`, 'Start it again, and look at the last lines of its log.'),
    )
  const troubled = processes.flatMap(({ kind, problem }) =>
    problem === null ? [] : [broken(`The ${kind} has ${problem}.`, 'Its log says why; what is written is kept.')],
  )
  const versions = new Set(processes.flatMap(({ figures }) => figures?.version ?? []))
  return [
    ...silent,
    ...troubled,
    ...(versions.size > 1
      ? [look(`Processes of ${versions.size} versions are running.`, 'Start the older ones again after an upgrade.')]
      : []),
    ...(waiting.length > 0
      ? [broken(`The database lacks ${counted(waiting.length, 'migration')}.`, 'Run npm run migrate, after a backup.')]
      : []),
  ]
}

// Where the others cannot be looked up, this one answers for itself.
async function backOffices(payload: Payload): Promise<KnownProcess[]> {
  const shown = await shownProcesses({ payload })
  if (shown.length === 0) shown.push({ id: '', name: 'of this answer', figures: figuresOfProcess(), isAlive: true })
  return shown.map(({ name, figures, isAlive }) => ({
    kind: 'back office',
    name,
    state: isAlive ? 'running' : 'not answering',
    figures,
    note: isAlive ? '' : 'no sign of life for half a minute',
    problem: null,
  }))
}

async function readerSites(payload: Payload): Promise<KnownProcess[]> {
  const { secret } = systemOptionsOf(payload.config)
  return Promise.all(
    purgeDeskOf(payload.config).sites.map(async (name): Promise<KnownProcess> => {
      const said = await hearSite(name, secret)
      if (!said.isUp)
        return { kind: 'reader site', name, state: 'not answering', figures: null, note: said.reason, problem: null }
      const { process: figures = null, cache } = said.answer
      const note = cache ? `${counted(cache.pages, 'page')} in memory, ${cache.renewals} to be rendered` : ''
      return { kind: 'reader site', name, state: 'running', figures, note, problem: null }
    }),
  )
}

// One address answers for all of them; how many there are, the database knows by their connections.
async function realtimeServers(payload: Payload): Promise<KnownProcess[]> {
  const { realtimeUrl: name, secret } = systemOptionsOf(payload.config)
  const [said, servers] = await Promise.all([hearRealtime(name, secret), liveServers({ payload })])
  const kind = 'real-time server'
  if (!said.isUp) return [{ kind, name, state: 'not answering', figures: null, note: said.reason, problem: null }]
  const { process: figures = null, open = 0, connections = 0, failing = 0, redis } = said.answer
  const problems = [
    failing > 0 && `${counted(failing, 'draft')} that cannot be saved`,
    redis === false && 'no connection to Redis',
  ].filter(Boolean)
  const notes = [
    `${counted(open, 'document')} open, ${counted(connections, 'connection')}`,
    servers.length > 1 && `one of ${servers.length} servers`,
  ]
  return [
    {
      kind,
      name,
      state: 'running',
      figures,
      note: notes.filter(Boolean).join(', '),
      problem: problems.join(' and ') || null,
    },
  ]
}

async function migrationsOf(payload: Payload) {
  const applied = await appliedMigrations({ payload })
  const files = await readdir(payload.db.migrationDir).catch(() => [])
  const names = files.filter((file) => /^\d{8}_\w+\.ts$/.test(file)).map((file) => file.slice(0, -3))
  return { applied: applied.size, waiting: names.filter((name) => !applied.has(name)).sort() }
}
