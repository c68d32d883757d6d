import { resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { installWhatIsLocked } from './install.mjs'
import { faultOfNode, warningOfNode } from './nodeVersion.mjs'

// Not import.meta.dirname: a Node too old to support it has to get an error message, not crash.
const root = fileURLToPath(new URL('../..', import.meta.url))

/**
 * Checks Node, installs what is locked, and goes on in TypeScript within this same process, so that signals need no relay.
 * @param {string} module path of the TypeScript module from the project's root; it exports `main(args)`
 * @param {string[]} args
 */
export async function handOver(module, args) {
  const fault = faultOfNode(process.versions.node)
  if (fault) {
    console.error(fault)
    process.exit(1)
  }
  const warning = warningOfNode(process.versions.node)
  if (warning) console.warn(warning)
  process.chdir(root)
  if (!(await installWhatIsLocked(root))) process.exit(1)
  const { register } = await import('tsx/esm/api')
  register()
  const { main } = await import(pathToFileURL(resolve(root, module)).href)
  await main(args)
}
