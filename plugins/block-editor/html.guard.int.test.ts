import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { configToSchema } from '@payloadcms/graphql'
import { graphql } from 'graphql'
import { createLocalReq } from 'payload'
import { contentModel } from '#collections/contentModel.ts'
import type { TestPayload } from '#tests/integration/bootPayload.ts'
import { bootTestPayload } from '#tests/integration/bootPayload.ts'
import type { Person } from '#tests/integration/people.ts'
import { createAdministrator, createPerson } from '#tests/integration/people.ts'
import { signIn } from '#tests/integration/restClient.ts'
import { block, paragraph, postDefaults, richText } from '../reader-api/newsroom.fixtures.ts'
import { bodyEditor, dekEditor, proseEditor } from './editors.ts'

let app: TestPayload
let writer: Person
let trusted: Person

const none = '/none.tsx#None'
const editorParts = { blocks: none, sharedText: none, textTools: none, comparison: none }

beforeAll(async () => {
  app = await bootTestPayload(
    contentModel({
      bodyEditor: (documentType) => bodyEditor(editorParts, documentType),
      dekEditor: dekEditor(editorParts),
      proseEditor: proseEditor(editorParts),
      mediaDir: '/nonexistent',
      siteUrl: 'https://paper.test',
    }),
  )
  await createAdministrator(app.payload)
  writer = await createPerson(app.payload, ['CREATE_POST', 'UPDATE_POST'])
  trusted = await createPerson(app.payload, ['CREATE_POST', 'UPDATE_POST', 'UPDATE_HTML_BLOCK'])
})
afterAll(() => app?.stop())

const html = (content: string) => ({ ...block('html', { content }), id: `html-${content}` })

// Creates a post that holds the given html, and returns the result when a person saves another body.
async function saving(person: Person, before: string[], after: Parameters<typeof richText>) {
  const { payload } = app
  const { id } = await payload.create({
    collection: 'posts',
    data: { ...postDefaults, headline: 'Votes', body: richText(paragraph('x'), ...before.map(html)) },
  })
  const data = { body: richText(...after) }
  return payload.update({ collection: 'posts', id, data, draft: true, user: person, overrideAccess: false })
}

const refusal = { status: 403, message: expect.stringContaining('UPDATE_HTML_BLOCK') }

describe('html, which runs on readers’ pages', () => {
  it.each([
    ['is written', [], [html('a')]],
    ['is changed', ['a'], [html('b')]],
    ['is brought in inside of another block', ['a'], [html('a'), block('container', {}, [html('b')])]],
  ])('is refused from a user without the permission when it %s', async (_, before, after) => {
    await expect(saving(writer, before, after)).rejects.toMatchObject(refusal)
    await expect(saving(trusted, before, after)).resolves.toMatchObject({ headline: 'Votes' })
  })

  it('is refused over GraphQL', async () => {
    const { schema } = configToSchema(app.config)
    const req = await createLocalReq({ user: writer }, app.payload)
    req.payloadAPI = 'GraphQL'
    const { id } = await app.payload.create({ collection: 'posts', data: { ...postDefaults, headline: 'Votes' } })
    const source = `mutation ($body: JSON) { updatePost(id: ${id}, draft: true, data: { body: $body }) { id } }`
    const variableValues = { body: richText(html('a')) }
    const { errors } = await graphql({ schema, source, variableValues, contextValue: { req, headers: {} } })
    expect(errors?.[0]?.originalError).toMatchObject(refusal)
  })

  it('does not keep an editor from writing around it, moving it or removing it', async () => {
    await expect(saving(writer, ['a', 'b'], [html('b'), paragraph('new'), html('a')])).resolves.toBeDefined()
    await expect(saving(writer, ['a', 'b'], [html('b')])).resolves.toBeDefined()
  })

  it('is refused in a new post as well', async () => {
    const data = { ...postDefaults, headline: 'New', body: richText(html('a')) }
    const create = app.payload.create({ collection: 'posts', data, user: writer, overrideAccess: false })
    await expect(create).rejects.toMatchObject(refusal)
  })

  it('comes in through the server’s own imports', async () => {
    const data = { ...postDefaults, headline: 'Import', body: richText(html('a')) }
    await expect(app.payload.create({ collection: 'posts', data })).resolves.toMatchObject({ headline: 'Import' })
  })
})

describe('html over REST, which leaves it open whether access is overridden', () => {
  it('is refused from a user without the permission in a new post, a change and a change of many', async () => {
    const { payload } = app
    const { id } = await payload.create({ collection: 'posts', data: { ...postDefaults, headline: 'Over REST' } })
    const body = richText(html('a'))
    const writes = [
      ['POST', '/api/posts', { ...postDefaults, headline: 'New over REST', body }, 201],
      ['POST', '/api/posts?draft=true', { ...postDefaults, headline: 'New draft over REST', body }, 201],
      ['PATCH', `/api/posts/${id}`, { body: richText(html('b')) }, 200],
      ['POST', `/api/posts/${id}/duplicate`, { body: richText(html('c')) }, 200],
    ] as const
    for (const [person, isTrusted] of [
      [writer, false],
      [trusted, true],
    ] as const) {
      const rest = await signIn(app, person.email)
      for (const [method, path, data, status] of writes) {
        const answer = await rest(method, path, data)
        expect([method, path, answer.status]).toEqual([method, path, isTrusted ? status : 403])
      }
      const many = await rest('PATCH', `/api/posts?where[id][equals]=${id}`, { body: richText(html('d')) })
      expect(many.body).toMatchObject(isTrusted ? { docs: [{ id }] } : { docs: [], errors: [{ id }] })
    }
  })

  it('is copied along with a post that has it', async () => {
    const { payload } = app
    const data = { ...postDefaults, headline: 'To be copied', body: richText(html('a')) }
    const { id } = await payload.create({ collection: 'posts', data })
    const rest = await signIn(app, writer.email)
    expect(await rest('POST', `/api/posts/${id}/duplicate`, {})).toMatchObject({ status: 200 })
  })
})

describe('a text without blocks', () => {
  const withHtml = richText(paragraph('Words'), html('<script>x</script>'))

  it('takes no html from anybody: not a dek, not a description', async () => {
    const { payload } = app
    const post = { ...postDefaults, headline: 'Dek', subhead: withHtml }
    await expect(payload.create({ collection: 'posts', data: post })).rejects.toMatchObject({ status: 400 })
    const section = { name: 'Harbor', description: withHtml, publishStatus: 'DRAFT' } as const
    await expect(payload.create({ collection: 'sections', data: section })).rejects.toMatchObject({ status: 400 })
  })

  it('takes what its editor makes', async () => {
    const { payload } = app
    const post = { ...postDefaults, headline: 'Dek', subhead: richText(paragraph('Words')) }
    await expect(payload.create({ collection: 'posts', data: post })).resolves.toMatchObject({ headline: 'Dek' })
    const list = block('list', {}, [{ ...block('list-item'), content: [{ type: 'text', text: 'One', marks: [] }] }])
    const section = { name: 'Harbor', description: richText(paragraph('All'), list), publishStatus: 'DRAFT' } as const
    await expect(payload.create({ collection: 'sections', data: section })).resolves.toMatchObject({ name: 'Harbor' })
  })
})
