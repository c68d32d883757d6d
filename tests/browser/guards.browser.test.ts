import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals'
import { Client } from 'pg'
import { lockRow, readinessRow, trashRow } from './guards/documents.rows.ts'
import { type Attempt, type Door, doors, type Row } from './guards/doors.ts'
import { htmlRow } from './guards/html.rows.ts'
import { hiddenRow, privilegesRow } from './guards/people.rows.ts'
import { attemptedHeadline, forbiddenHtml, openScene, plainBody, type Scene } from './guards/scene.ts'
import { othersRow, statusRow } from './guards/writes.rows.ts'
import { sharedNewsroom } from './newsroom.ts'

jest.setTimeout(300_000)

// Every guard at every door of the built newsroom.
const table: [guard: string, row: Row][] = [
  ['html blocks', htmlRow],
  ['published status', statusRow],
  ["others' documents", othersRow],
  ['locks', lockRow],
  ['trash before deletion', trashRow],
  ['own privileges', privilegesRow],
  ['readiness', readinessRow],
  ['hidden fields', hiddenRow],
]

let scene: Scene
let database: Client

beforeAll(async () => {
  const newsroom = sharedNewsroom()
  database = new Client({ connectionString: newsroom.databaseUrl })
  await database.connect()
  scene = await openScene(newsroom)
})

afterAll(async () => {
  await scene?.close()
  await database?.end()
})

const attemptsAt = (row: Row, some: readonly Door[]): [name: string, one: Attempt][] =>
  some.flatMap((door) => {
    const cell = row[door]
    return typeof cell === 'string' ? [] : cell.map((one): [string, Attempt] => [`${door}: ${one.what}`, one])
  })

describe.each(table)('the guard of %s', (_guard, row) => {
  it.each(attemptsAt(row, doors))('refuses %s', async (_name, { run, refusedWith }) =>
    expect(await run(scene)).toBe(refusedWith),
  )
})

describe('after all attempts', () => {
  it.each([
    ['posts', 'body'],
    ['_posts_v', 'version_body'],
    ['reusable_blocks', 'body'],
    ['_reusable_blocks_v', 'version_body'],
  ])('no forbidden html is stored in %s', async (stored, column) => {
    const query = `SELECT id FROM ${stored} WHERE ${column}::text LIKE $1`
    expect((await database.query(query, [`%${forbiddenHtml}%`])).rows).toEqual([])
  })

  it('every post is a draft with its own headline and maker', async () => {
    const { ofEditor, ofContributor, ofWriter, unready, locked } = scene
    const { rows } = await database.query(
      `SELECT DISTINCT version_publish_status AS status, version_headline = $2 AS "isChanged",
         version_created_by_id IS NULL AS "isOrphan"
       FROM _posts_v WHERE parent_id = ANY($1) AND latest`,
      [[ofEditor, ofContributor, ofWriter, unready, locked], attemptedHeadline],
    )
    expect(rows).toEqual([{ status: 'DRAFT', isChanged: false, isOrphan: false }])
  })
})

describe('a body without html', () => {
  const writers: readonly Door[] = [
    'REST create',
    'REST update',
    'REST update of many',
    'REST duplicate',
    'GraphQL',
    'Local API as a person',
  ]

  it.each(attemptsAt(htmlRow, writers))('is written by %s', async (_name, { run }) =>
    expect([200, 201]).toContain(await run({ ...scene, body: plainBody })),
  )
})
