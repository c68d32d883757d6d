import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { addDays, addHours, addMinutes } from 'date-fns'
import { createLocalReq, type PayloadRequest } from 'payload'
import { bootTestPayload, type TestPayload } from '#tests/integration/bootPayload.ts'
import { makeTablesIn } from '#tests/integration/ownTables.ts'
import { createAdministrator, createPerson, type Person } from '#tests/integration/people.ts'
import { answerWith, insertConversation, newAssistant } from './desk.fixtures.ts'
import type { Cursor } from './desk.schema.ts'
import { conversationFilters } from './desk.schema.ts'
import {
  conversationOf,
  conversationsOf,
  dismissQuestion,
  numbersOf,
  openQuestionsOf,
  storyAbout,
  writeAnswer,
} from './desk.service.ts'

let app: TestPayload
let administrator: Person
let req: PayloadRequest

beforeAll(async () => {
  app = await bootTestPayload()
  await makeTablesIn(app.payload)
  administrator = await createAdministrator(app.payload)
  req = await createLocalReq({ user: administrator }, app.payload)
})
afterAll(() => app.stop())

let made = 0
async function makeAssistant(more: object = {}): Promise<number> {
  made += 1
  const data = { ...newAssistant, name: `Assistant ${made}`, ...more }
  const { id } = await app.payload.create({ collection: 'assistants', data, draft: false })
  return Number(id)
}

const noon = new Date('2026-11-20T20:00:00Z')
const list = (assistant: number, filters: object = {}, after: Cursor | null = null) =>
  conversationsOf(req, assistant, conversationFilters.parse(filters), after)
const questionsOf = (items: { question: string }[]) => items.map(({ question }) => question)

describe('the conversations of an assistant', () => {
  it('come newest first, a page at a time, each once', async () => {
    const assistant = await makeAssistant()
    const other = await makeAssistant()
    await insertConversation(app.payload.db.pool, {
      assistant: other,
      startedAt: noon,
      exchanges: [{ question: 'Not mine' }],
    })
    for (let index = 0; index < 35; index += 1) {
      const exchanges = [{ question: `Question ${index}` }]
      // Several at the same moment.
      await insertConversation(app.payload.db.pool, {
        assistant,
        startedAt: addMinutes(noon, Math.floor(index / 5)),
        exchanges,
      })
    }
    const first = await list(assistant)
    const second = await list(assistant, {}, first.next)
    expect([first.items.length, second.items.length, second.next]).toEqual([30, 5, null])
    const all = questionsOf([...first.items, ...second.items])
    expect(all).toEqual(Array.from({ length: 35 }, (_, index) => `Question ${34 - index}`))
  })

  it('are filtered by outcome, rating, words and day of the publication', async () => {
    const assistant = await makeAssistant()
    const store = (startedAt: Date, exchange: object) =>
      insertConversation(app.payload.db.pool, { assistant, startedAt, exchanges: [{ question: '?', ...exchange }] })
    await store(noon, { question: 'Who pays for dredging?', rating: 1 })
    await store(addDays(noon, -1), { question: 'Where is 100% of it?', outcome: 'unknown', rating: -1 })
    // 11 p.m. of the 19th in Los Angeles.
    await store(new Date('2026-11-20T07:00:00Z'), { question: 'Late', outcome: 'failed', answer: null })
    const found = async (filters: object) => questionsOf((await list(assistant, filters)).items)
    expect(await found({ outcome: 'unknown' })).toEqual(['Where is 100% of it?'])
    expect(await found({ rating: 'helpful' })).toEqual(['Who pays for dredging?'])
    expect(await found({ rating: 'unhelpful' })).toEqual(['Where is 100% of it?'])
    expect(await found({ text: 'DREDGING pays' })).toEqual(['Who pays for dredging?'])
    expect(await found({ text: 'council' })).toHaveLength(2)
    expect(await found({ text: '%' })).toEqual(['Where is 100% of it?'])
    await app.payload.updateGlobal({ slug: 'settings', data: { timeZone: 'America/Los_Angeles' } })
    expect(await found({ from: '2026-11-20' })).toEqual(['Who pays for dredging?'])
    expect(await found({ to: '2026-11-19' })).toEqual(['Late', 'Where is 100% of it?'])
    expect(await found({ from: '2026-11-19', to: '2026-11-19', outcome: 'failed' })).toEqual(['Late'])
  })

  it('say nothing about their readers', async () => {
    const assistant = await makeAssistant()
    const exchanges = [
      {
        question: 'I am ana@paper.test, call 555-010-4477',
        answer: answerWith('Write to ana@paper.test.', ['ana@paper.test in the news']),
        withheld: [{ text: 'Call 555-010-4477.', reason: 'no source' }],
        dollars: 0.0123,
        took: 3,
      },
      { question: 'And then?', at: 60, outcome: null, answer: null },
    ]
    const id = await insertConversation(app.payload.db.pool, { assistant, startedAt: noon, exchanges })
    const found = await conversationOf(req, assistant, id)
    expect(found).toMatchObject({
      startedAt: noon.toISOString(),
      forum: null,
      exchanges: [
        {
          question: 'I am [e-mail address], call [phone number]',
          answer: expect.stringContaining('Write to [e-mail address].'),
          considered: ['Council meets'],
          withheld: [{ text: 'Call [phone number].', reason: 'no source' }],
          dollars: 0.0123,
          duration: 3000,
          model: 'claude-haiku-4-5',
        },
        { question: 'And then?', answer: null, outcome: null, duration: null },
      ],
    })
    // What a source is called stands in the publication.
    expect(found.exchanges[0]?.answer).toContain('"title":"ana@paper.test in the news"')
    expect(questionsOf((await list(assistant)).items)).toEqual(['I am [e-mail address], call [phone number]'])
  })

  it('are not found by the number of another assistant’s', async () => {
    const startedAt = noon
    const id = await insertConversation(app.payload.db.pool, {
      assistant: await makeAssistant(),
      startedAt,
      exchanges: [{ question: '?' }],
    })
    await expect(conversationOf(req, await makeAssistant(), id)).rejects.toMatchObject({ status: 404 })
  })
})

