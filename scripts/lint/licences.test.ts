import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { licenceFaults } from './licences.ts'

const faults = (packages: Record<string, { version?: string; license?: string; dev?: boolean }>) =>
  licenceFaults({ packages: { '': { version: '0.1.0' }, ...packages } })

describe('licences of packages that the product needs at run time', () => {
  it('are all allowed', () => {
    const lockfile = path.resolve(import.meta.dirname, '../../package-lock.json')
    expect(licenceFaults(JSON.parse(readFileSync(lockfile, 'utf8')))).toEqual([])
  })

  it('are refused under the GPL, with the name of the package', () => {
    expect(
      faults({ 'node_modules/a/node_modules/@b/parser': { version: '5.1.0', license: 'GPL-2.0-or-later' } }),
    ).toEqual([expect.stringMatching(/: @b\/parser 5\.1\.0 is under GPL-2\.0-or-later, which is not allowed\. /)])
  })

  it('are refused where none is stated', () => {
    expect(faults({ 'node_modules/a': { version: '1.0.0' } })).toEqual([
      expect.stringMatching(/: a 1\.0\.0 states no licence, /),
    ])
  })

  it.each(['MIT', '(MIT OR GPL-3.0-only)', 'GPL-2.0 OR ISC', 'MIT AND Apache-2.0'])('may be %s', (license) => {
    expect(faults({ 'node_modules/a': { license } })).toEqual([])
  })

  it.each(['MIT AND GPL-3.0-only', '(MIT OR GPL-2.0) AND GPL-2.0', 'SEE LICENSE IN x', 'UNLICENSED'])(
    'may not be %s',
    (license) => {
      expect(faults({ 'node_modules/a': { license } })).toHaveLength(1)
    },
  )

  it('may be excepted by name only as long as they are what was looked at', () => {
    expect(faults({ 'node_modules/libheif-js': { license: 'LGPL-3.0' } })).toEqual([])
    expect(faults({ 'node_modules/libheif-js': { license: 'GPL-3.0' } })).toHaveLength(1)
  })

  it('do not matter for tools of development', () => {
    expect(faults({ 'node_modules/a': { license: 'GPL-3.0', dev: true } })).toEqual([])
  })
})
