/** `npm run activity -- verify`: compares the activity log with its chain, as the screen of activity does. */
import path from 'node:path'
import { importEnvironment } from './import/import.environment.ts'

const usage = `Usage: npm run activity -- verify

  verify   compares all entries with the chain, and the chain with ACTIVITY_ANCHOR_FILE; ends with 1 and the first
           fault where something was changed, removed or inserted`

async function run([command, ...others]: readonly string[]): Promise<number> {
  if (command !== 'verify' || others.length > 0) throw new Error(usage)
  Object.assign(process.env, await importEnvironment(process.env, path.resolve(import.meta.dirname, '..')))
  const { getPayload } = await import('payload')
  const { default: config, environment } = await import('#payload.config')
  const { verifyChain } = await import('#plugins/activity/chain/verify.service.ts')
  const payload = await getPayload({ config, disableOnInit: true })
  const { fault, entries } = await verifyChain(payload, environment.ACTIVITY_ANCHOR_FILE)
  console.log(fault ?? `${entries} entries are as they were sealed.`)
  return fault ? 1 : 0
}

try {
  process.exit(await run(process.argv.slice(2)))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
