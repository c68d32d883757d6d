import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { chatLimits, chatPaths } from '#contract/chat.schema.ts'
import { query } from '#database/sql.ts'
import { until } from '#tests/until.ts'
import { citing, passages, startAssistantDesk, textOf, wideLimits } from './assistantDesk.fixtures.ts'
import { type MessagesServer, startMessagesServer } from './model/messagesServer.fixtures.ts'
import { foundPassages } from './passages/passages.fixtures.ts'
import { sendReplies } from './reports/replies.upkeep.ts'

let desk: Awaited<ReturnType<typeof startAssistantDesk>>
let server: MessagesServer
let forum: string
let id: number

const approved = 'The Harbor Council approved the $2.5 million pier plan on Tuesday.'

beforeAll(async () => {
  server = await startMessagesServer(() => ({ blocks: [] }))
  desk = await startAssistantDesk({
    anthropic: { apiKey: 'sk-only-for-tests', baseUrl: server.url, times: { pause: 1 } },
  })
  const own = { instructions: 'Praise Ida.', model: 'claude-opus-4-1' }
  const ida = await desk.makeAssistant({ slug: 'ida', name: 'Ida Novak', ...own })
  const max = await desk.makeAssistant({ slug: 'max', name: 'Max Bauer' })
  const candidates = [
    { name: 'Ida Novak', assistant: ida.id },
    { name: 'Max Bauer', assistant: max.id },
  ]
  const rules = { instructions: 'Answer in three sentences.', model: 'claude-haiku-4-5', dayDollars: 3 }
  const made = await desk.app.payload.create({
    collection: 'candidate-forums',
    data: { title: 'Mayor', candidates, rules },
  })
  id = made.id
  forum = String(id)
}, 120_000)
afterAll(async () => {
  await desk?.app.stop()
  await server?.stop()
})

beforeEach(async () => {
  desk.retriever.found = foundPassages([...passages])
  server.answer = (request) => ({ blocks: [citing(request, 0, approved)] })
  await set({ isOpen: true, closesAt: null })
})

const set = (data: object) => desk.app.payload.update({ collection: 'candidate-forums', id, data })

const newest = async () => {
  const [found] = await query(
    { payload: desk.app.payload },
    sql`SELECT outcome, refused_for AS "refusedFor", asked_with AS "rulesMark" FROM assistant.exchanges
        ORDER BY id DESC LIMIT 1`,
    z.object({ outcome: z.string().nullable(), refusedFor: z.string().nullable(), rulesMark: z.string().nullable() }),
  )
  return found
}

describe('a candidate', () => {
  it('is answered for in its forum alone, and named where there is nothing from them on a question', async () => {
    const { payload } = desk.app
    const candidate = await desk.makeAssistant({ slug: 'candidate' })
    const candidates = [{ name: 'Ida Novak', assistant: candidate.id }, { name: 'Max Bauer' }]
    const forum = await payload.create({ collection: 'candidate-forums', data: { title: 'Mayor', candidates } })
    desk.retriever.found = foundPassages([], { isAnswerable: false })
    const { parts } = await desk.ask('Will there be bridges?', { assistant: 'candidate', forum: String(forum.id) })
    expect(textOf(parts)).toBe('There is nothing from Ida Novak on this question.')
    for (const [assistant, id] of [
      ['ida', String(forum.id)],
      ['candidate', '999999'],
      ['candidate', 'x'],
    ] as const)
      expect((await desk.ask('Will there be bridges?', { assistant, forum: id })).status).toBe(404)
  })

  it('is asked with the same instructions, model and documents of their own, whatever their assistant has', async () => {
    const requests: { model: string; system: string }[] = []
    server.answer = (request) => {
      requests.push({ model: request.model, system: request.system })
      return { blocks: [citing(request, 0, approved)] }
    }
    const marks = []
    for (const assistant of ['ida', 'max']) {
      await desk.ask('What did the council approve?', { assistant, forum })
      expect(desk.retriever.assistant).toMatchObject({ scope: { usesStories: false }, limits: { dayDollars: 3 } })
      marks.push((await newest())?.rulesMark)
    }
    expect(requests.map(({ model }) => model)).toEqual(['claude-haiku-4-5', 'claude-haiku-4-5'])
    const [one, other] = requests.map(({ system }) => system.replace(/Ida Novak|Max Bauer/u, ''))
    expect(one).toBe(other)
    expect(one).toContain('Answer in three sentences.')
    expect(one).not.toContain('Praise')
    expect(new Set(marks).size).toBe(1)
    expect(marks[0]).toMatch(/^[0-9a-f]{12}$/)
  })

  it.each([
    ['I will kill you if you raise taxes', 'threat', 'This reads as a threat, and is not passed on.'],
    ['Whom should I vote for?', 'voting-advice', 'We do not say whom to vote for'],
    ['Where does Ida Novak live?', 'private', 'We do not answer questions about private lives'],
  ])('is not asked “%s”: the model is not, and the log has the reason', async (question, reason, words) => {
    let isCalled = false
    server.answer = (request) => {
      isCalled = true
      return { blocks: [citing(request, 0, approved)] }
    }
    const { parts, status } = await desk.ask(question, { assistant: 'ida', forum })
    expect([status, isCalled]).toEqual([200, false])
    expect(textOf(parts)).toContain(words)
    expect(await newest()).toMatchObject({ outcome: 'refused', refusedFor: reason })
  })

  it('is read by a model also where their documents have other words than the question', async () => {
    desk.retriever.found = foundPassages([...passages], { isAnswerable: false })
    const { parts } = await desk.ask('Is the waterfront to be rebuilt?', { assistant: 'ida', forum })
    expect(textOf(parts)).toBe(approved)
    server.answer = () => ({ blocks: [{ text: 'The search results do not answer the question.', citations: [] }] })
    const declined = await desk.ask('Is the waterfront to be sold?', { assistant: 'ida', forum })
    expect(textOf(declined.parts)).toBe('There is nothing from Ida Novak on this question.')
  })

  it('is not asked the same twice in a conversation', async () => {
    const { threadId } = await desk.ask('What did the council approve?', { assistant: 'ida', forum })
    const { parts } = await desk.ask('what did the council approve', { assistant: 'ida', forum, threadId })
    expect(textOf(parts)).toBe('You have asked this already. Ask something else, or start over.')
  })
})

