import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { bootTestPayload, type TestPayload } from '#tests/integration/bootPayload.ts'
import { writeOrder } from './writeOrder.plugin.ts'

let app: TestPayload

beforeAll(async () => {
  app = await bootTestPayload({ plugins: [writeOrder()] })
})
afterAll(() => app.stop())

describe('updates at the same moment', () => {
  it('are all kept, of a document', async () => {
    const { id } = await app.payload.create({ collection: 'authors', data: { name: 'Nora Vale' } })
    const changes = { name: 'Nora Hart', email: 'nora@citydesk.test', role: 'Reporter', contact: 'desk@citydesk.test' }
    await Promise.all(
      Object.entries(changes).map(([field, value]) =>
        app.payload.update({ collection: 'authors', id, data: { [field]: value } }),
      ),
    )
    expect(await app.payload.findByID({ collection: 'authors', id })).toMatchObject(changes)
  })

  it('are all kept, of a global that was never saved', async () => {
    const changes = { name: 'The Ferry', tagline: 'Every day at seven', brand: 'ferry' }
    await Promise.all(
      Object.entries(changes).map(([field, value]) =>
        app.payload.updateGlobal({ slug: 'settings', data: { [field]: value } }),
      ),
    )
    expect(await app.payload.findGlobal({ slug: 'settings' })).toMatchObject(changes)
  })
})
