import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { z } from 'zod'
import { blockFixture } from '#blocks/core/block.fixtures.ts'
import { inlineText } from '#blocks/core/inlineText.ts'
import { blocksFromLexical, lexicalFromBlocks } from '#blocks/registry/lexical.convert.ts'
import { rpcEndpoints } from '#cms/procedures/rpc.endpoint.ts'
import { isLexicalState } from '#plugins/blocks-field/lexicalState.guard.ts'
import { bootTestPayload, type TestPayload } from '#tests/integration/bootPayload.ts'
import { makeTablesIn } from '#tests/integration/ownTables.ts'
import { createAdministrator, createPerson } from '#tests/integration/people.ts'
import { type RestClient, signIn } from '#tests/integration/restClient.ts'

let app: TestPayload
let editor: RestClient
let writer: RestClient

beforeAll(async () => {
  app = await bootTestPayload({ endpoints: rpcEndpoints })
  await makeTablesIn(app.payload)
  await createAdministrator(app.payload)
  editor = await signIn(app, (await createPerson(app.payload, ['CREATE_POST', 'UPDATE_POST'])).email)
  writer = await signIn(app, (await createPerson(app.payload, ['CREATE_POST', 'UPDATE_SELF_POST'])).email)
})
afterAll(() => app?.stop())

const textOf = (...lines: string[]) =>
  lexicalFromBlocks(lines.map((content, index) => blockFixture('paragraph', { id: `${index}`, content })))
const made = z.object({ doc: z.object({ id: z.number() }) })
const listed = z.object({ docs: z.array(z.object({ id: z.number() })) })
const takenAnswer = z.object({
  result: z.object({
    data: z.object({ phrase: z.string(), before: z.record(z.string(), z.unknown()), digest: z.string() }),
  }),
})

const call = (client: RestClient, name: string, input: object) => client('POST', `/api/rpc/version.${name}`, input)
const newest = async (id: number) =>
  listed.parse(
    (await editor('GET', `/api/posts/versions?where[parent][equals]=${id}&sort=-updatedAt&limit=1&depth=0`)).body,
  ).docs[0]?.id
const draftOf = async (id: number) => {
  const { body, headline } = (await editor('GET', `/api/posts/${id}?draft=true&depth=0`)).body
  return {
    headline,
    lines: isLexicalState(body) ? blocksFromLexical(body).map(({ content }) => inlineText(content)) : [],
  }
}

// Makes a story of three lines, and a newer draft of it with another headline and two other lines.
const story = async () => {
  const first = {
    headline: 'Ferry late',
    body: textOf('It left at seven.', 'Nobody knew why it was late.', 'The end.'),
  }
  const { id } = made.parse((await editor('POST', '/api/posts?draft=true', first)).body).doc
  const version = await newest(id)
  const second = {
    headline: 'Ferry early',
    body: textOf('It left at eight.', 'Nobody knew why it was early.', 'The end.'),
  }
  await editor('PATCH', `/api/posts/${id}?draft=true`, second)
  return { id, version, document: `post_post_${id}` }
}

describe('parts of a version', () => {
  it('are taken over into the draft, undone, and recorded', async () => {
    const { id, version, document } = await story()
    const parts = { id: document, version, fields: ['headline'], blocks: [{ field: 'body', place: '1' }] }
    const answer = takenAnswer.parse((await call(editor, 'takeParts', parts)).body).result.data
    expect(answer).toMatchObject({ phrase: '1 paragraph, headline', before: { headline: 'Ferry early' } })
    const lines = ['It left at eight.', 'Nobody knew why it was late.', 'The end.']
    expect(await draftOf(id)).toEqual({ headline: 'Ferry late', lines })
    const { phrase, ...undo } = answer
    expect((await call(editor, 'putBack', { id: document, ...undo })).status).toBe(200)
    expect(await draftOf(id)).toEqual({
      headline: 'Ferry early',
      lines: ['It left at eight.', 'Nobody knew why it was early.', 'The end.'],
    })
    const { docs } = await app.payload.find({
      collection: 'activity',
      where: { kind: { equals: 'posts' }, documentId: { equals: String(id) }, action: { equals: 'update' } },
      sort: 'id',
    })
    expect(docs.map(({ detail }) => detail)).toEqual([{ takenFrom: version, taken: phrase }, { putBack: phrase }])
  })

  it('are taken out of what a version was compared with when it has them no more', async () => {
    const { id, version, document } = await story()
    const shorter = { body: textOf('It left at eight.', 'The end.') }
    await editor('PATCH', `/api/posts/${id}?draft=true`, shorter)
    const gone = { id: document, fields: [], blocks: [], removedBlocks: [{ field: 'body', place: '1' }] }
    expect((await call(editor, 'takeParts', { ...gone, version: await newest(id) })).status).toBe(200)
    const lines = (middle: string) => ({ lines: ['It left at eight.', middle, 'The end.'] })
    expect(await draftOf(id)).toMatchObject(lines('Nobody knew why it was early.'))
    await editor('PATCH', `/api/posts/${id}?draft=true`, shorter)
    const compared = { ...gone, version: await newest(id), comparedWith: version }
    expect((await call(editor, 'takeParts', compared)).status).toBe(200)
    expect(await draftOf(id)).toMatchObject(lines('Nobody knew why it was late.'))
    expect((await call(editor, 'takeParts', { ...gone, version })).status).toBe(404)
  })

  it('are not put back over what was written since', async () => {
    const { id, version, document } = await story()
    const parts = { id: document, version, fields: ['headline'], blocks: [] }
    const { phrase: _, ...undo } = takenAnswer.parse((await call(editor, 'takeParts', parts)).body).result.data
    await editor('PATCH', `/api/posts/${id}?draft=true`, { headline: 'Ferry on time' })
    expect((await call(editor, 'putBack', { id: document, ...undo })).status).toBe(409)
    expect(await draftOf(id)).toMatchObject({ headline: 'Ferry on time' })
  })

  it('are refused to who may not write, of other documents, of fields that nobody writes, and when they are there', async () => {
    const { id, version, document } = await story()
    const other = await story()
    const headline = { id: document, version, fields: ['headline'], blocks: [] }
    expect((await call(writer, 'takeParts', headline)).status).toBe(403)
    expect((await call(editor, 'takeParts', { ...headline, version: other.version })).status).toBe(404)
    for (const fields of [['publishStatus'], ['createdBy'], ['importKey'], ['nothing']]) {
      expect([fields, (await call(editor, 'takeParts', { ...headline, fields })).status]).toEqual([fields, 400])
    }
    expect((await call(editor, 'takeParts', { ...headline, version: await newest(id) })).status).toBe(400)
    expect(await draftOf(id)).toMatchObject({ headline: 'Ferry early' })
  })

  it('are said in a phrase', async () => {
    const { id, version, document } = await story()
    const input = encodeURIComponent(JSON.stringify({ id: document, version: await newest(id), before: version }))
    expect((await writer('GET', `/api/rpc/version.getPhrase?input=${input}`)).body).toEqual({
      result: { data: { phrase: '2 paragraphs, headline, slug' } },
    })
  })
})
