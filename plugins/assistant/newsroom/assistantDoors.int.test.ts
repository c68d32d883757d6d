import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { configToSchema } from '@payloadcms/graphql'
import { graphql } from 'graphql'
import { createLocalReq } from 'payload'
import { rpcEndpoints } from '#cms/procedures/rpc.endpoint.ts'
import { apiLimits } from '#plugins/api-limits/apiLimits.plugin.ts'
import { permissions } from '#plugins/permissions/permissions.plugin.ts'
import { usage } from '#plugins/usage/usage.plugin.ts'
import { bootTestPayload, type TestPayload } from '#tests/integration/bootPayload.ts'
import { makeTablesIn } from '#tests/integration/ownTables.ts'
import { createAdministrator, createPerson, type Person } from '#tests/integration/people.ts'
import { type RestClient, readerClient, signIn } from '#tests/integration/restClient.ts'
import { refusalOf, rpcClient } from '#tests/integration/rpcClient.ts'
import { assistantDesk } from './assistantDesk.plugin.ts'

let app: TestPayload
let owner: Person
let manager: Person
let writer: Person
let asOwner: RestClient
let asManager: RestClient
let asWriter: RestClient
let managed: number
let other: number
let answer: number
let forum: number

beforeAll(async () => {
  app = await bootTestPayload({
    endpoints: rpcEndpoints,
    plugins: [usage({ panel: '/none.tsx#None', bodies: {} }), assistantDesk(), apiLimits(), permissions()],
  })
  await makeTablesIn(app.payload)
  await createAdministrator(app.payload)
  owner = await createPerson(app.payload, [
    'UPDATE_PAGE',
    'PUBLISH_PAGE',
    'UPDATE_POST',
    'DELETE_FILE',
    'PUBLISH_SECTION',
  ])
  manager = await createPerson(app.payload, ['CREATE_POST'])
  writer = await createPerson(app.payload, ['CREATE_POST', 'UPDATE_POST', 'UPDATE_PAGE'])
  asOwner = await signIn(app, owner.email)
  asManager = await signIn(app, manager.email)
  asWriter = await signIn(app, writer.email)
  managed = await make('assistants', { name: 'Managed', instructions: 'Speak plainly', managers: [manager.id] })
  other = await make('assistants', { name: 'Other', instructions: 'Speak plainly' })
  answer = await make('assistant-answers', { assistant: managed, question: 'When?', answer: 'At eight.' })
  forum = await make('candidate-forums', {
    title: 'Mayor',
    candidates: [{ name: 'Ada', assistant: other }, { name: 'Bo' }],
  })
})
afterAll(() => app.stop())

async function make(
  collection: 'assistants' | 'assistant-answers' | 'candidate-forums',
  data: object,
): Promise<number> {
  const { body } = await asOwner('POST', `/api/${collection}?depth=0`, data)
  if (typeof body.doc !== 'object' || body.doc === null || !('id' in body.doc)) throw new Error(JSON.stringify(body))
  return Number(body.doc.id)
}

const find = (id: number) => app.payload.findByID({ collection: 'assistants', id, depth: 0 })
const written = { question: 'Where?', answer: 'At the pier.' }

const ask = async (user: Person | null, source: string) => {
  const { schema } = configToSchema(app.config)
  const req = await createLocalReq(user ? { user } : {}, app.payload)
  return graphql({ schema, source, contextValue: { req, headers: {} } })
}

