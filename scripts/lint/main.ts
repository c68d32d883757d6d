import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { figureFaults, readFigures } from '#scripts/house/figures.ts'
import { violationsIn, violationText } from './importDirections.ts'
import { licenceFaults } from './licences.ts'
import { changedFiles, readProjectFiles } from './projectFiles.ts'
import { referenceFaults } from './references.ts'

// Part of `npm run lint`: prints every import that points the wrong way, every package whose licence is not allowed,
// every reference to a document that does not exist and every figure over its limit, and ends with 1 when there is one.
const root = process.cwd()
const violations = (
  await Promise.all(
    ['contract', 'database', 'blocks', 'collections', 'plugins', 'cms', 'realtime', 'site'].map(async (folder) => {
      const entries = await readdir(join(root, folder), { recursive: true })
      const files = entries
        .map((entry) => `${folder}/${entry.replaceAll('\\', '/')}`)
        .filter((file) => /\.(tsx?|mjs)$/.test(file) && !/(^|\/)(\.next|node_modules|public)\//.test(file))
      const found = await Promise.all(
        files.map(async (file) => violationsIn(file, await readFile(join(root, file), 'utf8'))),
      )
      return found.flat()
    }),
  )
).flat()
const lockfile: unknown = JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8'))
const files = readProjectFiles(root)
const faults = [
  ...violations.map(violationText),
  ...licenceFaults(lockfile),
  ...referenceFaults(files, (path) => existsSync(join(root, path))),
  ...figureFaults(readFigures(files), changedFiles(root)),
]
for (const fault of faults) console.error(fault)
process.exit(faults.length > 0 ? 1 : 0)
