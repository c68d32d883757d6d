import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { createLocalReq, type PayloadRequest } from 'payload'
import { bootTestPayload, type TestPayload } from '#tests/integration/bootPayload.ts'
import { createAdministrator, createPerson, type Person } from '#tests/integration/people.ts'
import { refuseBeyondQuota } from './uploadQuota.ts'

let app: TestPayload
let photographer: Person

beforeAll(async () => {
  app = await bootTestPayload()
  await createAdministrator(app.payload)
  photographer = await createPerson(app.payload, ['CREATE_FILE'])
})
afterAll(() => app.stop())

const as = (user: Person | undefined): Promise<PayloadRequest> => createLocalReq({ user }, app.payload)

const upload = async (text: string) => {
  const data = Buffer.from(text)
  const file = { name: 'notes.txt', mimetype: 'text/plain', data, size: data.length }
  const req = await as(photographer)
  return app.payload.create({ collection: 'media', data: { alt: text }, file, req, draft: false })
}

it('a person adds as many files and bytes in 24 hours as the quota says, counted by person', async () => {
  const { id } = await upload('Minutes of May')
  await upload('Minutes of June')
  const refused = { status: 429, message: expect.stringContaining('in 24 hours') }
  const quota = { files: 2, bytes: 100 }
  await expect(refuseBeyondQuota(await as(photographer), 1, quota)).rejects.toMatchObject(refused)
  await expect(refuseBeyondQuota(await as(photographer), 72, { ...quota, files: 9 })).rejects.toMatchObject(refused)
  await refuseBeyondQuota(await as(photographer), 71, { ...quota, files: 9 })
  await refuseBeyondQuota(await as(await createPerson(app.payload, ['CREATE_FILE'])), 72, quota)
  await refuseBeyondQuota(await as(undefined), 72, quota)
  const yesterday = new Date(Date.now() - 25 * 3_600_000).toISOString()
  await app.payload.db.updateOne({ collection: 'media', id, data: { createdAt: yesterday } })
  await refuseBeyondQuota(await as(photographer), 1, quota)
})
