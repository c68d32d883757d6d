import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { sql } from '@payloadcms/db-postgres'
import { createLocalReq } from 'payload'
import { z } from 'zod'
import { query } from '#database/sql.ts'
import { bootTestPayload, type TestPayload } from '#tests/integration/bootPayload.ts'
import { makeTablesIn } from '#tests/integration/ownTables.ts'
import { createAdministrator, type Person } from '#tests/integration/people.ts'
import { hourLength, secretOfCalls, sendSums, thisHour } from '../numbers.fixtures.ts'
import { numbers } from '../numbers.plugin.ts'
import { keepUp } from '../numbers.upkeep.ts'
import { decide, programsOfLastDay } from './programs.service.ts'

let app: TestPayload
let administrator: Person

beforeAll(async () => {
  app = await bootTestPayload({ plugins: [numbers({ secret: secretOfCalls, isKeepingUp: false })] })
  await makeTablesIn(app.payload)
  administrator = await createAdministrator(app.payload)
})
afterAll(() => app?.stop())

const chrome = { program: 'Chrome 58', isBot: false }
const googlebot = { program: 'Googlebot', isBot: true }
const request = () => createLocalReq({ user: administrator }, app.payload)
const decideOf = async (program: string, isReader: boolean | null) => decide(await request(), program, isReader)
const programs = async () => programsOfLastDay(await request())

// All sums, by table.
const sums = () =>
  query(
    { payload: app.payload },
    sql`SELECT 'minutes' AS of, 'view' AS name, post, '' AS detail, times FROM numbers.minutes
        UNION ALL SELECT 'hours', name, post, detail, times FROM numbers.hours
        UNION ALL SELECT 'days', name, post, detail, times FROM numbers.days ORDER BY of, name, post, detail`,
    z.object({ of: z.string(), name: z.string(), post: z.number(), detail: z.string(), times: z.coerce.number() }),
  )
const pageViews = async () =>
  Object.fromEntries((await sums()).filter(({ name }) => name === 'page_view').map(({ of, times }) => [of, times]))

const visit = (times: number, of: object) => [
  { post: 7, times, ...of },
  { name: 'page_view', detail: 'article', times, ...of },
]

describe('a program', () => {
  it('that is no reader does not count, and is listed beside those that do', async () => {
    await sendSums(app, [...visit(4, chrome), ...visit(9, googlebot)])
    expect(await pageViews()).toEqual({ hours: 4, days: 4 })
    expect(await programs()).toEqual([
      { ...googlebot, views: 9, isCounted: false, isDecided: false },
      { ...chrome, views: 4, isCounted: true, isDecided: false },
    ])
  })

  it('counts as it was decided: in the sums of the last day, in what follows, and no more once it is undone', async () => {
    const before = await sums()
    await decideOf('Googlebot', true)
    expect(await pageViews()).toEqual({ hours: 13, days: 13 })
    await decideOf('Chrome 58', false)
    expect(await pageViews()).toEqual({ hours: 9, days: 9 })
    await sendSums(app, [...visit(1, chrome), ...visit(2, googlebot)])
    expect(await pageViews()).toEqual({ hours: 11, days: 11 })
    expect(await programs()).toEqual([
      { ...googlebot, views: 11, isCounted: true, isDecided: true },
      { ...chrome, views: 5, isCounted: false, isDecided: true },
    ])
    await decideOf('Googlebot', null)
    await decideOf('Chrome 58', null)
    const ofFive = before.map((sum) => ({ ...sum, times: 5 }))
    expect(await sums()).toEqual(ofFive)
  })

  it('that is left out leaves no empty line', async () => {
    await decideOf('Chrome 58', false)
    expect(await sums()).toEqual([])
    await decideOf('Chrome 58', null)
  })

  it('counts in sums of before programs were named', async () => {
    const before = await pageViews()
    await sendSums(app, [{ name: 'page_view', detail: 'home', minute: thisHour - 2 * hourLength }])
    const after = await sums()
    expect(after.filter(({ detail }) => detail === 'home')).toHaveLength(2)
    expect(before).toEqual({ hours: 5, days: 5 })
  })

  it('is in the log, with who decided', async () => {
    const { docs } = await app.payload.find({
      collection: 'activity',
      where: { kind: { equals: 'system' } },
      sort: 'id',
    })
    expect(docs.slice(0, 3).map(({ title, byName }) => [title, byName])).toEqual([
      ['Counted Googlebot as readers', administrator.name],
      ['Left Chrome 58 out of the numbers', administrator.name],
      ['Left Googlebot to the list of known bots', administrator.name],
    ])
  })
})

describe('the sums by program', () => {
  it('are kept for a day', async () => {
    const tables = sql`SELECT relname AS name FROM pg_class WHERE relname LIKE 'recent\\_%'`
    const days = async () => (await query({ payload: app.payload }, tables, z.object({ name: z.string() }))).length
    expect(await days()).toBeGreaterThan(0)
    await keepUp(app.payload, new Date(Date.now() + 5 * 24 * hourLength))
    expect(await days()).toBe(0)
    expect(await programs()).toEqual([])
  })
})