describe('the settings of assistants', () => {
  it.each([
    '/api/assistants',
    '/api/assistant-answers',
    '/api/candidate-forums?where[candidates.assistant.instructions][like]=Speak',
    '/api/candidate-forums?where[candidates.assistant.managers][equals]=1',
  ])('are not read by strangers: %s', async (path) => {
    const { status } = await readerClient(app)('GET', path)
    expect([400, 403]).toContain(status)
  })

  it('are not part of a forum that strangers read, at any depth', async () => {
    const { status, body } = await readerClient(app)('GET', `/api/candidate-forums/${forum}?depth=3`)
    expect([status, JSON.stringify(body).includes('Speak plainly')]).toEqual([200, false])
    const { data } = await ask(null, '{ CandidateForums { docs { candidates { name assistant { instructions } } } } }')
    expect(JSON.stringify(data)).not.toContain('Speak plainly')
    const staff = await asManager('GET', `/api/candidate-forums/${forum}?depth=3`)
    expect(JSON.stringify(staff.body)).toContain('Speak plainly')
  })

  it('are not an order by which strangers could guess them', async () => {
    const guess = await readerClient(app)('GET', '/api/candidate-forums?sort=candidates.assistant.instructions')
    expect(guess.status).toBe(400)
  })

  it('are changed by holders of both permissions of pages and by the managers', async () => {
    const change = { instructions: 'Speak kindly' }
    expect((await asManager('PATCH', `/api/assistants/${managed}`, change)).status).toBe(200)
    expect((await asManager('PATCH', `/api/assistants/${other}`, change)).status).toBe(403)
    expect((await asWriter('PATCH', `/api/assistants/${managed}`, change)).status).toBe(403)
    expect((await asManager('POST', '/api/assistants', { name: 'Mine' })).status).toBe(403)
    expect((await asManager('DELETE', `/api/assistants/${managed}`)).status).toBe(403)
    const mutation = `mutation { updateAssistant(id: ${other}, data: { instructions: "Mine" }) { id } }`
    expect((await ask(manager, mutation)).errors).toMatchObject([{ message: expect.stringContaining('not allowed') }])
    const local = { collection: 'assistants', id: other, data: change, user: manager, overrideAccess: false } as const
    await expect(app.payload.update(local)).rejects.toMatchObject({ status: 403 })
    expect((await asManager('PATCH', '/api/assistants?where[id][exists]=true', { name: 'All' })).status).toBe(200)
    expect([(await find(managed)).name, (await find(other)).name]).toEqual(['All', 'Other'])
  })

  it('leave managers, model and limits to holders of the permissions', async () => {
    const raised = { managers: [manager.id, writer.id], model: 'claude-opus-5', limits: { dayDollars: 1000 } }
    expect((await asManager('PATCH', `/api/assistants/${managed}`, raised)).status).toBe(200)
    const kept = { managers: [manager.id], model: 'claude-haiku-4-5', limits: { dayDollars: 10 } }
    expect(await find(managed)).toMatchObject(kept)
    await ask(manager, `mutation { updateAssistant(id: ${managed}, data: { limits: { dayDollars: 900 } }) { id } }`)
    expect(await find(managed)).toMatchObject(kept)
    expect((await asOwner('PATCH', `/api/assistants/${managed}`, { limits: { dayDollars: 20 } })).status).toBe(200)
    expect(await find(managed)).toMatchObject({ managers: [manager.id], limits: { dayDollars: 20, readerHour: 20 } })
  })

  it('are shown to managers, and a person learns only about themself whether they manage any', async () => {
    const me = async (client: RestClient) => (await client('GET', '/api/users/me')).body.user
    expect(await me(asManager)).toMatchObject({ managesAssistants: true })
    expect(await me(asWriter)).not.toMatchObject({ managesAssistants: true })
  })
})

describe('a written answer', () => {
  it('is made by a manager for their own assistants only', async () => {
    expect((await asManager('POST', '/api/assistant-answers', { ...written, assistant: managed })).status).toBe(201)
    const refused = await asManager('POST', '/api/assistant-answers', { ...written, assistant: other })
    expect(refused).toMatchObject({
      status: 403,
      body: { errors: [{ message: 'You can write answers only for assistants that you manage.' }] },
    })
    expect((await asManager('POST', '/api/assistant-answers', written)).status).toBe(400)
    expect((await asWriter('POST', '/api/assistant-answers', { ...written, assistant: managed })).status).toBe(403)
    const mutation = `mutation { createAssistantAnswer(data: { question: "?", answer: "!", assistant: ${other} }) { id } }`
    expect((await ask(manager, mutation)).errors).toHaveLength(1)
  })

  it('is not moved to an assistant of others, nor copied', async () => {
    expect((await asManager('PATCH', `/api/assistant-answers/${answer}`, { assistant: other })).status).toBe(403)
    const path = `/api/assistant-answers?where[id][equals]=${answer}`
    expect((await asManager('PATCH', path, { assistant: other })).status).toBe(403)
    expect((await asManager('PATCH', `/api/assistant-answers/${answer}`, { answer: 'At nine.' })).status).toBe(200)
    expect((await asManager('POST', `/api/assistant-answers/${answer}/duplicate`, {})).status).toBe(404)
    expect((await asOwner('PATCH', `/api/assistant-answers/${answer}`, { assistant: other })).status).toBe(200)
    expect((await asManager('PATCH', `/api/assistant-answers/${answer}`, { assistant: managed })).status).toBe(403)
    expect((await asManager('DELETE', `/api/assistant-answers/${answer}`)).status).toBe(403)
  })
})

