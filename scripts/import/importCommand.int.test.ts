import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals'
import { Client } from 'pg'
import { plainItem, podcastFeedOf } from '#plugins/importing/read/podcastFeed.fixtures.ts'
import { temporaryFiles, wordpressExport, wordpressItem } from '#plugins/importing/read/temporaryFile.fixtures.ts'
import { payloadScript } from '#scripts/start/payloadScript.ts'
import { createTestDatabase, type TestDatabase } from '#tests/integration/testDatabase.ts'
import { inGateOrSoak } from '#tests/soak.ts'
import { until } from '#tests/until.ts'

// Processes that start Payload on a busy machine.
jest.setTimeout(300_000)

const root = path.resolve(import.meta.dirname, '../..')
let database: TestDatabase
let folder: string

const startScript = (script: string, ...args: string[]) => {
  const environment = {
    ...process.env,
    DATABASE_URL: database.url,
    CITYDESK_DATA: folder,
    NODE_OPTIONS: '',
    NODE_ENV: 'development' as const,
  }
  const child = spawn(process.execPath, [...payloadScript, script, ...args], { cwd: root, env: environment })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (output += String(part)))
  const ended = new Promise<{ code: number | null; output: string }>((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => resolve({ code, output }))
  })
  return { ended, kill: () => child.kill('SIGKILL') }
}

const runScript = (script: string, ...args: string[]) => startScript(script, ...args).ended
const importing = (...args: string[]) => runScript('scripts/import.ts', ...args)

const numberOf = async (table: 'posts' | '_posts_v' | 'tags'): Promise<number> => {
  const client = new Client({ connectionString: database.url })
  await client.connect()
  try {
    const { rows } = await client.query<{ count: string }>(`SELECT count(*) FROM ${table}`)
    return Number(rows[0]?.count)
  } finally {
    await client.end()
  }
}

beforeAll(async () => {
  database = await createTestDatabase()
  folder = await mkdtemp(path.join(tmpdir(), 'citydesk-import-'))
  const migrated = await runScript('scripts/migrate.ts')
  if (migrated.code !== 0) throw new Error(migrated.output)
})
afterAll(async () => {
  await database.drop()
  await rm(folder, { recursive: true, force: true })
})

const blocks = `<!-- wp:columns --><div class="wp-block-columns"><!-- wp:column --><div class="wp-block-column"><!-- wp:list --><ul><li>a<ol><li><a href="/b">b</a></li></ol></li></ul><!-- /wp:list --></div><!-- /wp:column --></div><!-- /wp:columns -->
<!-- wp:pullquote --><figure class="wp-block-pullquote"><blockquote><p>c</p><cite>d</cite></blockquote></figure><!-- /wp:pullquote -->
<!-- wp:buttons --><div class="wp-block-buttons"><!-- wp:button --><div class="wp-block-button"><a class="wp-block-button__link" href="/e">e</a></div><!-- /wp:button --></div><!-- /wp:buttons --><!-- wp:table --><figure><table><tr><td>f</td></tr></table></figure><!-- /wp:table -->`

const whole = wordpressExport(
  wordpressItem({ 'content:encoded': blocks }, '<category domain="post_tag" nicename="tea">Tea</category>') +
    wordpressItem({ 'wp:post_id': '2', 'wp:post_name': 'second' }),
)

describe('npm run import, with the real editor and the committed migrations', () => {
  it('ends with 2, the place of the mistake and nothing written for a file that is cut off', async () => {
    const { code, output } = await importing('wordpress', await temporaryFiles({ 'cut.xml': whole.slice(0, -40) }))
    expect(code).toBe(2)
    expect(output).toMatch(/Nothing was imported\.\n.*cut\.xml: line \d+, column \d+: /)
    expect([await numberOf('posts'), await numberOf('tags')]).toEqual([0, 0])
  })

  it('ends with 0 and a report, and a second time changes nothing', async () => {
    const file = await temporaryFiles({ 'export.xml': whole })
    const first = await importing('wordpress', file)
    expect([first.code, first.output]).toEqual([0, expect.stringMatching(/posts +2 +0 +0 +0 +0\n/)])
    const versions = await numberOf('_posts_v')
    const second = await importing('wordpress', file)
    expect([second.code, second.output]).toEqual([0, expect.stringMatching(/posts +0 +0 +2 +0 +0\n/)])
    expect([await numberOf('posts'), await numberOf('_posts_v')]).toEqual([2, versions])
  })

  it('takes the feed of a podcast too, and names the files that it could not have', async () => {
    const host = 'http://127.0.0.1:9'
    const file = await temporaryFiles({
      'feed.xml': podcastFeedOf(host, plainItem(host, 'first') + plainItem(host, 'second')),
    })
    const before = await numberOf('posts')
    const { code, output } = await importing('podcast', file)
    expect([code, output]).toEqual([0, expect.stringMatching(/posts +2 +0 +0 +0 +0\n/)])
    expect(output).toContain('first.mp3: 127.0.0.1 is no public address')
    expect(await importing('podcast', file)).toMatchObject({
      code: 0,
      output: expect.stringMatching(/posts +0 +0 +2 +0 +0\n/),
    })
    expect(await numberOf('posts')).toBe(before + 2)
  })

  it('can be killed at any moment: the next run makes what is missing, and nothing twice', async () => {
    const count = inGateOrSoak(60, 200)
    const items = Array.from({ length: count }, (_, index) =>
      wordpressItem({
        'wp:post_id': String(1000 + index),
        'wp:post_name': `killed-${index}`,
        'content:encoded': blocks,
      }),
    )
    const file = await temporaryFiles({ 'long.xml': wordpressExport(items.join('')) })
    const before = await numberOf('posts')
    const versionsBefore = await numberOf('_posts_v')
    const killed = startScript('scripts/import.ts', 'wordpress', file)
    await until('some of the posts are there', async () => (await numberOf('posts')) > before)
    killed.kill()
    expect((await killed.ended).code).toBeNull()
    expect(await numberOf('posts')).toBeLessThan(before + count)
    expect(await importing('wordpress', file)).toMatchObject({ code: 0 })
    expect(await numberOf('posts')).toBe(before + count)
    expect(await numberOf('_posts_v')).toBe(versionsBefore + count)
  })

  it('ends with 2 and the usage when it is called wrongly', async () => {
    const { code, output } = await importing('drupal')
    expect([code, output]).toEqual([2, expect.stringContaining('Usage: npm run import')])
  })
})
