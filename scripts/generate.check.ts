/**
 * Checks for every generated file whether it equals what the configuration generates now, a line each: `✓ …` or `✗ …`.
 * Payload's own commands can succeed without having written anything, so the result is generated again and compared.
 */
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { generateImportMap, getPayload } from 'payload'
import { generateTypes } from 'payload/node'
import config from '#payload.config'
import { writeBlocks } from './docs/blocks.write.ts'
import { writeContentModel } from './docs/contentModel.write.ts'
import { writeEnvironmentExample } from './docs/environmentExample.write.ts'
import { writeLifecycle } from './docs/lifecycle.write.ts'
import { writeOpenApi } from './docs/openApi.write.ts'
import { writePermissions } from './docs/permissions.write.ts'
import { writePostHooks } from './docs/postHooks.write.ts'
import { writeProcedures } from './docs/procedures.write.ts'
import { writeSchemaId } from './schemaId.write.ts'

process.env.PAYLOAD_MIGRATING = 'true'
const root = path.resolve(import.meta.dirname, '..')
const scratch = await mkdtemp(path.join(tmpdir(), 'citydesk-generated-'))
const sanitized = await config

// Returns what is to be done about it, or nothing when all is well.
type Check = () => Promise<string | undefined>

const types: Check = async () => {
  const made = path.join(scratch, 'payload-types.ts')
  process.env.PAYLOAD_TS_OUTPUT_PATH = made
  await generateTypes(sanitized, { log: false })
  return compare('payload-types.ts', made)
}

const importMap: Check = async () => {
  const committed = 'cms/app/(payload)/admin/importMap.js'
  // Beside the real one, because the paths in it are relative to where it lies.
  const made = path.join(root, 'cms/app/(payload)/admin/importMap.made.js')
  await writeFile(made, '')
  try {
    const importMap = { ...sanitized.admin.importMap, importMapFile: made }
    await generateImportMap({ ...sanitized, admin: { ...sanitized.admin, importMap } }, { force: true, log: false })
    return await compare(committed, made)
  } finally {
    await rm(made, { force: true })
  }
}

const migrations: Check = async () => {
  const payload = await getPayload({ config, disableDBConnect: true, disableOnInit: true })
  const { generateDrizzleJson, generateMigration } = payload.db.requireDrizzleKit()
  const folder = path.join(root, 'cms/migrations')
  const newest = (await readdir(folder))
    .filter((name) => name.endsWith('.json'))
    .toSorted()
    .at(-1)
  if (!newest) return 'there are none: npm run migrate:create -- initial'
  const before = JSON.parse(await readFile(path.join(folder, newest), 'utf8'))
  const after = await generateDrizzleJson(payload.db.schema)
  // A column that may have been renamed makes it ask; without a terminal that is an error, and means a difference too.
  const statements = await generateMigration(before, after).catch(() => [
    '-- a column or table was renamed, or so it seems',
  ])
  if (statements.length === 0) return undefined
  return ['they lack this: npm run migrate:create -- name-of-the-change', ...statements.slice(0, 20)].join('\n    ')
}

const page =
  (name: string, write: () => string | Promise<string>): Check =>
  async () => {
    const made = path.join(scratch, path.basename(name))
    await writeFile(made, await write())
    return compare(name, made)
  }

const checks: [string, Check][] = [
  ['payload-types.ts', types],
  ["the admin's import map", importMap],
  ['.env.example', page('.env.example', writeEnvironmentExample)],
  ['docs/blocks.md', page('docs/blocks.md', writeBlocks)],
  ['docs/content-model.md', page('docs/content-model.md', () => writeContentModel(sanitized))],
  ['docs/lifecycle.md', page('docs/lifecycle.md', writeLifecycle)],
  ['docs/openapi.yaml', page('docs/openapi.yaml', writeOpenApi)],
  ['docs/post-hooks.md', page('docs/post-hooks.md', () => writePostHooks(sanitized))],
  ['docs/permissions.md', page('docs/permissions.md', writePermissions)],
  ['docs/procedures.md', page('docs/procedures.md', writeProcedures)],
  ['the id of the schema', page('plugins/collaboration/room/schemaId.ts', writeSchemaId)],
  ['the migrations', migrations],
]
for (const [name, check] of checks) {
  const fault = await check().catch((error: unknown) =>
    error instanceof Error ? (error.stack ?? error.message) : String(error),
  )
  console.log(fault === undefined ? `✓ ${name}: up to date` : `✗ ${name}: ${fault}`)
}
await rm(scratch, { recursive: true, force: true })
process.exit(0)

async function compare(committed: string, made: string): Promise<string | undefined> {
  const [old, fresh] = await Promise.all([
    readFile(path.join(root, committed), 'utf8').catch(() => ''),
    readFile(made, 'utf8').catch(() => ''),
  ])
  if (fresh.trim() === '') return 'nothing was written when it was made anew'
  return old.trim() === fresh.trim() ? undefined : 'out of date: npm run generate'
}