describe('procedures about an assistant', () => {
  it.each(['getConversations', 'getQuestions', 'getNumbers'])('%s refuses who may not change it', async (name) => {
    const input = { assistant: String(other), filters: {} }
    const refused = await rpcClient(asManager).query(`assistant.${name}`, input)
    expect([refused.status, refusalOf(refused)]).toEqual([403, expect.stringContaining('UPDATE_PAGE, PUBLISH_PAGE')])
    expect((await rpcClient(asWriter).query(`assistant.${name}`, input)).status).toBe(403)
    expect((await rpcClient(readerClient(app)).query(`assistant.${name}`, input)).status).toBe(401)
    const own = { ...input, assistant: String(managed) }
    expect((await rpcClient(asManager).query(`assistant.${name}`, own)).status).toBe(200)
  })

  it('leave an entry in the activity log where they show the words of readers', async () => {
    const where = { kind: { equals: 'assistants' }, action: { equals: 'read' } }
    const read = async () => {
      const { docs } = await app.payload.find({ collection: 'activity', where, sort: 'id', limit: 0, depth: 0 })
      return docs.map(({ documentId, detail }) => ({ documentId, detail }))
    }
    const before = (await read()).length
    for (const name of ['getConversations', 'getQuestions', 'getNumbers'])
      await rpcClient(asManager).query(`assistant.${name}`, { assistant: String(managed), filters: {} })
    expect((await read()).slice(before)).toEqual([
      { documentId: String(managed), detail: { what: 'read conversations of readers' } },
      { documentId: String(managed), detail: { what: 'read questions of readers' } },
    ])
  })

  it.each([
    ['dismissQuestion', { key: '0'.repeat(64), isDismissed: true }],
    ['writeAnswer', written],
    ['startStory', { key: '0'.repeat(64) }],
  ])('%s, too', async (name, input) => {
    const refused = await rpcClient(asManager).mutate(`assistant.${name}`, { assistant: String(other), ...input })
    expect(refused.status).toBe(403)
  })
})

describe('the fairness log', () => {
  it('is for people who may change the forum and all of its assistants', async () => {
    const input = { forum: String(forum) }
    expect((await rpcClient(asOwner).query('forum.getFairness', input)).status).toBe(200)
    for (const client of [asManager, asWriter])
      expect((await rpcClient(client).query('forum.getFairness', input)).status).toBe(403)
    const exported = (client: RestClient) => client('GET', `/api/candidate-forums/${forum}/fairness`)
    expect((await exported(readerClient(app))).status).toBe(401)
    expect((await exported(asWriter)).status).toBe(403)
    expect((await asOwner('GET', '/api/candidate-forums/999/fairness')).status).toBe(404)
    expect((await asOwner('GET', '/api/candidate-forums/mayor/fairness')).status).toBe(404)
  })
})

const words = ({ body }: Awaited<ReturnType<RestClient>>) => JSON.stringify(body)

describe('what is wrong with an assistant is said in words', () => {
  it.each([
    [{ name: '…' }, 'Write a slug'],
    [{ name: 'A', slug: 'Not a slug' }, 'lower-case letters'],
    [{ name: 'A', model: ' ' }, 'name of a model'],
    [{ name: 'A', limits: { readerHour: 1.5 } }, 'whole number'],
    [{ name: 'A', scope: { from: '2026-02-01', to: '2026-01-01' } }, 'not before'],
    [{ name: 'A', suggestedQuestions: [{ question: 'Why?' }, { question: 'why?' }] }, 'is there twice'],
  ])('%j', async (data, said) => {
    const refused = await asOwner('POST', '/api/assistants', data)
    expect([refused.status, words(refused)]).toEqual([400, expect.stringContaining(said)])
  })

  it('a picture is no document', async () => {
    const { id } = await picture()
    const refused = await asOwner('PATCH', `/api/assistants/${other}`, { documents: [id] })
    expect([refused.status, words(refused)]).toEqual([
      400,
      expect.stringMatching(/dot.*\.gif is not a PDF or a text file/),
    ])
  })
})

