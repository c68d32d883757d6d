/**
 * `npm run new:block -- NAME [PART]`: writes the folder of a block with schema, renderer, mail, editor, check, examples and
 * test, and registers it. With the name of a part it is a block that holds parts, and the part has a folder too.
 */
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { addBlock } from './new-block/addBlock.ts'

const [name, part] = process.argv.slice(2)
if (name === undefined) {
  console.error('Say what it is called: npm run new:block -- press-note [press-note-item]')
  process.exit(1)
}
const root = path.resolve(import.meta.dirname, '..')
try {
  const files = await addBlock(root, name, part)
  const biome = path.join(root, 'node_modules/@biomejs/biome/bin/biome')
  const { status } = spawnSync(process.execPath, [biome, 'check', '--write', ...files], { cwd: root, stdio: 'inherit' })
  if (status !== 0) process.exit(1)
} catch (error) {
  if (!(error instanceof Error)) throw error
  console.error(error.message)
  process.exit(1)
}
console.log(`blocks/${name}${part ? ` and blocks/${part} are` : ' is'} there and registered. Then:
  npm run generate
  npm run pictures -- ${name}
  npm run test:unit -- blocks/`)
