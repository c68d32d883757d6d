import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { parse } from 'csv-parse/sync'
import { addMinutes } from 'date-fns'
import { createLocalReq, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { bootTestPayload, type TestPayload } from '#tests/integration/bootPayload.ts'
import { makeTablesIn } from '#tests/integration/ownTables.ts'
import { createAdministrator, type Person, passwordOfPeople } from '#tests/integration/people.ts'
import { assistantDesk } from './assistantDesk.plugin.ts'
import { answerWith, insertConversation, newAssistant, type TestExchange } from './desk.fixtures.ts'
import { fairnessLogOf, requireForum } from './fairness.service.ts'

let app: TestPayload
let administrator: Person
let req: PayloadRequest
let forum: number
let ada: number
let bo: number
let empty: number

const noon = new Date('2026-11-20T20:00:00Z')
const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ')

beforeAll(async () => {
  app = await bootTestPayload({ plugins: [assistantDesk()] })
  await makeTablesIn(app.payload)
  administrator = await createAdministrator(app.payload)
  req = await createLocalReq({ user: administrator }, app.payload)
  const assistant = async (name: string) =>
    Number((await app.payload.create({ collection: 'assistants', data: { ...newAssistant, name }, draft: false })).id)
  const forumOf = async (candidates: { name: string; assistant?: number }[]) =>
    Number((await app.payload.create({ collection: 'candidate-forums', data: { title: 'Mayor', candidates } })).id)
  ada = await assistant('For Ada')
  bo = await assistant('For Bo')
  forum = await forumOf([{ name: 'Ada', assistant: ada }, { name: 'Bo', assistant: bo }, { name: '=Cy' }])
  empty = await forumOf([{ name: 'Ada' }, { name: 'Bo' }])
  const store = (who: number, minutes: number, exchange: TestExchange, of: number | null = forum) =>
    insertConversation(app.payload.db.pool, {
      assistant: who,
      ...(of === null ? {} : { forum: of }),
      startedAt: addMinutes(noon, minutes),
      exchanges: [exchange],
    })
  const shared = { question: '=Should buses be free?' }
  await store(ada, 0, { ...shared, answer: answerWith(words(10), ['Old']), took: 2 })
  await store(ada, 1, { ...shared, answer: answerWith(words(30), ['Plan', 'Plan', 'Speech']), took: 4 })
  await store(bo, 2, { question: '= should buses be free', outcome: 'unknown', answer: null })
  await insertConversation(app.payload.db.pool, {
    assistant: bo,
    forum,
    startedAt: addMinutes(noon, 3),
    exchanges: [
      { question: 'Housing? Call 555-010-4477', outcome: 'failed', answer: null },
      { question: 'And the costs?', at: 30, outcome: 'extract' },
    ],
  })
  await store(ada, 4, { question: 'Outside of the forum' }, null)
})
afterAll(() => app.stop())

const log = async (id: number) => fairnessLogOf(req, await requireForum(req, String(id)), null)

describe('the fairness log of a forum', () => {
  it('says for each question what every candidate was asked and answered', async () => {
    const { candidates, items, next } = await log(forum)
    expect(candidates.map(({ name }) => name)).toEqual(['Ada', 'Bo', '=Cy'])
    expect(next).toBeNull()
    expect(items.map(({ question }) => question)).toEqual([
      'And the costs?',
      'Housing? Call [phone number]',
      '= should buses be free',
    ])
    const [followUp, housing, buses] = items
    expect(buses).toMatchObject({
      firstAt: noon.toISOString(),
      lastAt: addMinutes(noon, 2).toISOString(),
      wordings: 2,
      isFollowUp: false,
      answers: [
        {
          times: 2,
          answered: 2,
          declined: 0,
          refused: 0,
          failed: 0,
          words: 30,
          sources: ['Plan', 'Speech'],
          duration: 3000,
        },
        { times: 1, answered: 0, declined: 1, failed: 0, words: null, sources: [], duration: null },
        null,
      ],
      remarks: ['Asked in 2 spellings.', 'Without an assistant: =Cy.', 'No material: Bo.'],
    })
    expect(housing?.remarks).toEqual(['Without an assistant: =Cy.', 'Not asked: Ada.', 'Failed: Bo.'])
    expect([followUp?.isFollowUp, followUp?.remarks]).toEqual([true, []])
  })

  it('is empty before anybody asks', async () => {
    expect(await log(empty)).toMatchObject({ items: [], next: null })
  })

  it('goes on after its first page, each question once', async () => {
    const { id } = await app.payload.create({
      collection: 'candidate-forums',
      data: {
        title: 'Council',
        candidates: [
          { name: 'Ada', assistant: ada },
          { name: 'Bo', assistant: bo },
        ],
      },
    })
    for (let index = 0; index < 23; index += 1) {
      const exchanges = [{ question: `Question ${index}` }]
      await insertConversation(app.payload.db.pool, { assistant: ada, forum: Number(id), startedAt: noon, exchanges })
    }
    const of = await requireForum(req, String(id))
    const first = await fairnessLogOf(req, of, null)
    const second = await fairnessLogOf(req, of, first.next)
    expect([first.items.length, second.items.length, second.next]).toEqual([20, 3, null])
    expect(new Set([...first.items, ...second.items].map(({ key }) => key)).size).toBe(23)
  })

  it('is exported as a table that no spreadsheet evaluates', async () => {
    const { token } = await app.payload.login({
      collection: 'users',
      data: { email: administrator.email ?? '', password: passwordOfPeople },
    })
    const path = `/api/candidate-forums/${forum}/fairness`
    const answer = await app.request(path, { headers: { Authorization: `JWT ${token}` } })
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    const [heading, ...lines] = z.array(z.array(z.string())).parse(parse(await answer.text()))
    expect(heading).toContain('times asked')
    expect(lines).toHaveLength(9)
    expect(lines.flat().filter((cell) => /^[=+@]/.test(cell))).toEqual([])
    expect(lines[6]).toEqual([
      ...["'= should buses be free", 'no', noon.toISOString(), addMinutes(noon, 2).toISOString(), '2', 'Ada'],
      ...['2', '2', '0', '0', '', '0', '', 'claude-haiku-4-5', '30', '2', 'Plan; Speech', '3.0'],
    ])
    expect(lines[8]?.slice(5, 7)).toEqual(["'=Cy", 'no assistant'])
  })
})
