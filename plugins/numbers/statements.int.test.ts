import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type PayloadRequest } from 'payload'
import { Client } from 'pg'
import { z } from 'zod'
import { nothing, query } from '#database/sql.ts'
import { makeNewsroom } from '#plugins/reader-api/newsroom.fixtures.ts'
import { bootTestPayload, type TestPayload } from '#tests/integration/bootPayload.ts'
import { makeTablesIn } from '#tests/integration/ownTables.ts'
import { createAdministrator, type Person } from '#tests/integration/people.ts'
import { sentStatements } from '#tests/integration/sentStatements.ts'
import { breakdownOf } from './breakdown.read.ts'
import { mostReadByWindow } from './mostRead.store.ts'
import { makeStories, secretOfCalls } from './numbers.fixtures.ts'
import { numbers } from './numbers.plugin.ts'
import { numbersOf, viewsBesideStories } from './numbers.service.ts'
import { keepUp } from './numbers.upkeep.ts'
import { programsOfLastDay } from './programs/programs.service.ts'
import { readNext } from './read-next/readNext.read.ts'
import { daysUpTo } from './viewsOverTime.read.ts'

const { statements, noteStatements } = sentStatements()

const now = new Date()
const years = 2

let app: TestPayload
let client: Client
let administrator: Person
let posts: number[]

beforeAll(async () => {
  app = await bootTestPayload({ plugins: [noteStatements, numbers({ secret: secretOfCalls, isKeepingUp: false })] })
  await makeTablesIn(app.payload)
  administrator = await createAdministrator(app.payload)
  posts = await makeStories(app.payload, await makeNewsroom(app.payload))
  client = new Client({ connectionString: app.databaseUrl })
  await client.connect()
  const fill = [
    sql`SELECT numbers.open_month(parent, (now() - back * interval '1 month')::date)
        FROM unnest(ARRAY['hours', 'days']) AS parent, generate_series(-1, ${years * 12}) AS back`,
    sql`INSERT INTO numbers.hours (hour, name, post, detail, times)
        SELECT date_trunc('hour', now()) - ago * interval '3 hours', name, post, 'search', 3
        FROM generate_series(0, ${years * 365 * 8}) AS ago, unnest(ARRAY['view', 'engaged', 'click']) AS name,
          unnest(${sql.param(posts)}::int[]) AS post`,
    sql`INSERT INTO numbers.days (day, name, post, detail, times)
        SELECT hour::date, name, post, detail, sum(times) FROM numbers.hours GROUP BY 1, 2, 3, 4`,
    sql`ANALYZE`,
  ]
  for (const statement of fill) await query({ payload: app.payload }, statement, nothing)
})
afterAll(async () => {
  await client?.end()
  await app?.stop()
})

const today = () => daysUpTo(now, 'UTC', 1)[0] ?? ''
const monthOf = (back: number) => {
  const day = new Date(now.getTime() - back * 86_400_000)
  return day.toISOString().slice(0, 7).replace('-', '_')
}

interface Plan {
  'Relation Name'?: string
  Plans?: Plan[]
}
const tablesOf = (plan: Plan): string[] => [
  ...(plan['Relation Name'] ? [plan['Relation Name']] : []),
  ...(plan.Plans ?? []).flatMap(tablesOf),
]
const plan: z.ZodType<Plan> = z.lazy(() =>
  z.object({ 'Relation Name': z.string().optional(), Plans: z.array(plan).optional() }),
)
const explained = z.tuple([z.object({ 'QUERY PLAN': z.tuple([z.object({ Plan: plan })]) })])

// Returns the tables of numbers that a read looks into, by the plans of its statements.
async function tablesReadBy(read: (req: PayloadRequest) => Promise<unknown>): Promise<Set<string>> {
  const req = await createLocalReq({ user: administrator }, app.payload)
  statements.length = 0
  await read(req)
  const tables: string[] = []
  for (const { text, values } of statements.filter((statement) => statement.text.includes('numbers.'))) {
    const { rows } = await client.query(`EXPLAIN (FORMAT JSON) ${text}`, values)
    tables.push(...tablesOf(explained.parse(rows)[0]['QUERY PLAN'][0].Plan))
  }
  return new Set(tables.filter((table) => /^(?:hours|days|recent)_/.test(table)))
}

describe('the statements of the screens, beside two years of numbers', () => {
  it.each([
    ['now', (req: PayloadRequest) => numbersOf(req, 'now', now)],
    ['today', (req: PayloadRequest) => numbersOf(req, 'today', now)],
    ['30 days', (req: PayloadRequest) => numbersOf(req, 'month', now)],
    ['the list of posts', (req: PayloadRequest) => viewsBesideStories(req, posts.map(String), now)],
    ['what is read next', (req: PayloadRequest) => readNext(req, posts[0] ?? 0, now)],
    ['programs', programsOfLastDay],
  ])('%s: read the sums of their span only, and nothing as it came', async (_what, read) => {
    // The screen compares with 30 days before; what is usual is read from 28 days of hours. Spans have no end, and so take in
    // the month that follows, which is open already and has no numbers.
    const days = Array.from({ length: 62 + 31 }, (_, place) => place - 31)
    const near = ['hours', 'days'].flatMap((table) => days.map((back) => `${table}_${monthOf(back)}`))
    const tables = await tablesReadBy(read)
    expect([...tables].filter((table) => !near.includes(table))).toEqual([])
  })

  it('30 days: are the same where the days that ended are added up, and read today of all days', async () => {
    const month = async () => numbersOf(await createLocalReq({ user: administrator }, app.payload), 'month', now)
    const before = await month()
    await keepUp(app.payload, now)
    expect(await month()).toEqual(before)
    expect(before.breakdown.stories.length).toBeGreaterThan(0)
    const tables = await tablesReadBy((req) => breakdownOf(req, { firstDay: '', lastDay: today(), areAddedUp: true }))
    expect([...tables]).toEqual([`days_${monthOf(0)}`])
  })

  it('Most Read looks at hours for its near windows', async () => {
    const tables = await tablesReadBy(({ payload }) => mostReadByWindow(payload, now))
    expect([...tables].some((table) => table.startsWith('recent'))).toBe(false)
  })
})
