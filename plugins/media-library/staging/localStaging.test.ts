import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { maxUploadSize } from '#collections/media/mimeTypes.ts'
import { receiveStaged } from './localStaging.ts'

const bodyOf = (pieces: AsyncGenerator<Uint8Array>) =>
  new ReadableStream<Uint8Array>({
    async pull(controller) {
      const next = await pieces.next()
      if (next.done) controller.close()
      else controller.enqueue(next.value)
    },
  })

describe('an upload to the back office itself', () => {
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'citydesk-uploads-'))
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  it('is there when all of it has come', async () => {
    const pieces = async function* () {
      yield Buffer.from('half ')
      yield Buffer.from('and half')
    }
    await receiveStaged(folder, 'whole', bodyOf(pieces()))
    expect(await readFile(path.join(folder, 'whole'), 'utf8')).toBe('half and half')
    await rm(path.join(folder, 'whole'))
  })

  it('that breaks off leaves nothing behind', async () => {
    const pieces = async function* () {
      yield new Uint8Array(1000)
      throw new Error('The line broke')
    }
    await expect(receiveStaged(folder, 'broken', bodyOf(pieces()))).rejects.toThrow('The line broke')
    expect(await readdir(folder)).toEqual([])
  })

  it('that is too much is cut off, and leaves nothing behind', async () => {
    let sent = 0
    const pieces = async function* () {
      for (; sent <= 4 * maxUploadSize; sent += 8_000_000) yield new Uint8Array(8_000_000)
    }
    const refused = receiveStaged(folder, 'large', bodyOf(pieces()))
    await expect(refused).rejects.toMatchObject({ status: 413, message: 'File size is too big.' })
    expect(sent).toBeLessThan(maxUploadSize * 1.5)
    expect(await readdir(folder)).toEqual([])
  })
})
