import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { APIError } from 'payload'
import { rpcEndpoints } from '#cms/procedures/rpc.endpoint.ts'
import type { TestPayload } from '#tests/integration/bootPayload.ts'
import { bootTestPayload } from '#tests/integration/bootPayload.ts'
import { createAdministrator, createPerson } from '#tests/integration/people.ts'
import type { RestClient } from '#tests/integration/restClient.ts'
import { signIn } from '#tests/integration/restClient.ts'
import type { EmbedItem, EmbedLibrary, EmbedQuestion } from '../embeds/embedLibraries.ts'
import { embedLibraries } from '../embeds/embedLibraries.ts'

let app: TestPayload
let member: RestClient
let questions: EmbedQuestion[] = []

const turnout: EmbedItem = {
  id: 'aB3x9',
  title: 'Turnout',
  publicUrl: 'https://charts.test/aB3x9/',
  modifiedAt: '2026-07-01T10:00:00.000Z',
}
const charts: EmbedLibrary = {
  search: async (question) => {
    questions.push(question)
    if (question.query === 'refused') throw new APIError('The service asks for patience.', 429, null, true)
    return { items: [turnout], totalItems: 41 }
  },
  byIds: async (ids) => [turnout].filter(({ id }) => ids.includes(id)),
}

beforeAll(async () => {
  app = await bootTestPayload({ endpoints: rpcEndpoints, plugins: [embedLibraries({ charts })] })
  await createAdministrator(app.payload)
  member = await signIn(app, (await createPerson(app.payload, ['CREATE_POST'])).email)
})

afterAll(() => app?.stop())

const ask = (name: string, input: object) =>
  member('GET', `/api/rpc/embed.${name}?input=${encodeURIComponent(JSON.stringify(input))}`)

describe('the charts of the publication', () => {
  it('are searched a page at a time, between days of the publication', async () => {
    questions = []
    const input = { query: 'turnout', page: 2, publishedDateStart: '2026-07-01', publishedDateEnd: '2026-07-02' }
    expect(await ask('searchDatawrapperCharts', input)).toMatchObject({
      status: 200,
      body: {
        result: {
          data: {
            items: [{ id: 'aB3x9', datawrapperLastModified: '2026-07-01T10:00:00.000Z' }],
            pagination: { totalItems: 41, totalPages: 3 },
          },
        },
      },
    })
    expect(questions).toEqual([
      {
        query: 'turnout',
        page: 2,
        pageSize: 20,
        dates: { from: '2026-07-01T07:00:00.000Z', before: '2026-07-03T07:00:00.000Z' },
      },
    ])
  })

  it('are found by id, with an error for each that is gone', async () => {
    const { body } = await ask('getDatawrapperChartsById', { ids: ['aB3x9', 'gone'] })
    expect(body.result).toMatchObject({
      data: { results: [{ title: 'Turnout' }], errors: [{ id: 'gone', message: 'There is no chart gone.' }] },
    })
    expect(await ask('retrieveDatawrapperChart', { id: 'gone' })).toMatchObject({ status: 404 })
  })

  it('say what the service says when it refuses', async () => {
    expect(await ask('searchDatawrapperCharts', { query: 'refused' })).toMatchObject({
      status: 429,
      body: { error: { message: 'The service asks for patience.' } },
    })
  })
})

describe('documents without an account', () => {
  it('say which variables to set', async () => {
    expect(await ask('searchDocumentCloudDocuments', {})).toMatchObject({
      status: 501,
      body: {
        error: {
          message:
            'To search DocumentCloud here, set DOCUMENTCLOUD_USERNAME and DOCUMENTCLOUD_PASSWORD for the back office. A document can be taken by its address, beside the filters.',
        },
      },
    })
  })
})
