import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { figureFaults, readFigures } from '#scripts/house/figures.ts'
import { violationsIn, violationText } from './importDirections.ts'
import { licenceFaults } from './licences.ts'
import { changedFiles, readProjectFiles } from './projectFiles.ts'
import { referenceFaults } from './references.ts'

// Part of `npm run lint`: prints every import that points the wrong way, every package whose licence is not
// allowed, every reference to a document that does not exist and every figure over its limit, and ends with 1 when there
// is one.
const root = process.cwd()
const files = readProjectFiles(root)
const isLayered = (path: string): boolean =>
  /^(?:contract|database|blocks|collections|plugins|cms|realtime|site)\/(?!public\/).*\.(?:tsx?|mjs)$/.test(path)
const sources = new Map([...files].filter(([path]) => isLayered(path)))
const lockfile: unknown = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
const faults = [
  ...[...sources].flatMap(([path, text]) => violationsIn(path, text)).map(violationText),
  ...licenceFaults(lockfile),
  ...referenceFaults(files, (path) => existsSync(join(root, path))),
  ...figureFaults(readFigures(files), changedFiles(root)),
]
for (const fault of faults) console.error(fault)
process.exit(faults.length > 0 ? 1 : 0)
