import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { areInstalled, areThere } from './installedPackages.mjs'
import { faultOfNode, warningOfNode } from './nodeVersion.mjs'

describe('the versions of Node that Citydesk runs on', () => {
  it.each([
    ['20.20.2', true],
    ['22.11.0', false],
    ['24.9.0', false],
  ])('%s is warned of: %s', (version, isWarned) => {
    expect(warningOfNode(version) !== undefined).toBe(isWarned)
  })

  it.each(['20.20.0', '20.20.2', '22.1.0', '24.99.0'])('accepts %s', (version) => {
    expect(faultOfNode(version)).toBeUndefined()
  })

  it.each(['18.20.4', '20.19.9', '25.0.0'])('refuses %s and names the range', (version) => {
    expect(faultOfNode(version)).toContain(`20.20 to 24; this is Node ${version}`)
  })
})

describe('whether node_modules holds what is locked', () => {
  const lock = {
    packages: {
      '': { version: '0.1.0' },
      'node_modules/a': { version: '1.0.0' },
      'node_modules/for-another-platform': { version: '1.0.0', optional: true },
    },
  }

  it('is content when only packages for other platforms are missing', () => {
    expect(areInstalled(lock, { packages: { 'node_modules/a': { version: '1.0.0' } } })).toBe(true)
  })

  it('notices a missing package', () => {
    expect(areInstalled(lock, { packages: {} })).toBe(false)
  })

  it('notices another version, of an optional package too', () => {
    expect(areInstalled(lock, { packages: { 'node_modules/a': { version: '1.0.1' } } })).toBe(false)
    const optionalDiffers = {
      packages: { 'node_modules/a': { version: '1.0.0' }, 'node_modules/for-another-platform': { version: '2.0.0' } },
    }
    expect(areInstalled(lock, optionalDiffers)).toBe(false)
  })

  it('notices a folder that was removed after npm had noted it down', async () => {
    const root = await mkdtemp(path.join(tmpdir(), 'citydesk-packages-'))
    try {
      expect(await areThere(root, lock)).toBe(false)
      await mkdir(path.join(root, 'node_modules/a'), { recursive: true })
      await writeFile(path.join(root, 'node_modules/a/package.json'), '{}')
      expect(await areThere(root, lock)).toBe(true)
    } finally {
      await rm(root, { recursive: true })
    }
  })
})
