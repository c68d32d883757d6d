import { createServer, type Server } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createLocalReq, type PayloadRequest } from 'payload'
import sharp from 'sharp'
import { bootTestPayload, type TestPayload } from '#tests/integration/bootPayload.ts'
import { createAdministrator, createPerson } from '#tests/integration/people.ts'
import { takePictureFrom } from './pastedPicture.router.ts'

let app: TestPayload
let web: Server
let address: string

const here = { mayAsk: () => true }

async function asSomebodyWith(permissions: Parameters<typeof createPerson>[1]): Promise<PayloadRequest> {
  const { id } = await createPerson(app.payload, permissions)
  const user = await app.payload.findByID({ collection: 'users', id })
  return createLocalReq({ user: { ...user, collection: 'users' } }, app.payload)
}

beforeAll(async () => {
  app = await bootTestPayload()
  await createAdministrator(app.payload)
  const png = await sharp({ create: { width: 8, height: 6, channels: 3, background: '#369' } })
    .png()
    .toBuffer()
  web = createServer((request, response) => {
    if (request.url === '/ferry') response.writeHead(200, { 'Content-Type': 'image/png' }).end(png)
    else if (request.url === '/page') response.writeHead(200, { 'Content-Type': 'text/html' }).end('<p>no</p>')
    else response.writeHead(404).end()
  })
  await new Promise<void>((listening) => web.listen(0, '127.0.0.1', listening))
  const socket = web.address()
  address = `http://127.0.0.1:${typeof socket === 'object' ? socket?.port : ''}`
})

afterAll(async () => {
  web?.close()
  await app?.stop()
})

describe('a picture that came with a pasted text', () => {
  it('is in the library with its words, under the name of the user who asked for it', async () => {
    const req = await asSomebodyWith(['CREATE_FILE'])
    const id = await takePictureFrom(req, { url: `${address}/ferry`, alt: 'A ferry', caption: 'At noon' }, here)
    const item = await app.payload.findByID({ collection: 'media', id, depth: 0 })
    expect(item).toMatchObject({
      alt: 'A ferry',
      caption: 'At noon',
      scheme: 'image',
      width: 8,
      createdBy: req.user?.id,
    })
    expect(item.filename).toMatch(/^ferry.*\.png$/)
  })

  it.each([
    ['answered 404', '/gone'],
    ['it is no picture', '/page'],
  ])('is refused in words: %s', async (words, path) => {
    const req = await asSomebodyWith(['CREATE_FILE'])
    await expect(takePictureFrom(req, { url: address + path, alt: '', caption: '' }, here)).rejects.toThrow(words)
  })

  it('is not taken from a private network', async () => {
    const req = await asSomebodyWith(['CREATE_FILE'])
    await expect(takePictureFrom(req, { url: `${address}/ferry`, alt: '', caption: '' })).rejects.toThrow(
      'no public address',
    )
  })

  it('is not taken for a user who may not upload', async () => {
    const req = await asSomebodyWith(['CREATE_POST'])
    await expect(takePictureFrom(req, { url: `${address}/ferry`, alt: '', caption: '' }, here)).rejects.toThrow(
      'not allowed',
    )
  })
})
