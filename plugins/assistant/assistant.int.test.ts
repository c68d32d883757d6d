import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { chatPaths, chatRefusal } from '#contract/chat.schema.ts'
import { nothing, query } from '#database/sql.ts'
import { until } from '#tests/until.ts'
import { citing, markersOf, passages, startAssistantDesk, textOf, wideLimits } from './assistantDesk.fixtures.ts'
import { type MessagesServer, type SentRequest, startMessagesServer } from './model/messagesServer.fixtures.ts'
import { foundPassages } from './passages/passages.fixtures.ts'

let desk: Awaited<ReturnType<typeof startAssistantDesk>>
let server: MessagesServer

// Whether the proofs of browsers hold.
const proof: { holds: boolean | 'unreachable' } = { holds: true }

const approved = 'The Harbor Council approved the $2.5 million pier plan on Tuesday.'

beforeAll(async () => {
  server = await startMessagesServer(() => ({ blocks: [] }))
  desk = await startAssistantDesk({
    anthropic: { apiKey: 'sk-only-for-tests', baseUrl: server.url, times: { pause: 1 } },
    answerByExtract: ({ parts: [part], passages: found }) => {
      const [first] = found
      return first && !part?.question.includes('nothing fits')
        ? [{ sentence: first.text.split('. ')[0] ?? '', passage: first }]
        : null
    },
    verification: {
      challenge: async () => ({ provider: 'none' }),
      verify: async () => {
        if (proof.holds === 'unreachable') throw new Error('The service does not answer')
        return proof.holds
      },
    },
    atOnce: 2,
  })
  await desk.makeAssistant()
}, 120_000)
afterAll(async () => {
  await desk?.app.stop()
  await server?.stop()
})

beforeEach(async () => {
  desk.retriever.gone.clear()
  desk.retriever.takenDown.clear()
  desk.retriever.found = foundPassages([...passages])
  server.answer = (request) => ({ blocks: [citing(request, 0, approved)] })
  await query({ payload: desk.app.payload }, sql`TRUNCATE assistant.kept_answers`, nothing)
})

const exchange = async () => {
  const row = z.object({
    outcome: z.string().nullable(),
    answer: z.string().nullable(),
    withheld: z.array(z.object({ text: z.string(), reason: z.string() })),
    cost: z.coerce.number(),
    basis: z.array(z.object({ id: z.string() })),
  })
  const statement = sql`SELECT outcome, answer, withheld, basis, cost_micros AS cost FROM assistant.exchanges
    ORDER BY id DESC LIMIT 1`
  const [newest] = await query({ payload: desk.app.payload }, statement, row)
  return newest
}