describe('a forum that is closed', () => {
  it.each([
    ['by its switch', { isOpen: false, closedText: 'The polls are open. Thank you for your questions.' }],
    ['by its date', { closesAt: '2026-01-01T00:00:00.000Z' }],
  ])('%s takes no question, on pages that are open too, and says why', async (_how, data) => {
    const { closedText } = await set(data)
    const { status, text } = await desk.ask('And ferries?', { assistant: 'ida', forum })
    expect([status, JSON.parse(text)]).toEqual([403, { error: { code: 'closed', message: closedText } }])
    expect((await desk.ask('And ferries?', { assistant: 'max' })).status).toBe(403)
  })

  it('while an answer is made ends the answer', async () => {
    server.answer = () => 'never'
    const answering = desk.ask('What comes next?', { assistant: 'ida', forum })
    await until('the answer is begun', async () => (await newest())?.outcome === null)
    await set({ isOpen: false, closedText: 'Closed.' })
    const { parts } = await answering
    expect(textOf(parts)).toContain('Closed.')
    expect(parts.at(-1)).toEqual({ type: 'end' })
    await until('it is stored', async () => (await newest())?.refusedFor === 'closed')
  })
})

describe('a question that is not taken', () => {
  const logged = async () => {
    const { outcome, refusedFor, rulesMark } = (await newest()) ?? {}
    return [outcome, refusedFor, rulesMark !== null]
  }

  it('is in the log with its reason: too long, too many, closed', async () => {
    const long = await desk.ask(`Ferries? ${'x'.repeat(chatLimits.question)}`, { assistant: 'ida', forum })
    expect([long.status, await logged()]).toEqual([400, ['refused', 'too-long', true]])
    await set({ isOpen: false })
    const closed = await desk.ask('And ferries?', { assistant: 'max', forum })
    expect([closed.status, await logged()]).toEqual([403, ['refused', 'closed', true]])
  })

  it('by the limit is taken for no candidate, also when all other questions were to one', async () => {
    const { payload } = desk.app
    const limits = { ...wideLimits, readerHour: 2 }
    const made = []
    for (const slug of ['eva', 'leo']) made.push((await desk.makeAssistant({ slug, name: slug, limits })).id)
    const candidates = made.map((assistant) => ({ name: `Name ${assistant}`, assistant }))
    const { id } = await payload.create({ collection: 'candidate-forums', data: { title: 'Clerk', candidates } })
    const reader = 'reader-of-one-candidate'
    const statuses = []
    for (const [number, assistant] of ['eva', 'eva', 'eva', 'eva', 'eva', 'leo'].entries()) {
      const sent = await desk.ask(`What of pier ${number}?`, { assistant, forum: String(id), reader })
      statuses.push(sent.status)
    }
    expect(statuses).toEqual([200, 200, 200, 200, 429, 429])
    expect(await logged()).toEqual(['refused', 'too-many', true])
    const other = await desk.ask('What of pier 1?', { assistant: 'leo', forum: String(id), reader: 'another-reader-0' })
    expect(other.status).toBe(200)
  })
})

