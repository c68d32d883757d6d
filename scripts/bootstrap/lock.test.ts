import { readFileSync } from 'node:fs'
import { describe, expect, it } from '@jest/globals'
import { z } from 'zod'

const lockFile = z.object({
  packages: z.record(
    z.string(),
    z.object({ version: z.string().optional(), optionalDependencies: z.record(z.string(), z.string()).optional() }),
  ),
})
const { packages } = lockFile.parse(
  JSON.parse(readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8')),
)

// Returns whether Node would find a package from where another one lies: beside it, or in a folder above.
function isLocked(name: string, from: string): boolean {
  if (packages[`${from}/node_modules/${name}`.replace(/^\//, '')]) return true
  if (from === '') return false
  return isLocked(name, from.slice(0, Math.max(0, from.lastIndexOf('/node_modules/'))))
}

describe('package-lock.json', () => {
  it('names the packages of every platform: `npm ci` refuses a lock in which one is missing', () => {
    const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies)
        .filter((name) => !isLocked(name, path))
        .map((name) => `${name}, for ${path}`),
    )
    expect(missing).toEqual([])
  })

  it.each(['lexical', 'yjs', 'pg', 'payload', 'react', 'drizzle-orm'])(
    'has one copy of %s: classes and states of two copies do not know each other',
    (name) => {
      expect(Object.keys(packages).filter((path) => path.endsWith(`node_modules/${name}`))).toEqual([
        `node_modules/${name}`,
      ])
    },
  )
})