describe('an answer of a model', () => {
  it('is its sentences with their sources, and an end', async () => {
    const { parts, status, threadId } = await desk.ask('What did the council decide?')
    expect(status).toBe(200)
    expect(threadId).toMatch(/^[\w-]{43}$/)
    expect(markersOf(parts)).toEqual(['kind model', 'source', 'end'])
    expect(textOf(parts)).toBe(approved)
    expect(parts[2]).toEqual({
      type: 'source',
      number: 1,
      url: passages[0]?.url,
      title: 'Story 1',
      quote: approved,
      date: '2026-03-01T12:00:00.000Z',
      page: null,
    })
    // Haiku: 1,000 tokens read at a dollar and 100 written at five dollars for a million.
    expect(await exchange()).toMatchObject({ outcome: 'model', cost: 1_500, basis: [{ id: passages[0]?.id }] })
  })

  it('leaves out what has no source, and says so', async () => {
    server.answer = (request) => ({
      blocks: [citing(request, 0, approved), { text: ' The mayor lives at 12 Elm Street.' }],
    })
    const { parts } = await desk.ask('What did the council decide on Tuesday?')
    expect(markersOf(parts)).toEqual(['kind model', 'source', 'aside', 'aside-end', 'end'])
    expect(textOf(parts)).not.toContain('Elm')
    expect(await exchange()).toMatchObject({
      withheld: [{ text: 'The mayor lives at 12 Elm Street.', reason: 'no source' }],
    })
  })

  it('of which nothing has a source becomes quotes, or a word that there is no answer', async () => {
    server.answer = () => ({ blocks: [{ text: 'The mayor lives at 12 Elm Street.' }] })
    const { parts } = await desk.ask('Where does the mayor live?')
    expect(markersOf(parts)).toEqual(['kind extract', 'source', 'end'])
    expect(textOf(parts)).toMatch(/^From our stories, word for word:\n\nThe Harbor Council approved/)
    const declined = await desk.ask('Where does the mayor live when nothing fits?')
    expect(markersOf(declined.parts)).toEqual(['kind unknown', 'end'])
    expect(textOf(declined.parts)).toBe('I could not find an answer to that in our reporting.')
  })

  it('is given again while its passages are as they were', async () => {
    const question = 'Which plan was approved?'
    const first = await desk.ask(question)
    const before = server.requests.length
    expect((await desk.ask('which plan was  approved')).text).toBe(first.text)
    expect(server.requests.length).toBe(before)
    desk.retriever.gone.add(passages[0]?.id ?? '')
    await desk.ask(question)
    expect(server.requests.length).toBe(before + 1)
  })

  it('stops a source that is gone while it is being written, and marks what was sent of it', async () => {
    let isShown = false
    server.answer = (request) => ({
      blocks: (function* () {
        yield citing(request, 0, `${approved} `)
        yield citing(request, 2, 'A fire damaged 12 homes on Mill Street. ')
        isShown = true
        desk.retriever.gone.add(passages[0]?.id ?? '')
        yield citing(request, 0, 'Mayor Ana Lopez said the work will begin in May.', request.passages[0]?.pieces[1])
      })(),
      pauseMs: 400,
    })
    const { parts } = await desk.ask('What is new at the harbor?')
    expect(isShown).toBe(true)
    expect(markersOf(parts)).toContain('outdated')
    expect(parts).toContainEqual({ type: 'outdated', titles: ['Story 1'] })
    expect(textOf(parts)).toContain('12 homes')
    expect(textOf(parts)).not.toContain('begin in May')
  })
})

describe('without a passage', () => {
  it('says so with near stories', async () => {
    const near = [{ title: 'Boats', url: '/boats', publishedAt: null, label: 'Opinion' }]
    desk.retriever.found = foundPassages([], { near, isAnswerable: false })
    const { parts } = await desk.ask('How far is the moon?')
    expect(markersOf(parts)).toEqual(['kind unknown', 'near', 'end'])
    expect(textOf(parts)).toBe(
      'I could not find an answer to that in our reporting.\n\nThese stories may be close to what you are looking for:',
    )
  })
})

describe('a service that fails', () => {
  it.each([
    [401, 1],
    [404, 1],
    [429, 3],
    [500, 3],
    [529, 3],
  ])('with %i is asked %i times, and quotes take its place', async (status, times) => {
    server.answer = () => ({ status, headers: { 'retry-after': '0' } })
    const before = server.requests.length
    const { parts, text } = await desk.ask(`What fails with ${status}?`)
    expect(server.requests.length - before).toBe(times)
    expect(markersOf(parts)).toEqual([...Array(times - 1).fill('retrying'), 'kind extract', 'source', 'end'])
    expect(text).not.toContain('said by the service')
    expect((await exchange())?.answer).not.toContain('retrying')
  })
})

describe('a reader who leaves', () => {
  it('ends the call to the service', async () => {
    const opposed = 'Tom Reed, who owns two boats, opposed the plan.'
    const blocks = (request: SentRequest) => [citing(request, 0, `${approved} `), citing(request, 1, opposed)]
    server.answer = (request) => ({ blocks: blocks(request), ending: 'silent' })
    const response = await desk.send('What is told before the end?')
    const reader = response.body?.getReader()
    await until('the service is asked', () => server.open() === 1)
    // The first sentence: before it, the service may not have said yet what it read.
    await reader?.read()
    await reader?.cancel()
    await until('the call to the service has ended', () => server.open() === 0)
    await until('it is stored', async () => (await exchange())?.outcome === 'left')
    // What was read until then has its price.
    expect((await exchange())?.cost).toBeGreaterThan(0)
  })
})

