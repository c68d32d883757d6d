/** `npm run import -- wordpress FILE.xml`, `… articles FILE.jsonl` and `… podcast FEED`: an archive into the newsroom. */
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { ImportArchive } from '#plugins/importing/import.types.ts'
import { importArchive } from '#plugins/importing/importArchive.service.ts'
import { openArticles } from '#plugins/importing/read/articles.archive.ts'
import { openPodcastFeed } from '#plugins/importing/read/podcast.archive.ts'
import { downloadPodcastFeed } from '#plugins/importing/read/podcastDownload.ts'
import { ImportFileError } from '#plugins/importing/read/text.read.ts'
import { openWordpressExport } from '#plugins/importing/read/wordpress.archive.ts'
import { formatReport } from '#plugins/importing/write/importReportFormat.ts'
import { importEnvironment } from './import/import.environment.ts'
import { type ImportArguments, importUsage, readImportArguments, UsageError } from './import/importArguments.ts'
import { importProgress } from './import/importProgress.ts'

// Lines of each kind that the screen shows; `--report` has them all.
const linesOnScreen = 15

const exitCodes = { done: 0, lostSomething: 1, notStarted: 2, interrupted: 130 }

// Milliseconds that a recording may take: an hour of sound over a slow line.
const recordingTimeout = 15 * 60_000

function open({ kind, file, site }: ImportArguments): Promise<ImportArchive> {
  if (kind === 'podcast') return openFeed(file)
  return kind === 'wordpress' ? openWordpressExport(file, site) : openArticles(file)
}

async function openFeed(feed: string): Promise<ImportArchive> {
  if (!/^https?:\/\//.test(feed)) return openPodcastFeed([feed])
  const { files, addresses, remove } = await downloadPodcastFeed(feed)
  process.on('exit', remove)
  return openPodcastFeed(files, addresses)
}

// The first Ctrl-C ends after what is under way, the second at once; PostgreSQL then takes back what was not finished.
function untilInterrupted(): AbortSignal {
  const controller = new AbortController()
  process.on('SIGINT', () => {
    if (controller.signal.aborted) process.exit(exitCodes.interrupted)
    console.error('\nStopping after what is under way. Press Ctrl-C again to stop at once.')
    controller.abort()
  })
  return controller.signal
}

async function run(args: ImportArguments): Promise<number> {
  // Read before any connection is made: a broken file must not change anything, and is reported without a database.
  const archive = await open(args)
  Object.assign(process.env, await importEnvironment(process.env, path.resolve(import.meta.dirname, '..')))
  const { getPayload } = await import('payload')
  const { default: config } = await import('#payload.config')
  const payload = await getPayload({ config, disableOnInit: true })
  const progress = importProgress(process.stdout)
  const began = Date.now()
  const fetching = args.kind === 'podcast' ? { timeout: recordingTimeout } : {}
  const report = await importArchive(payload, archive, {
    signal: untilInterrupted(),
    onProgress: progress.show,
    fetching,
  })
  progress.end()
  const seconds = (Date.now() - began) / 1000
  const documents = report.number('made', 'posts') + report.number('made', 'pages')
  console.log(`\n${formatReport(report, args.report ? linesOnScreen : Number.POSITIVE_INFINITY).join('\n')}`)
  if (documents > 0)
    console.log(`\n${documents} made in ${seconds.toFixed(1)} s, ${(documents / seconds).toFixed(1)} a second.`)
  if (args.report) {
    await writeFile(args.report, `${formatReport(report).join('\n')}\n`)
    console.log(`The whole report is in ${args.report}.`)
  }
  if (report.isInterrupted) return exitCodes.interrupted
  return report.number('lost') > 0 ? exitCodes.lostSomething : exitCodes.done
}

function explain(error: unknown): void {
  if (error instanceof UsageError) console.error(`${error.message}\n\n${importUsage}`)
  else if (error instanceof ImportFileError) console.error(`Nothing was imported.\n${error.message}`)
  else console.error(error instanceof Error ? error.message : error)
}

try {
  process.exit(await run(readImportArguments(process.argv.slice(2))))
} catch (error) {
  explain(error)
  process.exit(exitCodes.notStarted)
}