describe('the questions without an answer', () => {
  let assistant: number
  const open = (isDismissed = false) => openQuestionsOf(req, assistant, { isDismissed, page: 1 })

  beforeAll(async () => {
    assistant = await makeAssistant()
    const ask = (question: string, hours: number, outcome: 'unknown' | 'model' = 'unknown') =>
      insertConversation(app.payload.db.pool, {
        assistant,
        startedAt: addHours(noon, hours),
        exchanges: [{ question, outcome, answer: null }],
      })
    await ask('Who owns the pier?', 0)
    await ask('who owns the pier', 2)
    await ask('“Who  owns the Pier”?!', 1)
    await ask('מתי נפתח הנמל?', 3)
    await ask('מי הבעלים?', 4)
    await ask('Answered', 5, 'model')
  })

  it('are grouped by their words in any script, the most frequent first', async () => {
    const { items, total } = await open()
    expect([total, questionsOf(items)]).toEqual([3, ['“Who  owns the Pier”?!', 'מי הבעלים?', 'מתי נפתח הנמל?']])
    expect(items[0]).toMatchObject({ count: 3, lastAt: addHours(noon, 2).toISOString() })
  })

  it('become a story with the question and how often it is asked', async () => {
    const [first] = (await open()).items
    const id = await storyAbout(req, assistant, first?.key ?? '')
    const post = await app.payload.findByID({ collection: 'posts', id: Number(id), draft: true, depth: 0 })
    expect(post).toMatchObject({
      headline: '“Who owns the Pier”?!',
      note: 'Asked 3 times by readers, without an answer: “Who owns the Pier”?!',
      publishStatus: 'DRAFT',
      createdBy: administrator.id,
    })
    await expect(storyAbout(req, assistant, '0'.repeat(64))).rejects.toMatchObject({ status: 404 })
  })

  it('are dismissed for this assistant, and come back', async () => {
    const [, hebrew] = (await open()).items
    const key = hebrew?.key ?? ''
    await dismissQuestion(req, assistant, key, true)
    await dismissQuestion(req, assistant, key, true)
    expect([(await open()).total, questionsOf((await open(true)).items)]).toEqual([2, ['מי הבעלים?']])
    await dismissQuestion(req, assistant, key, false)
    expect([(await open()).total, (await open(true)).total]).toEqual([3, 0])
  })

  it('leave the list with a written answer, whatever its capitals', async () => {
    await writeAnswer(req, assistant, { question: 'WHO OWNS THE PIER', answer: 'The city does.' })
    expect(questionsOf((await open()).items)).toEqual(['מי הבעלים?', 'מתי נפתח הנמל?'])
    const { docs } = await app.payload.find({ collection: 'assistant-answers', depth: 0 })
    expect(docs).toMatchObject([{ assistant, answer: 'The city does.', createdBy: administrator.id }])
  })
})