describe('what is wrong with a forum is said in words', () => {
  const named = (...names: string[]) => names.map((name) => ({ name }))
  it.each([
    [named('Ada'), 'at least 2'],
    [named(...'ABCDEFGHI'), 'no more than 8'],
    [named('Ada', 'ada'), 'Two candidates are called'],
  ])('%j', async (candidates, said) => {
    const refused = await asOwner('POST', '/api/candidate-forums', { title: 'Council', candidates })
    expect([refused.status, words(refused)]).toEqual([400, expect.stringContaining(said)])
  })

  it('no document speaks for two candidates, whichever of the two is saved last', async () => {
    const data = Buffer.from('The answers of both.')
    const file = { name: 'both.txt', mimetype: 'text/plain', data, size: data.length }
    const { id } = await app.payload.create({ collection: 'media', data: {}, file })
    const assistantOf = (name: string, documents: number[]) => make('assistants', { name, documents })
    const [ida, per] = [await assistantOf('Ida', [id]), await assistantOf('Per', [])]
    const candidates = [
      { name: 'Ida', assistant: ida },
      { name: 'Per', assistant: per },
    ]
    expect((await asOwner('POST', '/api/candidate-forums', { title: 'Port', candidates })).status).toBe(201)
    const later = await asOwner('PATCH', `/api/assistants/${per}`, { documents: [id] })
    expect([later.status, words(later)]).toEqual([
      400,
      expect.stringContaining('both.txt is a document of another candidate of the same forum.'),
    ])
    const third = await assistantOf('Uma', [id])
    const again = [candidates[0], { name: 'Uma', assistant: third }]
    const refused = await asOwner('POST', '/api/candidate-forums', { title: 'Harbor', candidates: again })
    expect([refused.status, words(refused)]).toEqual([
      400,
      expect.stringContaining('both.txt is a document of two candidates.'),
    ])
  })

  it('a candidate may have an assistant that the editor may not change', async () => {
    const candidates = [
      { name: 'Ada', assistant: managed },
      { name: 'Bo', assistant: other },
    ]
    expect((await asWriter('POST', '/api/candidate-forums', { title: 'Council', candidates })).status).toBe(201)
  })
})

const picture = () =>
  app.payload.create({
    collection: 'media',
    data: { alt: 'A dot in the middle' },
    file: {
      name: 'dot.gif',
      mimetype: 'image/gif',
      data: Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64'),
      size: 42,
    },
  })

// Sections are deleted out of the trash only.
async function erase(collection: 'sections' | 'tags', id: number): Promise<void> {
  const deletedAt = new Date().toISOString()
  if (collection === 'sections') await app.payload.update({ collection, id, data: { deletedAt } })
  await app.payload.delete({ collection, id, trash: true })
}

describe('what an assistant uses', () => {
  it('is not deleted before a person confirms it; then the assistant does without', async () => {
    const data = Buffer.from('The harbor plan.')
    const file = { name: 'plan.txt', mimetype: 'text/plain', data, size: data.length }
    const plan = await app.payload.create({ collection: 'media', data: { alt: 'The plan' }, file })
    await asOwner('PATCH', `/api/assistants/${other}`, { documents: [plan.id] })
    const refused = await asOwner('DELETE', `/api/media/${plan.id}`)
    expect([refused.status, words(refused)]).toEqual([409, expect.stringContaining('Used in 1 place: “Other”')])
    expect((await asOwner('DELETE', `/api/media/${plan.id}?evenIfUsed=true`)).status).toBe(200)
    expect((await find(other)).documents).toEqual([])
  })

  it.each(['sections', 'tags'] as const)('is never its last choice of %s without its taking none', async (field) => {
    const [one, two] = await Promise.all(
      ['First', 'Second'].map((name) => app.payload.create({ collection: field, data: { name }, draft: false })),
    )
    if (!one || !two) throw new Error('They were not made')
    await asOwner('PATCH', `/api/assistants/${other}`, { scope: { usesStories: true, [field]: [one.id, two.id] } })
    await erase(field, one.id)
    expect((await find(other)).scope).toMatchObject({ usesStories: true, [field]: [two.id] })
    await erase(field, two.id)
    expect((await find(other)).scope).toMatchObject({ usesStories: false, [field]: [] })
  })
})

describe('an assistant that is deleted', () => {
  it('takes its answers with it, and leaves its candidate without one', async () => {
    const gone = await make('assistants', { name: 'Gone' })
    await make('assistant-answers', { ...written, assistant: gone })
    const council = await make('candidate-forums', {
      title: 'Council',
      candidates: [{ name: 'Ada', assistant: gone }, { name: 'Bo' }],
    })
    expect((await asOwner('DELETE', `/api/assistants/${gone}`)).status).toBe(200)
    const left = { collection: 'assistant-answers', where: { assistant: { equals: gone } } } as const
    expect((await app.payload.count(left)).totalDocs).toBe(0)
    const { candidates } = await app.payload.findByID({ collection: 'candidate-forums', id: council, depth: 0 })
    expect(candidates.map(({ assistant }) => assistant ?? null)).toEqual([null, null])
  })
})
