import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { PayloadRequest, Where } from 'payload'
import { postDefaults } from '#plugins/reader-api/newsroom.fixtures.ts'
import { bootTestPayload, type TestPayload } from '#tests/integration/bootPayload.ts'
import { sentStatements } from '#tests/integration/sentStatements.ts'

const { statements, noteStatements } = sentStatements()

let app: TestPayload
beforeAll(async () => {
  app = await bootTestPayload({ plugins: [noteStatements] })
  const [even, odd] = [await makeTag('even'), await makeTag('odd')]
  for (let number = 1; number <= 11; number += 1) {
    // Three of a day each: within a day the order is that of their creation.
    const publishDateTime = new Date(Date.UTC(2026, 0, 1 + Math.floor(number / 3))).toISOString()
    const tags = [number % 2 === 0 ? even : odd]
    const data = { ...postDefaults, headline: `Story ${number}`, tags, publishDateTime, _status: 'published' as const }
    await app.payload.create({ collection: 'posts', data })
  }
})
afterAll(() => app?.stop())

const makeTag = async (name: string) => (await app.payload.create({ collection: 'tags', data: { name } })).id

interface More {
  where?: Where
  limit?: number
  req?: Partial<PayloadRequest>
}

const pageOf = (page: number, more: More = {}) =>
  app.payload.find({ collection: 'posts', depth: 0, sort: '-publishDateTime', limit: 4, page, ...more })

const headlinesOf = async (...pages: ReturnType<typeof pageOf>[]) =>
  (await Promise.all(pages)).flatMap(({ docs }) => docs.map(({ headline }) => headline))

describe('a page after the first', () => {
  it('goes on where the one before it ended, with the same documents as one page of all', async () => {
    const whole = await pageOf(1, { limit: 20 })
    expect(await headlinesOf(pageOf(1), pageOf(2), pageOf(3))).toEqual(whole.docs.map(({ headline }) => headline))
    expect((await pageOf(2)).docs[0]).toEqual(whole.docs[4])
  })

  it('counts as Payload does', async () => {
    const counts = { totalDocs: 11, totalPages: 3, limit: 4 }
    expect(await pageOf(2)).toMatchObject({
      ...counts,
      ...{ page: 2, pagingCounter: 5, hasPrevPage: true, hasNextPage: true, prevPage: 1, nextPage: 3 },
    })
    expect(await pageOf(3)).toMatchObject({
      ...counts,
      ...{ page: 3, pagingCounter: 9, hasPrevPage: true, hasNextPage: false, prevPage: 2, nextPage: null },
    })
    const beyond = await pageOf(9)
    expect(beyond).toMatchObject({ ...counts, docs: [], page: 9, hasPrevPage: true, hasNextPage: false })
    expect(await pageOf(2, { where: { headline: { equals: 'none' } } })).toMatchObject({ docs: [], totalDocs: 0 })
  })

  it('has the documents of a condition about another table, as well', async () => {
    const where = { 'tags.name': { equals: 'even' } }
    const all = await headlinesOf(pageOf(1, { where, limit: 20 }))
    expect(all).toHaveLength(5)
    expect(await headlinesOf(pageOf(1, { where }), pageOf(2, { where }))).toEqual(all)
  })

  it('joins no row that it skips', async () => {
    statements.length = 0
    await pageOf(3)
    const skipping = statements.filter(({ text }) => text.includes('offset'))
    expect(skipping).toHaveLength(1)
    expect(skipping[0]?.text).not.toContain('join')
  })

  it('has what its transaction wrote', async () => {
    const transactionID = (await app.payload.db.beginTransaction()) ?? undefined
    const req = { payload: app.payload, transactionID, context: {} }
    const data = {
      ...postDefaults,
      headline: 'Oldest',
      publishDateTime: '2020-01-01T00:00:00.000Z',
      _status: 'published' as const,
    }
    await app.payload.create({ collection: 'posts', data, req })
    expect(await headlinesOf(pageOf(3, { req }))).toContain('Oldest')
    await app.payload.db.rollbackTransaction(transactionID ?? '')
    expect(await headlinesOf(pageOf(3))).not.toContain('Oldest')
  })
})
