import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { sql } from '@payloadcms/db-postgres'
import { createLocalReq } from 'payload'
import { z } from 'zod'
import type { Block } from '#blocks/core/block.types.ts'
import { chatPartsOf } from '#contract/chatText.ts'
import { query } from '#database/sql.ts'
import { bootTestPayload, type TestPayload } from '#tests/integration/bootPayload.ts'
import { makeTablesIn } from '#tests/integration/ownTables.ts'
import { block, paragraph, postDefaults, richText } from '../../reader-api/newsroom.fixtures.ts'
import { search } from '../../search/search.plugin.ts'
import { assistant } from '../assistant.plugin.ts'
import { textOf } from '../assistantDesk.fixtures.ts'
import { loadAssistant } from '../assistants.load.ts'
import { newAssistant } from '../newsroom/desk.fixtures.ts'
import { freshnessOf } from '../newsroom/freshness.service.ts'
import { answerByExtract } from '../passages/extract.answer.ts'
import { passageRetriever } from '../passages/passages.retriever.ts'
import { noVerification } from '../verification/verification.types.ts'
import { tryQuestion } from './tryQuestion.service.ts'

let app: TestPayload

beforeAll(async () => {
  const answering = { anthropic: null, retriever: passageRetriever, answerByExtract, verification: noVerification }
  app = await bootTestPayload({
    plugins: [
      search({ siteUrl: 'https://times.test', isKeepingUp: false, meilisearch: null }),
      assistant({ siteSecret: 'shared', ...answering, atOnce: 8, isKeepingUp: false }),
    ],
  })
  await makeTablesIn(app.payload)
  const data = { ...newAssistant, name: 'Archive', slug: 'archive', isOn: false }
  await app.payload.create({ collection: 'assistants', data, draft: false })
  await publish('Dredging begins', '2026-03-10', ['Dredging of the channel began with one barge on Monday.'])
  await publish('A barge sinks', '2026-04-20', [
    'The dredging barge sank in the channel during a storm.',
    paragraphWith('Read the story behind it: ', 'Dredging of the channel began'),
  ])
  await publish('The channel is open', '2026-06-15', ['Dredging of the channel ended, and ferries use it again.'])
  await publish('An old dredging', '2024-05-01', ['Dredging of the channel was put off for lack of money.'])
  await publish('Schools', '2026-05-05', [
    'Superintendent Ottilie Vargas said the levy pays for two nurses.',
    'The levy goes to voters in November.',
  ])
  await publish('The levy', '2026-05-06', ['Councilor Bram Lindqvist said the levy is too high for renters.'])
}, 120_000)
afterAll(() => app?.stop())

const paragraphWith = (text: string, linked: string): Block => ({
  ...block('paragraph'),
  content: [
    { type: 'text', text, marks: [] },
    { type: 'text', text: linked, marks: [{ type: 'link', href: '/story' }] },
  ],
})

const publish = (headline: string, day: string, body: (string | Block)[]) =>
  app.payload.create({
    collection: 'posts',
    data: {
      ...postDefaults,
      headline,
      body: richText(...body.map((part) => (typeof part === 'string' ? paragraph(part) : part))),
      publishDateTime: `${day}T12:00:00.000Z`,
      _status: 'published' as const,
    },
  })

const archive = async () => {
  const req = await createLocalReq({}, app.payload)
  const found = await loadAssistant(req, { slug: { equals: 'archive' } })
  if (!found) throw new Error('There is no assistant')
  return { req, found }
}

const ask = async (question: string) => {
  const { found, req } = await archive()
  const tried = await tryQuestion(req, found, question)
  return { ...tried, text: textOf(chatPartsOf(tried.answer)) }
}

describe('a question about a span of time', () => {
  it('is answered by a sentence of each story of that time, the oldest first', async () => {
    const { outcome, text, parts } = await ask(
      'What changed with the dredging of the channel between March and June 2026?',
    )
    expect([outcome, parts]).toEqual(['extract', [expect.objectContaining({ isOverTime: true, isAnswerable: true })]])
    const [, ...sentences] = text.split('\n\n')
    expect(sentences).toEqual([
      'Dredging of the channel began with one barge on Monday.',
      'The dredging barge sank in the channel during a storm.',
      'Dredging of the channel ended, and ferries use it again.',
    ])
  })

  it('is answered at any time where no story of that time says it', async () => {
    const { text } = await ask('Was dredging of the channel put off for lack of money between January and April 2025?')
    expect(text).toContain('put off for lack of money')
  })
})

describe('a question about several', () => {
  it('is answered out of a story for each of them', async () => {
    const { text } = await ask('What do Ottilie Vargas and Bram Lindqvist think of the levy?')
    expect(text).toContain('two nurses')
    expect(text).toContain('too high for renters')
  })

  it('has no answer when one of them is in no story', async () => {
    const { outcome } = await ask('What do Ottilie Vargas and Per Nygaard think of the levy?')
    expect(outcome).toBe('unknown')
  })

  it('that asks twice is answered twice, and says what has no answer', async () => {
    const both = await ask('When does the levy go to voters? What does Bram Lindqvist say about it?')
    expect(both.text).toContain('goes to voters in November')
    expect(both.text).toContain('too high for renters')
    const { text } = await ask('When does the levy go to voters, and who won the zeppelin race in Oslo?')
    expect(text).toContain('goes to voters in November')
    expect(text).toContain('I could not find an answer to “who won the zeppelin race in Oslo?” in our reporting.')
  })
})

describe('a trial', () => {
  it('says what was found, though the assistant is off, and is stored nowhere', async () => {
    const { found, outcome, dollars, model } = await ask('Who sank in the channel during a storm?')
    expect([outcome, dollars, model]).toEqual(['extract', 0, null])
    expect(found[0]).toMatchObject({ title: 'A barge sinks', isCited: true, publishedAt: '2026-04-20T12:00:00.000Z' })
    expect(found.map(({ text }) => text).join()).not.toContain('Read the story behind it')
    const [stored] = await query(
      { payload: app.payload },
      sql`SELECT count(*) AS count FROM assistant.threads`,
      z.object({ count: z.coerce.number() }),
    )
    expect(stored?.count).toBe(0)
  })
})

describe('the newest story', () => {
  it('is named with every answer', async () => {
    const { answer } = await ask('When does the levy go to voters?')
    expect(chatPartsOf(answer).slice(-2)).toEqual([
      { type: 'newest', date: '2026-06-15T12:00:00.000Z' },
      { type: 'end' },
    ])
  })

  it('that is older than the assistant’s setting is a warning', async () => {
    const { found, req } = await archive()
    const at = async (now: string) => freshnessOf(req, found, new Date(now))
    expect(await at('2026-06-20T12:00:00.000Z')).toMatchObject({ staleAfterDays: 7, isStale: false })
    expect(await at('2026-06-23T12:00:00.000Z')).toMatchObject({ newest: '2026-06-15T12:00:00.000Z', isStale: true })
    const bounded = { ...found, scope: { ...found.scope, to: '2026-05-01T00:00:00.000Z' } }
    expect(await freshnessOf(req, bounded, new Date('2030-01-01'))).toMatchObject({
      newest: '2026-04-20T12:00:00.000Z',
      isStale: false,
    })
  })
})
