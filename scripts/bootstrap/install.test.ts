import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { installWhatIsLocked } from './install.mjs'

let root: string
const write = (name: string, content: string) => writeFile(path.join(root, name), content)

// A project without packages, whose patches are "applied" by a line in a file.
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'citydesk-install-'))
  await Promise.all(['patches', 'node_modules'].map((folder) => mkdir(path.join(root, folder))))
  await write('package.json', JSON.stringify({ scripts: { postinstall: 'echo applied >> applied.txt' } }))
  await write('package-lock.json', JSON.stringify({ packages: {} }))
  await write('node_modules/.package-lock.json', JSON.stringify({ packages: {} }))
  await write('patches/a.patch', 'one')
})
afterEach(() => rm(root, { recursive: true, force: true }))

const timesApplied = async () =>
  (await readFile(path.join(root, 'applied.txt'), 'utf8').catch(() => '')).split('\n').filter(Boolean).length

describe('a project that has all its packages', () => {
  it('gets its patches once, and again when they have changed', async () => {
    expect(await installWhatIsLocked(root)).toBe(true)
    expect(await installWhatIsLocked(root)).toBe(true)
    expect(await timesApplied()).toBe(1)
    await write('patches/a.patch', 'two')
    expect(await installWhatIsLocked(root)).toBe(true)
    expect(await timesApplied()).toBe(2)
    await write('patches/b.patch', 'another')
    expect(await installWhatIsLocked(root)).toBe(true)
    expect(await timesApplied()).toBe(3)
  })

  it('does not start while a patch cannot be applied, and tries it at the next start', async () => {
    await write('package.json', JSON.stringify({ scripts: { postinstall: 'exit 1' } }))
    expect(await installWhatIsLocked(root)).toBe(false)
    await write('package.json', JSON.stringify({ scripts: { postinstall: 'echo applied >> applied.txt' } }))
    expect(await installWhatIsLocked(root)).toBe(true)
    expect(await timesApplied()).toBe(1)
  })
})
