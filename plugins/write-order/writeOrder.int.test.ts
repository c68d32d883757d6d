import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals'
import { bootTestPayload, type TestPayload } from '#tests/integration/bootPayload.ts'
import { writeOrder } from './writeOrder.plugin.ts'

let app: TestPayload

beforeAll(async () => {
  app = await bootTestPayload({ plugins: [writeOrder()] })
})
afterAll(() => app.stop())

const authorNamed = async (name: string) => (await app.payload.create({ collection: 'authors', data: { name } })).id

describe('updates at the same moment', () => {
  it('are all kept, of a document', async () => {
    const id = await authorNamed('Nora Vale')
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

  it('of many leave alone, and name, those that another one has changed since they were read', async () => {
    const [first, second] = [await authorNamed('Ana'), await authorNamed('Ben')]
    const { find } = app.payload.db
    jest.spyOn(app.payload.db, 'find').mockImplementationOnce(async (args) => {
      const read = await find.call(app.payload.db, args)
      await app.payload.update({ collection: 'authors', id: second, data: { email: 'ben@citydesk.test' } })
      return read
    })
    const where = { id: { in: [first, second] } }
    const { docs, errors } = await app.payload.update({
      collection: 'authors',
      where,
      sort: 'id',
      data: { role: 'Editor' },
    })
    expect(docs).toMatchObject([{ id: first, role: 'Editor' }])
    expect(errors).toEqual([
      expect.objectContaining({ id: second, message: expect.stringContaining('changed meanwhile') }),
    ])
    const kept = await app.payload.findByID({ collection: 'authors', id: second })
    expect(kept).toMatchObject({ name: 'Ben', email: 'ben@citydesk.test', role: null })
    expect((await app.payload.update({ collection: 'authors', where, data: { role: 'Editor' } })).errors).toEqual([])
  })
})
