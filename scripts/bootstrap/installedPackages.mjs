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