describe('calls', () => {
  it('are refused without a signature', async () => {
    for (const path of Object.values(chatPaths)) {
      const response = await desk.app.request(path, { method: 'POST', body: '{}' })
      expect([path, response.status]).toEqual([path, 401])
    }
  })

  it.each([
    ['no question', { messages: [] }],
    ['an empty question', { messages: [{ role: 'user', content: ' \u0000 ' }] }],
    ['a question that is too long', { messages: [{ role: 'user', content: 'a'.repeat(2_001) }] }],
    ['an answer at the end', { messages: [{ role: 'assistant', content: 'Hi' }] }],
    ['an id of no conversation', { messages: [{ role: 'user', content: 'Hi' }], threadId: 'short' }],
  ])('with %s are refused', async (_what, request) => {
    const call = { request: { assistant: 'archive', ...request }, reader: 'reader-0123456789', by: 'script' }
    const response = await desk.call(chatPaths.send, call)
    expect(response.status).toBe(400)
    expect(chatRefusal.parse(await response.json()).error.code).toBe('invalid')
  })

  it('for an assistant that is switched off, or not there, say that it is not available', async () => {
    await desk.makeAssistant({ slug: 'off', isOn: false })
    for (const assistant of ['off', 'nobody']) {
      const { status, text } = await desk.ask('Hello?', { assistant })
      expect([assistant, status]).toEqual([assistant, 404])
      expect(JSON.parse(text).error.message).toBe('The assistant is not available right now.')
    }
  })
})

describe('a question', () => {
  it('that a program sends is refused; one of a form is not checked', async () => {
    proof.holds = false
    expect((await desk.ask('Hello?')).status).toBe(403)
    expect((await desk.ask('Hello?', { by: 'form', reader: 'form-reader-01234' })).status).toBe(200)
    proof.holds = 'unreachable'
    expect((await desk.ask('Hello?')).status).toBe(503)
    proof.holds = true
    expect(await (await desk.call(chatPaths.challenge, {})).json()).toEqual({ provider: 'none' })
  })

  it('beyond a limit is told when it may be asked again', async () => {
    await desk.makeAssistant({ slug: 'small', limits: { ...wideLimits, readerHour: 1 } })
    expect((await desk.ask('Hello?', { assistant: 'small' })).status).toBe(200)
    const { status, text } = await desk.ask('Hello?', { assistant: 'small' })
    expect(status).toBe(429)
    expect(JSON.parse(text).error.message).toMatch(/^You have asked many questions\. Try again in \d+ minutes?\.$/)
  })

  it('has the answer of an editor, with published stories', async () => {
    const assistant = await desk.makeAssistant({ slug: 'written' })
    await desk.app.payload.create({
      collection: 'assistant-answers',
      data: { question: 'When does the pier open?', assistant: assistant.id, answer: 'On June 1.' },
    })
    const { parts } = await desk.ask('when will the PIER open', { assistant: 'written' })
    expect(parts).toEqual([{ type: 'kind', kind: 'written' }, { type: 'text', text: 'On June 1.' }, { type: 'end' }])
  })

  it('costs nothing more when the dollars of the day are spent: quotes take the place of the model', async () => {
    await desk.makeAssistant({ slug: 'poor', model: 'claude-unknown', limits: { ...wideLimits, dayDollars: 1 } })
    server.answer = (request) => ({ blocks: [citing(request, 0, approved)], usage: { input: 39_000, output: 100 } })
    expect(markersOf((await desk.ask('One?', { assistant: 'poor' })).parts)[0]).toBe('kind model')
    const before = server.requests.length
    expect(markersOf((await desk.ask('Two?', { assistant: 'poor' })).parts)[0]).toBe('kind extract')
    expect(server.requests.length).toBe(before)
  })
})

describe('many questions at once', () => {
  it('wait for their turn, and are told their place', async () => {
    server.answer = () => 'never'
    const [first, second] = [await desk.send('First?'), await desk.send('Second?')]
    await until('both are being answered', () => server.open() === 2)
    server.answer = (request) => ({ blocks: [citing(request, 0, approved)] })
    const third = desk.ask('Third?')
    const fourth = desk.ask('Fourth?')
    await until('both wait', async () => (await waiting()) === 4)
    await first.body?.cancel()
    const places = [await third, await fourth].map(({ parts }) =>
      parts.flatMap((part) => (part.type === 'queued' ? [part.place] : [])),
    )
    expect(places.toSorted((left, right) => left.length - right.length)).toEqual([[1], [2, 1]])
    await second.body?.cancel()
  })
})

const waiting = async () => {
  const statement = sql`SELECT count(*) AS count FROM assistant.exchanges WHERE outcome IS NULL`
  const [row] = await query({ payload: desk.app.payload }, statement, z.object({ count: z.coerce.number() }))
  return row?.count
}
