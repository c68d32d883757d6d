import { type ChildProcess, spawn } from 'node:child_process'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals'
import { Client } from 'pg'
import { postgresPlan } from '#scripts/postgres/postgres.plan.ts'
import { clusterUrl } from '#scripts/postgres/postgresAddress.ts'
import { openFolder } from '#scripts/postgres/temporaryFolder.ts'
import { payloadScript } from '#scripts/start/payloadScript.ts'
import { freePort } from '#scripts/start/ports.ts'
import { type RunningProcess, startProcess } from '#scripts/start/runningProcess.ts'
import { bootTestPayload } from '#tests/integration/bootPayload.ts'
import { createAdministrator } from '#tests/integration/people.ts'
import { postDesk } from '#tests/integration/postDesk.ts'
import { inGateOrSoak } from '#tests/soak.ts'
import { randomSequence } from '../collaboration/document/fuzzRandom.ts'

jest.setTimeout(600_000)

const { count, leastUntilKill, killsDatabaseAt, leastKills } = inGateOrSoak(
  { count: 18, leastUntilKill: 2, killsDatabaseAt: 6, leastKills: 3 },
  { count: 50, leastUntilKill: 6, killsDatabaseAt: 15, leastKills: 4 },
)
const seed = jest.getSeed()
const random = randomSequence(seed)
// After so many publications that began, the back office that began the last one is killed in the middle of it.
const publicationsUntilKill = () => leastUntilKill + random.below(5)
const servers = 3

let folder: string
let database: RunningProcess
let cluster: Parameters<typeof postgresPlan>[0]
let outerUrl: string | undefined
const running = new Set<ChildProcess>()
let isOver = false

// Ends the back offices for good; they would be started again for ever, also after a test that took too long.
const endServers = async () => {
  isOver = true
  await Promise.all(
    [...running].map((server) => {
      const gone = new Promise((resolve) => server.once('exit', resolve))
      server.kill('SIGKILL')
      return gone
    }),
  )
}

beforeAll(async () => {
  folder = await openFolder('citydesk-kill-')
  cluster = {
    folder: join(folder, 'postgres'),
    port: await freePort(),
    password: 'only-for-tests',
    database: 'citydesk_test',
    isDurable: true,
  }
  await startDatabase()
  outerUrl = process.env.TEST_DATABASE_URL
  process.env.TEST_DATABASE_URL = clusterUrl(cluster)
})

afterAll(async () => {
  await endServers()
  process.env.TEST_DATABASE_URL = outerUrl
  await database?.stop()
  await rm(folder, { recursive: true, force: true })
})

const startDatabase = async () => {
  database = startProcess(await postgresPlan(cluster, process.env), () => undefined)
  await database.ready
}

// The machine under PostgreSQL fails: nothing of it gets to say goodbye.
const killDatabase = async () => {
  const [pid] = (await readFile(join(cluster.folder, 'postmaster.pid'), 'utf8')).split('\n')
  process.kill(Number(pid), 'SIGKILL')
  await database.stop()
  // What it left behind ends by itself, which takes a moment: a start that comes too early is repeated.
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await startDatabase()
    } catch (error) {
      await database.stop()
      if (attempt === 20) throw error
    }
  }
}

const query = async (url: string, text: string): Promise<Record<string, unknown>[]> => {
  const client = new Client({ connectionString: url })
  // It may be killed while it is asked; the question then fails, and that is enough.
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}

// Posts of which each has a schedule, a third of them with edits that came later. Answers the address of their
// database.
const preparePosts = async (): Promise<string> => {
  const app = await bootTestPayload()
  const desk = postDesk(app, await createAdministrator(app.payload))
  const dueAt = new Date(Date.now() + 3_600_000)
  for (let number = 0; number < count; number += 1) {
    const { id } = await desk.createPost({ headline: `Scheduled ${number}` })
    await desk.schedule(id, dueAt)
    if (number % 3 === 0) await desk.update(id, { headline: `Edited ${number}` })
  }
  // Others work on with the database.
  await app.letGo()
  return app.databaseUrl
}

describe(`${count} publications that come due while servers and the database are killed`, () => {
  it(`are done exactly once each (seed ${seed})`, async () => {
    const url = await preparePosts()
    await query(url, "UPDATE schedules SET due_at = now() - interval '1 second'")
    let begun = 0
    let kills = 0
    let nextKill = publicationsUntilKill()
    let restart: Promise<void> = Promise.resolve()

    const onPublication = (server: ChildProcess) => {
      begun += 1
      if (begun >= nextKill) {
        kills += 1
        nextKill = begun + publicationsUntilKill()
        server.kill('SIGKILL')
      }
      // PostgreSQL is killed after so many publications, and again after so many more.
      if (begun === killsDatabaseAt || begun === 2 * killsDatabaseAt) restart = restart.then(killDatabase)
    }
    const startServer = () => {
      if (isOver) return
      const server = spawn(process.execPath, [...payloadScript, 'plugins/lifecycle/scheduleRunner.fixtures.ts'], {
        env: { ...process.env, DATABASE_URL: url, NODE_ENV: 'production' },
        stdio: ['ignore', 'pipe', 'ignore'],
      })
      running.add(server)
      createInterface({ input: server.stdout }).on('line', (line) => line === 'publishing' && onPublication(server))
      server.once('exit', () => {
        running.delete(server)
        startServer()
      })
    }
    for (let number = 0; number < servers; number += 1) startServer()

    const waiting = async () => {
      await restart
      const [row] = await query(url, "SELECT count(*)::int AS waiting FROM schedules WHERE state = 'waiting'").catch(
        () => [],
      )
      return row?.waiting
    }
    while (!isOver && (await waiting()) !== 0) await setTimeout(200)
    await endServers()
    await restart

    const [log] = await query(
      url,
      `SELECT count(*)::int AS fired, count(DISTINCT document_id)::int AS posts FROM activity WHERE action = 'fire'`,
    )
    expect(log).toEqual({ fired: count, posts: count })
    const [versions] = await query(
      url,
      `SELECT count(*)::int AS published, count(DISTINCT parent_id)::int AS posts FROM _posts_v WHERE version__status = 'published'`,
    )
    expect(versions).toEqual({ published: count, posts: count })
    const [live] = await query(
      url,
      `SELECT count(*)::int AS live FROM posts WHERE _status = 'published' AND headline LIKE 'Scheduled %'`,
    )
    expect(live).toEqual({ live: count })
    const [drafts] = await query(
      url,
      `SELECT count(*)::int AS kept FROM _posts_v WHERE latest AND version_publish_status = 'UNPUBLISHED_CHANGES' AND version_headline LIKE 'Edited %'`,
    )
    expect(drafts).toEqual({ kept: Math.ceil(count / 3) })
    expect(kills).toBeGreaterThanOrEqual(leastKills)
    expect(begun).toBeGreaterThan(count)
  })
})
