import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createLocalReq, initTransaction, killTransaction, type PayloadRequest } from 'payload'
import { bootTestPayload, type TestPayload } from '#tests/integration/bootPayload.ts'
import { openBatch, writeTogether } from './batchedWrites.ts'

let app: TestPayload
beforeAll(async () => {
  app = await bootTestPayload()
})
afterAll(() => app.stop())

const inBatch = async (work: (req: PayloadRequest) => Promise<void>) => {
  const req = await createLocalReq({}, app.payload)
  await initTransaction(req)
  try {
    await openBatch(req)
    await work(req)
    await app.payload.db.commitTransaction(Number(await req.transactionID) || String(await req.transactionID))
  } finally {
    await killTransaction(req)
  }
}

const tag = (name: string, req: PayloadRequest) =>
  app.payload.create({ collection: 'tags', data: { name, slug: name }, req, depth: 0 })

const named = async (name: string, req?: PayloadRequest) =>
  (await app.payload.find({ collection: 'tags', where: { name: { equals: name } }, depth: 0, ...(req && { req }) }))
    .docs

describe('a transaction that gathers its writes', () => {
  it('reads what it has written, and others do when it is committed', async () => {
    await inBatch(async (req) => {
      const { id } = await tag('one', req)
      expect(await named('one', req)).toMatchObject([{ id, slug: 'one' }])
      await tag('two', req)
      expect(await named('two')).toEqual([])
    })
    expect([await named('one'), await named('two')]).toMatchObject([[{ name: 'one' }], [{ name: 'two' }]])
  })

  it('changes and deletes what it has written', async () => {
    await inBatch(async (req) => {
      const { id } = await tag('before', req)
      await app.payload.update({ collection: 'tags', id, data: { name: 'after' }, req })
      const other = await tag('gone', req)
      await app.payload.delete({ collection: 'tags', id: other.id, req })
    })
    expect([(await named('after')).length, (await named('gone')).length]).toEqual([1, 0])
  })

  it('leaves nothing when it fails', async () => {
    await expect(
      inBatch(async (req) => {
        await tag('lost', req)
        throw new Error('not today')
      }),
    ).rejects.toThrow('not today')
    expect(await named('lost')).toEqual([])
  })

  it('says so when a value is taken', async () => {
    await inBatch(async (req) => void (await tag('taken', req)))
    await expect(
      inBatch(
        async (req) =>
          void (await app.payload.db.create({ collection: 'tags', data: { name: 'taken', slug: 'taken' }, req })),
      ),
    ).rejects.toThrow()
    expect(await named('taken')).toHaveLength(1)
  })

  it('writes at once, and at its end, what goes into other tables; nothing of that when it fails', async () => {
    const written: string[][] = []
    const write = async (_req: PayloadRequest, items: readonly string[]) => void written.push([...items])
    await inBatch(async (req) => {
      await writeTogether(req, write, 'one')
      await writeTogether(req, write, 'two')
      expect(written).toEqual([])
    })
    await expect(
      inBatch(async (req) => {
        await writeTogether(req, write, 'lost')
        throw new Error('not today')
      }),
    ).rejects.toThrow('not today')
    await writeTogether(await createLocalReq({}, app.payload), write, 'outside')
    expect(written).toEqual([['one', 'two'], ['outside']])
  })

  it('writes it before it reads from the database', async () => {
    const written: string[][] = []
    const write = async (_req: PayloadRequest, items: readonly string[]) => void written.push([...items])
    await inBatch(async (req) => {
      await writeTogether(req, write, 'one')
      await named('any', req)
      expect(written).toEqual([['one']])
    })
    expect(written).toEqual([['one']])
  })
})
