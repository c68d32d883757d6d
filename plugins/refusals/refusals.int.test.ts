import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Plugin } from 'payload'
import { bootTestPayload, type TestPayload } from '#tests/integration/bootPayload.ts'
import { createAdministrator } from '#tests/integration/people.ts'
import { type RestClient, signIn } from '#tests/integration/restClient.ts'

let app: TestPayload
let rest: RestClient

const slow: Plugin = (config) => ({
  ...config,
  endpoints: [
    ...(config.endpoints ?? []),
    {
      path: '/slow',
      method: 'get',
      handler: async ({ payload }) => {
        await payload.db.drizzle.execute("SET LOCAL statement_timeout = '50ms'; SELECT pg_sleep(60)")
        return new Response()
      },
    },
  ],
})

beforeAll(async () => {
  app = await bootTestPayload({ plugins: [slow] })
  rest = await signIn(app, (await createAdministrator(app.payload)).email)
})
afterAll(() => app.stop())

const message = async (...call: Parameters<RestClient>) => {
  const { status, body } = await rest(...call)
  return [status, JSON.parse(JSON.stringify(body)).errors[0].message]
}

describe('a refusal over REST', () => {
  it('gives each field with its reason', async () => {
    expect(await message('POST', '/api/tags', {})).toEqual([400, expect.stringMatching(/^Not saved: .* – .*required/)])
  })

  it('names the field of a value that the database refuses', async () => {
    expect(await message('POST', '/api/posts?draft=true', { headline: 'A', show: 99_999_999 })).toEqual([
      400,
      '“show” names a document that does not exist: 99999999. Nothing was stored.',
    ])
  })

  it('names an operator that a field does not support', async () => {
    expect(await message('GET', '/api/posts?where[body][like]=a')).toEqual([
      400,
      expect.stringContaining('A condition uses an operator that its field does not support'),
    ])
  })

  it('tells the client what to change when a query takes too long', async () => {
    expect(await message('GET', '/api/slow')).toEqual([503, expect.stringContaining('Ask for less')])
  })
})
