import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { type Built, fingerprint, isFresh, noteBuild } from './freshness.ts'

const app: Built = {
  inputs: ['app', 'shared', 'lock.json', 'not-there'],
  outputs: ['app/public/made'],
  proof: 'app/.next/BUILD_ID',
  record: 'app/.next/made-of',
}

let root: string
const write = async (path: string, text: string) => {
  await mkdir(dirname(join(root, path)), { recursive: true })
  await writeFile(join(root, path), text)
}
const current = () => fingerprint(root, app)

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'citydesk-freshness-'))
  await write('app/page.tsx', 'a page')
  await write('shared/block.ts', 'a block')
  await write('lock.json', '{}')
})
afterEach(() => rm(root, { recursive: true, force: true }))

describe('what a build is made of', () => {
  it.each([
    ['a file changes', 'app/page.tsx', 'another page'],
    ['a shared file changes', 'shared/block.ts', 'another block'],
    ['a file is added', 'app/deep/new.ts', ''],
    ['the lock changes', 'lock.json', '{"a":1}'],
  ])('is something else when %s', async (_what, path, text) => {
    const before = await current()
    await write(path, text)
    expect(await current()).not.toBe(before)
  })

  it('is something else when a file gets another name', async () => {
    const before = await current()
    await write('app/renamed.tsx', 'a page')
    await rm(join(root, 'app/page.tsx'))
    expect(await current()).not.toBe(before)
  })

  it.each([
    'app/.next/cache/x',
    'app/public/made/a.js',
    'app/page.test.tsx',
    'app/README.md',
    'app/next-env.d.ts',
    'elsewhere.ts',
  ])('stays the same when %s is written', async (path) => {
    const before = await current()
    await write(path, 'new')
    expect(await current()).toBe(before)
  })
})

describe('whether a build is fresh', () => {
  it('is only so when it was finished and nothing changed since', async () => {
    const made = await current()
    expect(await isFresh(root, app, made)).toBe(false)
    await write('app/.next/BUILD_ID', '1')
    expect(await isFresh(root, app, made)).toBe(false)
    await noteBuild(root, app, made)
    expect(await isFresh(root, app, made)).toBe(true)
    await write('app/page.tsx', 'another page')
    expect(await isFresh(root, app, await current())).toBe(false)
  })

  it('is not so when its output was deleted', async () => {
    const made = await current()
    await write('app/.next/BUILD_ID', '1')
    await noteBuild(root, app, made)
    await rm(join(root, 'app/.next'), { recursive: true })
    expect(await isFresh(root, app, made)).toBe(false)
  })
})