describe('the numbers of an assistant', () => {
  it('are zero before anybody asks', async () => {
    expect(await numbersOf(req, await makeAssistant(), noon)).toMatchObject({
      today: { questions: 0, dollars: 0, medianDuration: null },
      month: { questions: 0 },
      dayDollars: 10,
      retentionDays: 30,
      sources: [],
    })
  })

  it('count today by the publication’s clock, 7 and 30 days, how questions ended, and what they cost', async () => {
    const assistant = await makeAssistant()
    const store = (startedAt: Date, exchange: object) =>
      insertConversation(app.payload.db.pool, { assistant, startedAt, exchanges: [{ question: '?', ...exchange }] })
    await store(addHours(noon, -1), { took: 2, rating: 1, dollars: 0.5 })
    await store(addHours(noon, -2), { took: 4, rating: 1, outcome: 'extract' })
    await store(addHours(noon, -3), { took: 12, rating: -1, outcome: 'written', dollars: 0.25 })
    await store(addHours(noon, -4), { took: 60, outcome: 'unknown' })
    // Yesterday in Los Angeles.
    await store(addHours(noon, -13), { outcome: 'failed', answer: null })
    await store(addDays(noon, -20), {})
    await store(addDays(noon, -31), {})
    const { today, week, month } = await numbersOf(req, assistant, noon)
    expect(today).toEqual({
      ...{ questions: 4, answered: 1, quoted: 1, written: 1, declined: 1, failed: 0 },
      ...{ helpful: 2, unhelpful: 1, dollars: 0.75, medianDuration: 4000 },
    })
    expect([week.questions, week.failed, month.questions]).toEqual([5, 1, 6])
  })

  it('say which documents and texts are read, and which are not and why', async () => {
    const file = (name: string) => {
      const data = Buffer.from('The plan.')
      return { name, mimetype: 'text/plain', data, size: data.length }
    }
    const upload = (name: string) =>
      app.payload.create({ collection: 'media', data: { alt: 'The plan' }, file: file(name) })
    const [read, failed, waiting] = [await upload('read.txt'), await upload('failed.txt'), await upload('waiting.txt')]
    const assistant = await makeAssistant({
      documents: [read.id, failed.id, waiting.id],
      texts: [{ title: 'Positions', text: 'More buses.' }],
    })
    const { texts } = await app.payload.findByID({ collection: 'assistants', id: assistant, depth: 0 })
    await app.payload.db.drizzle.execute(`
      INSERT INTO assistant.sources (media_id, assistant_id, text_id, title, version, state, problem, pages, updated_at) VALUES
        (${read.id}, NULL, NULL, 'read', '1', 'read', NULL, 3, now()),
        (${failed.id}, NULL, NULL, 'failed', '1', 'failed', 'It is encrypted.', 0, now()),
        (NULL, ${assistant}, '${texts?.[0]?.id}', 'Positions', '1', 'read', NULL, 0, now())`)
    const { sources } = await numbersOf(req, assistant, noon)
    expect(sources).toEqual([
      { title: 'read.txt', media: String(read.id), state: 'read', pages: 3, problem: null },
      { title: 'failed.txt', media: String(failed.id), state: 'failed', pages: 0, problem: 'It is encrypted.' },
      { title: 'waiting.txt', media: String(waiting.id), state: 'waiting', pages: 0, problem: null },
      { title: 'Positions', media: null, state: 'read', pages: 0, problem: null },
    ])
  })
})

describe('a story about a question', () => {
  it('needs the permission to create posts', async () => {
    const person = await createPerson(app.payload, ['UPDATE_PAGE', 'PUBLISH_PAGE'])
    const assistant = await makeAssistant()
    const exchanges = [{ question: 'Why?', outcome: 'unknown' as const, answer: null }]
    await insertConversation(app.payload.db.pool, { assistant, startedAt: noon, exchanges })
    const asPerson = await createLocalReq({ user: person }, app.payload)
    const [question] = (await openQuestionsOf(asPerson, assistant, { isDismissed: false, page: 1 })).items
    await expect(storyAbout(asPerson, assistant, question?.key ?? '')).rejects.toMatchObject({ status: 403 })
  })
})
