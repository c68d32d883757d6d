import { writeFileSync } from 'node:fs'
import { mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Writable } from 'node:stream'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { diskStore, sweepParts } from './disk.store.ts'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'citydesk-disk-'))
})
afterEach(() => rm(folder, { recursive: true }))

const bytes = Buffer.from('the whole file')
const file = { name: 'a.txt', mimeType: 'text/plain', size: bytes.length, body: () => bytes }

const fullDisk = (place: string) =>
  new Writable({
    write: (chunk: Buffer, _coding, done) => {
      writeFileSync(place, chunk.subarray(0, chunk.length / 2))
      done(Object.assign(new Error('no space left on device'), { code: 'ENOSPC' }))
    },
  })

describe('a folder of files', () => {
  it('gives back what it keeps, whole and in parts', async () => {
    const store = diskStore(path.join(folder, 'new'))
    await store.put(file)
    const textOf = async (range: { start: number; end: number } | null) =>
      new Response(await store.stream('a.txt', range)).text()
    expect([await textOf(null), await textOf({ start: 4, end: 8 })]).toEqual(['the whole file', 'whole'])
    expect(await store.read('a.txt')).toEqual(bytes)
    expect(await store.find('a.txt')).toEqual({
      size: 14,
      modified: (await stat(path.join(folder, 'new/a.txt'))).mtime,
      etag: expect.stringMatching(/^"[\da-z]+-[\da-z]+"$/),
    })
    await store.remove('a.txt')
    await store.remove('a.txt')
    expect(await store.find('a.txt')).toBeNull()
  })

  it('keeps nothing of a file for which there is no room, says so, and leaves the one before it as it is', async () => {
    await writeFile(path.join(folder, 'a.txt'), 'before')
    await expect(diskStore(folder, fullDisk).put(file)).rejects.toMatchObject({
      status: 507,
      message: 'The file could not be kept: the disk of this newsroom is full.',
    })
    expect(await readdir(folder)).toEqual(['a.txt'])
    expect((await diskStore(folder).read('a.txt')).toString()).toBe('before')
  })

  it('sweeps the partial file of a killed process once no process can be writing it', async () => {
    const names = ['a.txt', 'a.txt.0123456789ab.part', 'b.txt.0123456789ab.part', 'my.part']
    for (const name of names) await writeFile(path.join(folder, name), 'half')
    const old = new Date(Date.now() - 2 * 86_400_000)
    for (const name of names.filter((one) => !one.startsWith('b.'))) await utimes(path.join(folder, name), old, old)
    expect(await sweepParts(folder, new Date(Date.now() - 86_400_000))).toBe(1)
    expect((await readdir(folder)).sort()).toEqual(['a.txt', 'b.txt.0123456789ab.part', 'my.part'])
    expect(await sweepParts(path.join(folder, 'nowhere'), new Date())).toBe(0)
  })

  it('leads nowhere else', async () => {
    expect(await diskStore(path.join(folder, 'inside')).find('../../etc/passwd')).toBeNull()
  })
})
