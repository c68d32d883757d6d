import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import sharp from 'sharp'
import type { TestPayload } from '#tests/integration/bootPayload.ts'
import { bootTestPayload } from '#tests/integration/bootPayload.ts'

let app: TestPayload

beforeAll(async () => {
  app = await bootTestPayload()
})

afterAll(() => app.stop())

const upload = (name: string, mimetype: string, data: Buffer | string, more: object = {}) => {
  const bytes = Buffer.from(data)
  const file = { name, mimetype, data: bytes, size: bytes.length }
  return app.payload.create({ collection: 'media', data: { alt: name, ...more }, file, draft: false })
}

const svg = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10">${inside}</svg>`

describe('the library', () => {
  it('takes a picture with its size, its kind and a small copy for lists', async () => {
    const picture = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#a33' } })
      .jpeg()
      .toBuffer()
    const kept = await upload('harbour.jpg', 'image/jpeg', picture, { scheme: 'video' })
    expect(kept).toMatchObject({ scheme: 'image', width: 900, height: 600, focalX: 50, focalY: 50 })
    expect(kept.sizes?.preview).toMatchObject({ width: 480, height: 320 })
  })

  it.each([
    ['minutes.pdf', 'application/pdf', '%PDF-1.4\nxref\n0 0\n%%EOF', 'document'],
    ['budget.csv', 'text/csv', 'item,amount\nroads,12\n', 'document'],
    ['notes.txt', 'text/plain', 'Notes of the meeting', 'document'],
  ])('takes %s', async (name, mimetype, data, scheme) => {
    expect(await upload(name, mimetype, data)).toMatchObject({ scheme })
  })

  it('takes a drawing', async () => {
    expect(await upload('map.svg', 'image/svg+xml', svg('<rect width="5" height="5"/>'))).toMatchObject({
      scheme: 'image',
    })
  })

  it.each([
    ['script', '<script>alert(1)</script>'],
    ['event handler', '<rect onload="alert(1)"/>'],
    ['script link', '<a href="javascript:alert(1)"><rect/></a>'],
    ['foreign document', '<foreignObject><iframe src="https://elsewhere.test"/></foreignObject>'],
  ])('refuses a drawing with a %s', async (what, inside) => {
    await expect(upload(`${what}.svg`, 'image/svg+xml', svg(inside))).rejects.toMatchObject({ status: 400 })
  })

  it.each([
    ['page.html', 'text/html', '<p>Hello</p>'],
    ['program.exe', 'application/x-msdownload', 'MZ'],
    ['page.jpg', 'image/jpeg', '<html><script>alert(1)</script></html>'],
  ])('refuses %s', async (name, mimetype, data) => {
    await expect(upload(name, mimetype, data)).rejects.toMatchObject({ status: 400 })
  })

  it('serves files so that none of them can run script', async () => {
    const { filename } = await upload('plan.svg', 'image/svg+xml', svg('<rect width="5" height="5"/>'))
    const response = await app.request(`/api/media/file/${filename}`)
    expect(response.status).toBe(200)
    expect(response.headers.get('Content-Security-Policy')).toMatch(/default-src 'none'.*sandbox/)
    expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff')
    await response.arrayBuffer()
  })

  it('keeps usage instructions from readers', async () => {
    const { id } = await upload('rights.txt', 'text/plain', 'Rights', { usageInstructions: 'Once only' })
    const seen = await app.payload.findByID({ collection: 'media', id, overrideAccess: false })
    expect(seen.usageInstructions ?? null).toBeNull()
    expect(seen).not.toHaveProperty('createdBy')
  })
})
