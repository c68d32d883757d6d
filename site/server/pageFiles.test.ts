import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { packPage } from './cachedPage.ts'
import { PageFiles } from './pageFiles.ts'

const page = (text: string) =>
  packPage({ status: 200, headers: {}, body: Buffer.from(text), tags: [], freshFor: 1, staleFor: 1 }, 0)

describe('pages on disk', () => {
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'page-files-'))
  })
  afterEach(() => rm(folder, { recursive: true, force: true }))

  const namesOnDisk = async () => (await readdir(folder, { recursive: true })).filter((name) => name.includes('.page'))
  const keptOf = async (files: PageFiles, keys: string[]) => {
    const pages = await Promise.all(keys.map((key) => files.read(key)))
    return keys.filter((_, index) => pages[index])
  }

  it('stay within their room; those that were not asked for the longest go first', async () => {
    const files = await PageFiles.open(folder, 'build', 4_000)
    for (const key of ['/a', '/b', '/c']) files.write(key, await page(`story ${key} `.repeat(80)))
    await files.settled()
    files.touch('/a')
    for (const key of ['/d', '/e']) files.write(key, await page(`story ${key} `.repeat(80)))
    await files.settled()
    const kept = await keptOf(files, ['/a', '/b', '/c', '/d', '/e'])
    expect([kept[0], kept.at(-1), kept.includes('/b')]).toEqual(['/a', '/e', false])
    expect(files.size.bytes).toBeLessThanOrEqual(4_000)
    expect(await namesOnDisk()).toHaveLength(kept.length)
  })

  it('are swept at the start: half-written files go, and what there is no longer room for', async () => {
    const before = await PageFiles.open(folder, 'build', 100_000)
    for (let index = 0; index < 20; index += 1) before.write(`/${10 + index}`, await page('story '.repeat(100)))
    await before.settled()
    const [name = ''] = await namesOnDisk()
    await writeFile(path.join(folder, `${name}.draft.part`), 'half a p')
    const after = await PageFiles.open(folder, 'build', before.size.bytes / 2)
    expect(after.size.pages).toBe(10)
    expect(await namesOnDisk()).toHaveLength(10)
  })

  it('are gone when they are removed', async () => {
    const files = await PageFiles.open(folder, 'build', 100_000)
    files.write('/a', await page('story'))
    files.remove('/a')
    await files.settled()
    expect([await files.read('/a'), files.size, await namesOnDisk()]).toEqual([undefined, { pages: 0, bytes: 0 }, []])
  })
})
