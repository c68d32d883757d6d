import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { configToSchema } from '@payloadcms/graphql'
import { graphql } from 'graphql'
import { createLocalReq } from 'payload'
import { contentModel } from '#collections/contentModel.ts'
import { bootTestPayload, type TestPayload } from '#tests/integration/bootPayload.ts'
import { createAdministrator, createPerson, type Person } from '#tests/integration/people.ts'
import { block, paragraph, postDefaults, richText } from '../reader-api/newsroom.fixtures.ts'
import { bodyEditor, dekEditor, proseEditor } from './editors.ts'

let app: TestPayload
let writer: Person

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
})
afterAll(() => app?.stop())

const spacer = (height: number) => ({ ...block('spacer', { height }), id: `spacer-${height}` })

const story = (...blocks: Parameters<typeof richText>) =>
  app.payload.create({
    collection: 'posts',
    draft: true,
    data: { ...postDefaults, headline: 'Pier', body: richText(paragraph('x'), ...blocks) },
  })
const save = (id: number, ...blocks: Parameters<typeof richText>) =>
  app.payload.update({
    collection: 'posts',
    id,
    draft: true,
    data: { body: richText(...blocks) },
    user: writer,
    overrideAccess: false,
  })
const bodyOf = async (id: number) =>
  JSON.stringify((await app.payload.findByID({ collection: 'posts', id, draft: true })).body)

describe('invalid properties of a block', () => {
  it('are refused in a draft with the block, the property and the rule, and nothing is written', async () => {
    const { id } = await story()
    const before = await bodyOf(id)
    await expect(save(id, paragraph('y'), spacer(5000))).rejects.toMatchObject({
      status: 400,
      data: {
        errors: [{ path: 'body', message: 'Block 2: Spacer, height: Too big: expected number to be <=2000' }],
      },
    })
    expect(await bodyOf(id)).toBe(before)
  })

  it('are refused over GraphQL in the same words', async () => {
    const { id } = await story()
    const req = await createLocalReq({ user: writer }, app.payload)
    req.payloadAPI = 'GraphQL'
    const { schema } = configToSchema(app.config)
    const source = `mutation ($body: JSON) { updatePost(id: ${id}, draft: true, data: { body: $body }) { id } }`
    const variableValues = { body: richText(spacer(5000)) }
    const { errors } = await graphql({ schema, source, variableValues, contextValue: { req, headers: {} } })
    expect(errors?.[0]?.originalError).toMatchObject({
      status: 400,
      data: { errors: [{ message: 'Block 1: Spacer, height: Too big: expected number to be <=2000' }] },
    })
  })

  it('of an old story do not keep an editor from writing around them', async () => {
    const { id } = await story(spacer(9000))
    await expect(save(id, paragraph('new'), spacer(9000))).resolves.toMatchObject({ id })
    await expect(save(id, paragraph('new'), spacer(9000), spacer(8000))).rejects.toMatchObject({ status: 400 })
  })
})
