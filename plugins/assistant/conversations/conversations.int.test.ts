import { createHash } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { chatPaths } from '#contract/chat.schema.ts'
import { chatPartsOf } from '#contract/chatText.ts'
import { nothing, query } from '#database/sql.ts'
import { until } from '#tests/until.ts'
import { citing, passages, startAssistantDesk, wideLimits } from '../assistantDesk.fixtures.ts'
import { type MessagesServer, startMessagesServer } from '../model/messagesServer.fixtures.ts'
import { foundPassages } from '../passages/passages.fixtures.ts'
import { deleteOld } from './conversations.upkeep.ts'

let desk: Awaited<ReturnType<typeof startAssistantDesk>>
let server: MessagesServer

const approved = 'The Harbor Council approved the $2.5 million pier plan on Tuesday.'

beforeAll(async () => {
  server = await startMessagesServer(() => ({ blocks: [] }))
  desk = await startAssistantDesk({
    anthropic: { apiKey: 'sk-only-for-tests', baseUrl: server.url, times: { pause: 1 } },
  })
  await desk.makeAssistant()
}, 120_000)
afterAll(async () => {
  await desk?.app.stop()
  await server?.stop()
})

beforeEach(async () => {
  desk.retriever.takenDown.clear()
  desk.retriever.found = foundPassages([...passages])
  server.answer = (request) => ({ blocks: [citing(request, 0, approved)] })
  await query({ payload: desk.app.payload }, sql`TRUNCATE assistant.kept_answers`, nothing)
})

const outcome = async () => {
  const newest = sql`SELECT outcome FROM assistant.exchanges ORDER BY id DESC LIMIT 1`
  const row = z.object({ outcome: z.string().nullable() })
  return (await query({ payload: desk.app.payload }, newest, row))[0]?.outcome
}

describe('a conversation', () => {
  it('is read by its id, whole, and by no other', async () => {
    const { threadId } = await desk.ask('What did the council decide?')
    await desk.ask('And when?', { threadId })
    const messages = await desk.thread(threadId ?? '')
    expect(messages.map(({ role }) => role)).toEqual(['user', 'assistant', 'user', 'assistant'])
    expect(desk.retriever.questions.at(-1)).toEqual(['What did the council decide?', 'And when?'])
    expect(await desk.thread('A'.repeat(43))).toEqual([])
    expect((await desk.ask('Hm?', { threadId: 'A'.repeat(43) })).status).toBe(404)
    desk.retriever.gone.add(passages[0]?.id ?? '')
    const later = await desk.thread(threadId ?? '')
    expect(chatPartsOf(later[1]?.content ?? '')).toContainEqual({ type: 'outdated', titles: ['Story 1'] })
  })

  it('gives no answer again whose source was taken down, nor its words, quotes and title', async () => {
    const { threadId } = await desk.ask('What did the council decide?')
    const [{ id = '' } = {}] = passages
    desk.retriever.gone.add(id)
    desk.retriever.takenDown.add(id.split('#')[0] ?? '')
    const [, answer] = await desk.thread(threadId ?? '')
    expect(chatPartsOf(answer?.content ?? '')).toEqual([
      { type: 'kind', kind: 'unknown' },
      { type: 'text', text: 'This answer quoted something that is no longer published, and is not shown any more.' },
      { type: 'end' },
    ])
  })

  it('is shown on the page of whom it was with, and on no other', async () => {
    const candidate = async (name: string) => ({ name, assistant: (await desk.makeAssistant({ slug: name, name })).id })
    const candidates = [await candidate('ida'), await candidate('per')]
    const { id } = await desk.app.payload.create({
      collection: 'candidate-forums',
      data: { title: 'Mayor', candidates },
    })
    const forum = String(id)
    const { threadId } = await desk.ask('Bridges?', { assistant: 'ida', forum })
    const lengths = [
      { assistant: 'ida', forum },
      { assistant: 'per', forum },
      { assistant: 'ida', forum: null },
      { assistant: 'ida', forum: '999' },
      { assistant: 'none', forum },
    ].map(async (of) => (await desk.thread(threadId ?? '', of)).length)
    expect(await Promise.all(lengths)).toEqual([2, 0, 0, 0, 0])
    // It goes on by the rules of its forum, whether a call names the forum or not.
    expect((await desk.ask('And ferries?', { assistant: 'ida', threadId })).status).toBe(200)
    expect(desk.retriever.assistant?.scope.usesStories).toBe(false)
    expect((await desk.ask('And buses?', { assistant: 'ida', forum, threadId })).status).toBe(200)
  })

  it('has one answer at a time', async () => {
    const { threadId } = await desk.ask('What did the council decide?')
    server.answer = () => 'never'
    const waiting = await desk.send('And what comes next?', { threadId })
    const second = await desk.ask('And then?', { threadId })
    expect(second.status).toBe(409)
    expect(JSON.parse(second.text)).toEqual({
      error: { code: 'in-progress', message: 'The answer to your last question is still being written.' },
    })
    await waiting.body?.cancel()
    await until('the answer is given up', async () => (await outcome()) === 'left')
    server.answer = (request) => ({ blocks: [citing(request, 0, approved)] })
    expect((await desk.ask('And then?', { threadId })).status).toBe(200)
  })
})

