import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { Client } from 'pg'
import { z } from 'zod'
import { freePort } from '#scripts/start/ports.ts'
import { processArguments } from '#scripts/start/processArguments.ts'
import { type RunningProcess, startProcess } from '#scripts/start/runningProcess.ts'
import { createSupervisor } from '#scripts/start/supervisor.ts'
import { until } from '#tests/until.ts'
import { askPostgres } from './askPostgres.ts'
import { type PostgresOptions, postgresPlan } from './postgres.plan.ts'
import { clusterUrl } from './postgresAddress.ts'
import { openFolder } from './temporaryFolder.ts'

let folder: string
let options: PostgresOptions
const started: RunningProcess[] = []

const start = async (): Promise<RunningProcess> => {
  const running = startProcess(await postgresPlan(options, process.env), () => undefined)
  started.push(running)
  await running.ready
  return running
}

const ask = async (question: string): Promise<Record<string, unknown>> => {
  const client = new Client({ connectionString: clusterUrl(options) })
  await client.connect()
  try {
    const { rows } = await client.query(question)
    return rows[0] ?? {}
  } finally {
    await client.end()
  }
}

const serverPid = async (): Promise<number> =>
  Number.parseInt(await readFile(join(options.folder, 'postmaster.pid'), 'utf8'), 10)

// Not `instanceof Error`: Jest's realm has a class of errors of its own.
const gone = z.object({ code: z.literal('ESRCH') })

// Stops a process; one that has ended by itself meanwhile, as a session of the watch does, is left alone.
function freeze(pid: number): void {
  try {
    process.kill(pid, 'SIGSTOP')
  } catch (error) {
    if (!gone.safeParse(error).success) throw error
  }
}

beforeAll(async () => {
  folder = await openFolder('citydesk-postgres-test-')
  // Durable, as at a real start: what is tested is what survives.
  options = {
    folder: join(folder, 'postgres'),
    port: await freePort(),
    password: 'p@ss word/1',
    database: 'newsroom',
    isDurable: true,
  }
})
afterAll(async () => {
  await Promise.all(started.map((running) => running.stop()))
  await rm(folder, { recursive: true, force: true })
})

describe('the embedded PostgreSQL', () => {
  it('is made at the first start, and says that it is new until it has been furnished', async () => {
    const first = await start()
    expect(await first.ready).toEqual({ isNew: true })
    await ask('CREATE TABLE stories (headline text)')
    await ask("INSERT INTO stories VALUES ('Bürgermeister sagt „Nein“ 🗞')")
    await first.stop()
    await rm(join(options.folder, 'citydesk.new'))
    // What it had in memory, which the second start reads again.
    expect(await readFile(join(options.folder, 'autoprewarm.blocks'), 'utf8')).toMatch(/^<<\d+>>\n\d+,/)
    const second = await start()
    expect(await second.ready).toEqual({ isNew: false })
    expect(await ask('SELECT headline FROM stories')).toEqual({ headline: 'Bürgermeister sagt „Nein“ 🗞' })
    await second.stop()
  })

  it('knows upper and lower case of all letters and sorts the same everywhere', async () => {
    const running = await start()
    expect(await ask("SELECT upper('éöж') AS upper, 'ÉÖЖ' ILIKE 'éöж' AS is_like")).toEqual({
      upper: 'ÉÖЖ',
      is_like: true,
    })
    expect(await ask('SHOW server_encoding')).toEqual({ server_encoding: 'UTF8' })
    expect(await ask('SHOW timezone')).toEqual({ TimeZone: 'UTC' })
    await running.stop()
  })

  it('ends cleanly when asked, so that nothing is left to recover', async () => {
    const running = await start()
    const pid = await serverPid()
    await running.stop()
    expect(await processArguments(pid)).toBeUndefined()
    await expect(stat(join(options.folder, 'postmaster.pid'))).rejects.toThrow('ENOENT')
    expect(running.lastLines().join('\n')).toContain('database system is shut down')
  })

  it('comes up again after everything was killed, with what had been written', async () => {
    const killed = await start()
    await ask("INSERT INTO stories VALUES ('written just before')")
    const pid = await serverPid()
    process.kill(pid, 'SIGKILL')
    killed.kill()
    await killed.ended
    // A killed server's number may belong to another process by now, even to one of the same user.
    const lines = (await readFile(join(options.folder, 'postmaster.pid'), 'utf8')).split('\n')
    await writeFile(join(options.folder, 'postmaster.pid'), [String(process.pid), ...lines.slice(1)].join('\n'))
    const running = await start()
    expect(await ask("SELECT count(*)::int AS stories FROM stories WHERE headline = 'written just before'")).toEqual({
      stories: 1,
    })
    await running.stop()
  })

  it('takes over from a server that outlived the process it belonged to', async () => {
    const orphaned = await start()
    const pid = await serverPid()
    if (orphaned.pid === undefined) throw new Error('it was not started')
    // Only the leader dies at once, so that it has no chance to end its server.
    process.kill(orphaned.pid, 'SIGKILL')
    const running = await start()
    expect(await serverPid()).not.toBe(pid)
    await running.stop()
  })

  it.each(['its server', 'its server and all of its sessions'])(
    'is ended and started again when it hangs: %s',
    async (what) => {
      const lines: string[] = []
      const watch = { ask: askPostgres(clusterUrl(options)), pause: 50, timeoutMs: 2000, tries: 2 }
      const restart = { firstPause: 1, maxPause: 60_000 }
      const plan = { ...(await postgresPlan(options, process.env)), endWithin: 1000, watch, restart }
      const supervisor = createSupervisor((_name, line) => lines.push(line))
      await supervisor.start([plan])
      const session = new Client({ connectionString: clusterUrl(options) })
      session.on('error', () => undefined)
      await session.connect()
      const { rows } = await session.query<{ pid: number }>('SELECT pid FROM pg_stat_activity')
      const sessions = what === 'its server' ? [] : rows.map(({ pid }) => pid)
      for (const pid of [await serverPid(), ...sessions]) freeze(pid)
      await until('it is back', () => lines.includes('The database is back'))
      expect(lines).toContain('The database does not answer any more; it is ended')
      expect(await ask('SELECT count(*) > 0 AS is_kept FROM stories')).toEqual({ is_kept: true })
      await supervisor.stop()
    },
  )

  it('says in its own words why it does not start', async () => {
    const blocker = await start()
    const { folder: first } = options
    const second = { ...options, folder: `${first}-second` }
    const failing = startProcess(await postgresPlan(second, process.env), () => undefined)
    await expect(failing.ready).rejects.toThrow('The database ended with code 1 before it was ready')
    expect(failing.lastLines().join('\n')).toMatch(/PostgreSQL did not start:[\s\S]*Address already in use/)
    await blocker.stop()
  })

  // Only root starts it as another user. Root's home is such a folder.
  const whenRoot = process.getuid?.() === 0 ? it : it.skip
  whenRoot('works in a folder that only root may enter', async () => {
    const closed = join(folder, 'closed')
    await mkdir(closed, { mode: 0o700 })
    const plan = await postgresPlan({ ...options, folder: join(closed, 'data', 'postgres') }, process.env)
    const running = startProcess(plan, () => undefined)
    started.push(running)
    expect(await running.ready).toEqual({ isNew: true })
    await running.stop()
  })
})
