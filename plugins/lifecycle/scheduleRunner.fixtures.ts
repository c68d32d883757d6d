/**
 * One of several back offices, to be killed at any moment: publishes what is due on the database of DATABASE_URL, for ever.
 * Prints "publishing" in the middle of each publication, inside its transaction.
 */
import { lexicalEditor } from '@payloadcms/richtext-lexical'
import { buildConfig, getPayload } from 'payload'
import { contentModel } from '#collections/contentModel.ts'
import { resilientPostgres } from '#database/resilientPostgres.ts'
import { lifecycle } from './lifecycle.plugin.ts'
import { publishOverdue } from './scheduleWatchdog.ts'

const editor = lexicalEditor()
const config = buildConfig({
  ...contentModel({
    bodyEditor: () => editor,
    dekEditor: editor,
    proseEditor: editor,
    mediaDir: '/nonexistent',
    siteUrl: 'http://localhost',
  }),
  editor,
  secret: 'only-for-tests',
  db: resilientPostgres({ pool: { connectionString: process.env.DATABASE_URL }, push: false }),
  plugins: [lifecycle({ isRunningJobs: false })],
  telemetry: false,
  typescript: { autoGenerate: false },
  logger: { options: { level: 'silent' } },
})
// A server whose database became unreachable is restarted by its supervisor.
process.on('uncaughtException', () => process.exit(1))
const payload = await getPayload({ config, disableOnInit: true })
console.log('ready')
const checksOf = async () => {
  console.log('publishing')
  return []
}
for (;;) {
  await publishOverdue(payload, { checksOf }, 0).catch(() => process.exit(1))
  await new Promise((resolve) => setTimeout(resolve, 20))
}
