import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it } from '@jest/globals'
import { takeFile } from './file.take.ts'
import { jpegFromCamera, png, svg, wav } from './oddFiles.fixtures.ts'

const fileOf = (name: string, data: Buffer) => ({ name, data, size: data.length })

it('prepares a file in a process of its own, and hands its facts over', async () => {
  const { file, facts } = await takeFile(fileOf('camera.png', await jpegFromCamera()), null)
  expect(file).toMatchObject({ name: 'camera.jpg', mimetype: 'image/jpeg', size: file.data.length })
  expect(facts).toMatchObject({ credit: 'Ines Okafor', duration: null })
  const picture = await png()
  expect((await takeFile(fileOf('a.png', picture), null)).file.data.equals(picture)).toBe(true)
})

it('reads files from the disk; a recording stays there', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'citydesk-take-'))
  const place = path.join(folder, 'waiting')
  const take = async (name: string, data: Buffer) => {
    await writeFile(place, data)
    return (await takeFile({ name, size: data.length, tempFilePath: place }, null)).file
  }
  expect(await take('tone.wav', wav())).toEqual({
    name: 'tone.wav',
    mimetype: 'audio/wav',
    size: wav().length,
    data: Buffer.alloc(0),
    tempFilePath: place,
  })
  const picture = await png()
  const taken = await take('a.png', picture)
  expect([taken.tempFilePath, taken.data.equals(picture)]).toEqual([undefined, true])
  await rm(folder, { recursive: true })
})

it('refuses with 400 and the reason', async () => {
  const deep = svg('<g>'.repeat(20_000) + '</g>'.repeat(20_000))
  await expect(takeFile(fileOf('deep.svg', deep), null)).rejects.toMatchObject({
    status: 400,
    message: 'This drawing is too complex: it has too many parts, or they are nested too deep.',
  })
})
