/** `npm run bench`: fills a newsroom, measures it, prints a table and writes JSON. README.md says how to read it. */
import { rm } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { Client } from 'pg'
import { openFolder } from '#scripts/postgres/temporaryFolder.ts'
import { createScreen, type Screen } from '#scripts/start/screen.ts'
import { addresses } from './addresses.measure.ts'
import { apiReads } from './apiReads.measure.ts'
import { fillArchive } from './archive.fill.ts'
import { assistant } from './assistant.measure.ts'
import { assistantRetrieval } from './assistantRetrieval.measure.ts'
import { atOnce } from './atOnce.measure.ts'
import { signIn } from './backOffice.ts'
import { type BenchNewsroom, startBenchNewsroom } from './benchNewsroom.ts'
import { cachedPages } from './cachedPages.measure.ts'
import { importing } from './importing.measure.ts'
import { launch } from './launch.measure.ts'
import { lighthouse } from './lighthouse.measure.ts'
import type { Limits, Measure, Measured } from './measure.types.ts'
import { media } from './media.measure.ts'
import { numbers } from './numbers.measure.ts'
import { pickers } from './pickers.measure.ts'
import { postsList } from './postsList.measure.ts'
import { preview } from './preview.measure.ts'
import { publishToVisible } from './publishToVisible.measure.ts'
import { readerApi } from './readerApi.measure.ts'
import { beginRecord, record } from './record.ts'
import { machine, reportTable, writeReport } from './report.ts'
import { screens } from './screens.measure.ts'
import { searching } from './search.measure.ts'
import { sending } from './sending.measure.ts'
import { summarize } from './statistics.ts'
import { hasArchive } from './story.factory.ts'
import { together } from './together.measure.ts'
import { togetherPromises } from './togetherPromises.measure.ts'
import { typing } from './typing.measure.ts'
import { uncachedPages } from './uncachedPages.measure.ts'

const measures: readonly Measure[] = [
  cachedPages,
  uncachedPages,
  readerApi,
  apiReads,
  postsList,
  pickers,
  media,
  searching,
  publishToVisible,
  launch,
  together,
  togetherPromises,
  typing,
  preview,
  screens,
  atOnce,
  lighthouse,
  addresses,
  importing,
  assistant,
  assistantRetrieval,
  sending,
  numbers,
]
const coldStarts = 3
const wholeRun: Limits = { rounds: Infinity, items: Infinity, seconds: Infinity }
const smallRun: Limits = { rounds: 1, items: 20, seconds: 0.2 }

const { values } = parseArgs({
  options: {
    posts: { type: 'string' },
    small: { type: 'boolean', default: false },
    only: { type: 'string', multiple: true },
    keep: { type: 'string' },
    record: { type: 'boolean', default: false },
  },
})
const run = values.record ? await beginRecord() : null
const limits = values.small ? smallRun : wholeRun
const posts = Number(values.posts ?? (values.small ? 200 : 10_000))
const isChosen = (name: string) => values.only?.includes(name) ?? true
const startedAt = new Date().toISOString()
const screen = createScreen()
const folder = values.keep ?? (await openFolder('citydesk-bench-'))
let newsroom: BenchNewsroom | undefined

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void cleanUp().finally(() => process.exit(130)))
}

try {
  newsroom = await start('Starting a newsroom', screen)
  const isFull = (await newestPaths(newsroom.databaseUrl)).length >= posts
  if (!isFull) {
    const backOffice = await signIn(newsroom.cmsUrl, 'editor')
    await fillArchive({ backOffice, databaseUrl: newsroom.databaseUrl, posts, limits, screen })
  }

  const measured: Measured[] = []
  if (isChosen('cold-start')) {
    const starts: number[] = []
    const times = Math.min(coldStarts, limits.rounds)
    for (let count = 1; count <= times; count += 1) {
      await newsroom.stop()
      newsroom = await start(`Cold start ${count} of ${times}`, screen)
      starts.push(newsroom.startedIn)
    }
    measured.push({ what: 'Cold start, npm start until all answer', milliseconds: summarize(starts) })
  }

  const environment = machine()
  const articlePaths = await newestPaths(newsroom.databaseUrl)
  for (const measure of measures.filter(({ name }) => isChosen(name))) {
    const subject = { ...newsroom, articlePaths, limits, folder, screen }
    const rows = await screen.step(`Measuring: ${measure.name}`, () => measure.run(subject))
    if (rows.length < measure.rows) {
      throw new Error(`The measure ${measure.name} gave ${rows.length} rows in place of ${measure.rows}.`)
    }
    measured.push(...rows)
  }

  const filled = { published: articlePaths.length, texts: hasArchive ? 'real articles' : 'made up' }
  screen.line(`\n${reportTable(measured)}\n`)
  screen.line(`${filled.published.toLocaleString('en')} posts (${filled.texts}), ${JSON.stringify(environment)}`)
  if (run) screen.line(`Recorded in ${await record(run, measured)}`)
  screen.line(`Written to ${await writeReport({ startedAt, posts: filled, machine: environment, measured })}`)
} finally {
  await cleanUp()
}

async function cleanUp(): Promise<void> {
  await newsroom?.stop()
  if (!values.keep) await rm(folder, { recursive: true, force: true })
}

function start(title: string, on: Screen): Promise<BenchNewsroom> {
  return on.step(title, (report) => startBenchNewsroom(folder, report))
}

// Paths of all published posts, the newest first.
async function newestPaths(databaseUrl: string): Promise<string[]> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const { rows } = await client.query<{ path: string }>(
      `SELECT path FROM posts WHERE _status = 'published' AND deleted_at IS NULL ORDER BY publish_date_time DESC, id DESC`,
    )
    return rows.map(({ path }) => path)
  } finally {
    await client.end()
  }
}
