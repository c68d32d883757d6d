import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { APIError, createLocalReq } from 'payload'
import { z } from 'zod'
import { createCaller, createRouter, inTransaction, procedure } from '#plugins/rpc/rpcBase.ts'
import type { TestPayload } from '#tests/integration/bootPayload.ts'
import { bootTestPayload } from '#tests/integration/bootPayload.ts'
import type { Person } from '#tests/integration/people.ts'
import { createAdministrator, createPerson } from '#tests/integration/people.ts'

let app: TestPayload
let editor: Person
let writer: Person

beforeAll(async () => {
  app = await bootTestPayload()
  await createAdministrator(app.payload)
  editor = await createPerson(app.payload, ['UPDATE_POST', 'CREATE_AUTHOR'])
  writer = await createPerson(app.payload, ['CREATE_POST'])
})

afterAll(() => app?.stop())

// Makes two tags; the second may be refused after both were written.
const addTwoTags = procedure({ summary: 'Two tags', permissions: ['UPDATE_POST', 'CREATE_AUTHOR'], mode: 'all' })
  .use(inTransaction)
  .input(z.object({ names: z.array(z.string()), refusal: z.enum(['none', 'public', 'fault']) }))
  .output(z.number())
  .mutation(async ({ ctx: { req }, input }) => {
    for (const name of input.names) await req.payload.create({ collection: 'tags', data: { name }, draft: false, req })
    if (input.refusal === 'public') throw new APIError('The desk is closed.', 409, { until: 'Monday' }, true)
    if (input.refusal === 'fault') throw new TypeError('password=secret is not a function')
    return input.names.length
  })
const callerOf = createCaller(createRouter({ addTwoTags }))

const call = async (person: Person, input: { names: string[]; refusal: 'none' | 'public' | 'fault' }) =>
  callerOf({ req: await createLocalReq({ user: person }, app.payload) }).addTwoTags(input)

const countOf = async (name: string) =>
  (await app.payload.count({ collection: 'tags', where: { name: { equals: name } } })).totalDocs

describe('a procedure that writes in a transaction', () => {
  it('stores all of it', async () => {
    expect(await call(editor, { names: ['One', 'Two'], refusal: 'none' })).toBe(2)
    expect([await countOf('One'), await countOf('Two')]).toEqual([1, 1])
  })

  it('stores nothing when it is refused in the end, and says why in the words of the refusal', async () => {
    await expect(call(editor, { names: ['Three', 'Four'], refusal: 'public' })).rejects.toMatchObject({
      code: 'CONFLICT',
      message: 'The desk is closed.',
    })
    expect([await countOf('Three'), await countOf('Four')]).toEqual([0, 0])
  })

  it('tells nothing of the inside when it fails, and stores nothing', async () => {
    await expect(call(editor, { names: ['Five'], refusal: 'fault' })).rejects.toMatchObject({
      code: 'INTERNAL_SERVER_ERROR',
      message: 'Something went wrong.',
    })
    expect(await countOf('Five')).toBe(0)
  })

  it('asks its policy before it does anything', async () => {
    await expect(call(writer, { names: ['Six'], refusal: 'none' })).rejects.toMatchObject({
      code: 'FORBIDDEN',
      cause: { data: { missingPermissions: ['UPDATE_POST', 'CREATE_AUTHOR'] } },
    })
    expect(await countOf('Six')).toBe(0)
  })
})
