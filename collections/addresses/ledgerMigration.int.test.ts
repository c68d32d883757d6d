import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals'
import { type PostgresAdapterArgs, postgresAdapter } from '@payloadcms/db-postgres'
import { lexicalEditor } from '@payloadcms/richtext-lexical'
import { buildConfig, getPayload } from 'payload'
import { Client } from 'pg'
import { closePool } from '#tests/integration/bootPayload.ts'
import { createTestDatabase } from '#tests/integration/testDatabase.ts'
import { contentModel } from '../contentModel.ts'

let database: Awaited<ReturnType<typeof createTestDatabase>>
let client: Client

// By a name that TypeScript does not follow: the migrations are Payload's, and are not checked.
const file = new URL('../../cms/migrations/index.ts', import.meta.url).href
const { migrations }: { migrations: NonNullable<PostgresAdapterArgs['prodMigrations']> } = await import(file)
const before = migrations.findIndex(({ name }) => name.endsWith('_addresses'))

/** Payload runs the migrations that it is given when it connects in production, and there only. */
const migrate = async (count: number): Promise<void> => {
  const editor = lexicalEditor()
  const editors = { bodyEditor: () => editor, dekEditor: editor, proseEditor: editor }
  const pool = { connectionString: database.url }
  const config = await buildConfig({
    ...contentModel({ ...editors, mediaDir: 'nowhere', siteUrl: 'https://paper.test' }),
    editor,
    secret: 'only-for-tests',
    db: postgresAdapter({ pool, push: false, prodMigrations: migrations.slice(0, count) }),
    telemetry: false,
    typescript: { autoGenerate: false },
    logger: { options: { level: 'fatal' } },
  })
  const environment = jest.replaceProperty(process.env, 'NODE_ENV', 'production')
  const payload = await getPayload({ config, key: `${database.url}/${count}`, disableOnInit: true })
  environment.restore()
  await payload.destroy()
  closePool(payload)
}

beforeAll(async () => {
  database = await createTestDatabase()
  client = new Client({ connectionString: database.url })
  await client.connect()
})

afterAll(async () => {
  await client.end()
  await database.drop()
})

describe('the migration that begins the ledger of addresses', () => {
  it('writes down what readers could ask for so far, content before redirects', async () => {
    await migrate(before)
    await client.query(`
      INSERT INTO posts (id, headline, type, slug, path, _status, publish_date_time)
        VALUES (1, 'Live', 'article', 'live', '/2026/01/02/live', 'published', '2026-01-02T12:00:00Z'),
               (2, 'Gone', 'article', 'gone', '/2026/01/02/gone', 'draft', '2026-01-02T12:00:00Z');
      INSERT INTO sections (id, name, slug, type, _status) VALUES (1, 'Talk', 'talk', 'show', 'published');
      INSERT INTO pages (id, title, slug, _status) VALUES (1, 'About', 'about', 'published'), (2, 'New', 'new', 'draft');
      INSERT INTO tags (id, name, slug) VALUES (1, 'Parks', 'parks');
      INSERT INTO url_targets (path, type, post_id, url, code, authority)
        VALUES ('/old', 'post', 1, NULL, '301', NULL), ('/2026/01/02/gone', 'gone', NULL, NULL, NULL, NULL),
               ('/about', 'gone', NULL, NULL, NULL, NULL), ('/shop', 'redirect', NULL, '/Store?x=1', '307', NULL),
               ('/sealed', 'unavailable_for_legal_reasons', NULL, NULL, NULL, 'A court')`)
    await migrate(before + 1)
    const { rows } = await client.query(
      'SELECT path, answer, owner, target, leads_to, authority FROM addresses ORDER BY path',
    )
    expect(rows.map((row) => Object.values(row).filter((value) => value !== null))).toEqual([
      ['/2026/01/02/gone', '410', 'posts:2'],
      ['/2026/01/02/live', '200', 'posts:1'],
      ['/about', '200', 'pages:1'],
      ['/old', '301', 'posts:1', 'posts:1'],
      ['/podcasts/talk', '200', 'sections:1'],
      ['/sealed', '451', 'A court'],
      ['/shop', '307', '/Store?x=1', '/store'],
      ['/tag/parks', '200', 'tags:1'],
    ])
    const history = await client.query('SELECT count(*)::int AS lines FROM address_entries')
    expect(history.rows).toEqual([{ lines: 8 }])
  })

  it('keeps the history from being changed, by SQL too', async () => {
    await expect(client.query(`UPDATE address_entries SET by = 'Nobody'`)).rejects.toThrow('only ever added to')
    await expect(client.query('DELETE FROM address_entries')).rejects.toThrow('only ever added to')
  })
})
