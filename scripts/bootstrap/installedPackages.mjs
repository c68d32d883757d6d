import { access } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Returns whether every locked package lies in node_modules in its locked version. Optional packages may be missing:
 * they are for other platforms.
 * @param {{ packages: Record<string, { version?: string, optional?: boolean, devOptional?: boolean }> }} lock
 * package-lock.json
 * @param {{ packages: Record<string, { version?: string }> }} installed node_modules/.package-lock.json
 */
export function areInstalled(lock, installed) {
  return Object.entries(lock.packages).every(([path, locked]) => {
    if (path === '') return true
    const present = installed.packages[path]
    if (!present) return locked.optional === true || locked.devOptional === true
    return present.version === locked.version
  })
}

/**
 * Returns whether every locked package has its folder. What npm noted down says nothing of what was removed since, for
 * example by an installation that was cut off. Packages for other platforms may be missing.
 * @param {string} root the folder with node_modules
 * @param {{ packages: Record<string, { optional?: boolean, devOptional?: boolean }> }} lock package-lock.json
 */
export async function areThere(root, lock) {
  const needed = Object.entries(lock.packages).filter(([path, { optional, devOptional }]) => {
    return path !== '' && !optional && !devOptional
  })
  const found = needed.map(([path]) =>
    access(join(root, path, 'package.json')).then(
      () => true,
      () => false,
    ),
  )
  return (await Promise.all(found)).every(Boolean)
}