describe('an answer that was given', () => {
  it('is rated, and the rating taken back', async () => {
    const { threadId } = await desk.ask('What did the council decide?')
    const rate = async (answer: number, rating: number, thread = threadId) =>
      (await desk.call(chatPaths.rating, { rating: { threadId: thread, answer, rating } })).status
    expect([await rate(0, 1), await rate(1, 1), await rate(0, 5), await rate(0, 1, 'B'.repeat(43))]).toEqual([
      200, 404, 400, 404,
    ])
    const rating = async () => {
      const statement = sql`SELECT rating FROM assistant.exchanges ORDER BY id DESC LIMIT 1`
      const row = z.object({ rating: z.number().nullable() })
      return (await query({ payload: desk.app.payload }, statement, row))[0]?.rating
    }
    expect(await rating()).toBe(1)
    await rate(0, 0)
    expect(await rating()).toBeNull()
  })

  it('is deleted after its days, and with its assistant', async () => {
    const { payload } = desk.app
    const { id } = await desk.makeAssistant({ slug: 'short', limits: { ...wideLimits, retentionDays: 2 } })
    const { threadId } = await desk.ask('What did the council decide?', { assistant: 'short' })
    const days = (count: number) => new Date(Date.now() + count * 86_400_000)
    await deleteOld(payload, days(1))
    expect(await desk.thread(threadId ?? '')).toHaveLength(2)
    await deleteOld(payload, days(3))
    expect(await desk.thread(threadId ?? '')).toEqual([])
    const other = await desk.ask('What did the council decide?', { assistant: 'short' })
    await payload.delete({ collection: 'assistants', id })
    expect(await desk.thread(other.threadId ?? '')).toEqual([])
  })

  it('that was never finished is given up', async () => {
    const { threadId } = await desk.ask('What did the council decide?')
    const reopen = sql`UPDATE assistant.exchanges SET outcome = NULL, answer = NULL, asked_at = now() - interval '4 minutes'
      WHERE id = (SELECT max(id) FROM assistant.exchanges)`
    await query({ payload: desk.app.payload }, reopen, nothing)
    expect((await desk.ask('And?', { threadId })).status).toBe(200)
  })

  it('is stored under no id that opens it', async () => {
    const { threadId } = await desk.ask('What did the council decide?')
    const statement = sql`SELECT to_jsonb(threads) AS thread FROM assistant.threads ORDER BY id DESC LIMIT 1`
    const [row] = await query({ payload: desk.app.payload }, statement, z.object({ thread: z.unknown() }))
    expect(JSON.stringify(row)).not.toContain(threadId)
    expect(JSON.stringify(row)).toContain(
      createHash('sha256')
        .update(threadId ?? '')
        .digest('hex'),
    )
  })
})