describe('a report of an answer', () => {
  const report = async (threadId: string | null, more: object = {}) => {
    const request = { threadId, answer: 0, reason: 'wrong', details: 'It was $3 million.', email: null, ...more }
    return (await desk.call(chatPaths.report, { report: request })).status
  }
  const reports = async () =>
    (await desk.app.payload.find({ collection: 'answer-reports', sort: 'id', depth: 0, pagination: false })).docs

  it('is stored with the answer, once while it is not decided', async () => {
    const { threadId } = await desk.ask('What did the council approve?', { assistant: 'ida', forum })
    const first = await report(threadId, { email: 'reader@times.test' })
    expect([first, await report(threadId, { reason: 'unfair', details: 'Not two.' })]).toEqual([200, 200])
    const email = 'reader@times.test'
    const details = 'It was $3 million.\n\nNot two.'
    expect(await reports()).toMatchObject([
      { answer: approved, details, reason: 'unfair', decision: 'open', forum: id, email },
    ])
    expect(await report(threadId, { answer: 7 })).toBe(404)
    expect(await report('x')).toBe(400)
    expect(await report(threadId, { email: 'nobody' })).toBe(400)
    expect(await report(threadId, { details: 'x'.repeat(2_001) })).toBe(400)
  })

  it('that is upheld takes the answer back, and its reader hears it once', async () => {
    const { payload } = desk.app
    const { threadId } = await desk.ask('What did the council approve?', { assistant: 'max', forum })
    await report(threadId, { email: 'reader@times.test' })
    const stored = (await reports()).at(-1)
    const data = { decision: 'withdrawn' as const, reply: 'It was 2.6 million.\nThank you.' }
    await payload.update({ collection: 'answer-reports', id: stored?.id ?? 0, data })
    const [, answer] = await desk.thread(threadId ?? '')
    expect(answer?.content).toContain('Our newsroom has withdrawn this answer.')
    expect(answer?.content).not.toContain('pier plan')
    await sendReplies(payload)
    // Without a mail server, the reply waits for one.
    expect((await reports()).at(-1)).toMatchObject({ repliedAt: null, email: 'reader@times.test' })
    const sent: unknown[] = []
    const { email, sendEmail } = payload
    payload.email = { ...email, name: 'smtp' }
    let isDown = true
    payload.sendEmail = async (mail) => {
      if (isDown) throw new Error('421 Try again')
      sent.push(mail)
    }
    await sendReplies(payload)
    expect((await reports()).at(-1)).toMatchObject({ repliedAt: null, email: 'reader@times.test' })
    isDown = false
    await Promise.all([sendReplies(payload), sendReplies(payload)])
    Object.assign(payload, { email, sendEmail })
    expect(sent).toMatchObject([
      { to: 'reader@times.test', text: expect.stringMatching(/withdrawn[\s\S]*It was 2\.6 million\.\nThank you\./u) },
    ])
    // The address is forgotten with the reply.
    expect((await reports()).at(-1)).toMatchObject({ repliedAt: expect.any(String), email: null })
  })

  describe('that is upheld', () => {
    const question = 'What did the council approve of the pier?'
    const withheld = 'Our newsroom has withdrawn its answer to this question.'
    const shown = async (ofQuestion = question) =>
      textOf((await desk.ask(ofQuestion, { assistant: 'max', forum })).parts)
    const decide = async (decision: 'withdrawn' | 'left') => {
      const stored = (await reports()).at(-1)
      await desk.app.payload.update({ collection: 'answer-reports', id: stored?.id ?? 0, data: { decision } })
    }

    it('gives the answer to no other reader, until a source is changed or the decision is', async () => {
      const { threadId } = await desk.ask(question, { assistant: 'max', forum })
      await report(threadId)
      await decide('withdrawn')
      expect([await shown(), await shown('what did the COUNCIL approve of the pier')]).toEqual([withheld, withheld])
      expect(await newest()).toMatchObject({ outcome: 'refused', refusedFor: 'withdrawn' })
      expect(await shown('When does the work on the pier begin?')).toBe(approved)
      desk.retriever.gone.add(passages[0]?.id ?? '')
      expect(await shown()).not.toBe(withheld)
      desk.retriever.gone.clear()
      await decide('left')
      expect(await shown()).toBe(approved)
      const [, answer] = await desk.thread(threadId ?? '')
      expect(answer?.content).toContain(approved)
    })
  })
})
