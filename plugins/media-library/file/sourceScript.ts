import path from 'node:path'
import { fileURLToPath } from 'node:url'

// Turbopack keeps the address of a module it bundles.
const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '../../..')

/**
 * Returns the absolute path of a script that is started from its source. A module of its own, because Turbopack bundles a
 * script whose path it can work out, and fails at one that is no module of Next.js.
 * @param name path within the project
 */
export function sourceScript(name: string): string {
  return path.join(root, name)
}
