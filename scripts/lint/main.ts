import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { figureFaults, readFigures } from '#scripts/house/figures.ts'
import { violationsIn, violationText } from './importDirections.ts'
import { licenceFaults } from './licences.ts'
import { twoWayFolders } from './twoWayFolders.ts'

/**
 * Part of `npm run lint`: prints every import that points the wrong way or both ways and every package whose licence is
 * not allowed, and ends with 1 when there is one.
 */
const root = process.cwd()
const sources = new Map<string, string>()
for (const folder of ['contract', 'database', 'blocks', 'collections', 'plugins', 'cms', 'realtime', 'site']) {
  const entries = await readdir(join(root, folder), { recursive: true })
  const files = entries
    .map((entry) => `${folder}/${entry.replaceAll('\\', '/')}`)
    .filter((file) => /\.(tsx?|mjs)$/.test(file) && !/(^|\/)(\.next|node_modules|public)\//.test(file))
  const texts = await Promise.all(files.map(async (file) => [file, await readFile(join(root, file), 'utf8')] as const))
  for (const [file, text] of texts) sources.set(file, text)
}
const violations = [...sources].flatMap(([file, source]) => violationsIn(file, source))
const lockfile: unknown = JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8'))
const faults = [...violations.map(violationText), ...twoWayFolders(sources), ...licenceFaults(lockfile)]
for (const fault of faults) console.error(fault)
process.exit(faults.length > 0 ? 1 : 0)
