import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { rpcEndpoints } from '#cms/procedures/rpc.endpoint.ts'
import { nothing, query } from '#database/sql.ts'
import { bootTestPayload, type TestPayload } from '#tests/integration/bootPayload.ts'
import { makeTablesIn } from '#tests/integration/ownTables.ts'
import { createAdministrator, createPerson, type Person } from '#tests/integration/people.ts'
import { type RestClient, signIn } from '#tests/integration/restClient.ts'
import { dataOf, rpcClient } from '#tests/integration/rpcClient.ts'
import { accounts } from '../accounts.plugin.ts'
import { sessionLimits } from './sessionLimits.plugin.ts'

let app: TestPayload
let administrator: Person

beforeAll(async () => {
  app = await bootTestPayload({ endpoints: rpcEndpoints, plugins: [accounts(), sessionLimits()] })
  await makeTablesIn(app.payload)
  // Strategies of log-ins are changed when the back office starts.
  await app.payload.config.onInit?.(app.payload)
  administrator = await createAdministrator(app.payload)
})

afterAll(() => app?.stop())

const me = z.object({ user: z.object({ id: z.number() }).nullable() })
const isIn = async (client: RestClient) => me.parse((await client('GET', '/api/users/me')).body).user !== null
const list = z.object({ sessions: z.array(z.object({ id: z.string(), isThis: z.boolean(), method: z.string() })) })
const sessionsOf = async (client: RestClient) =>
  list.parse(dataOf(await rpcClient(client).query('account.getSessions', {}))).sessions
const end = async (client: RestClient, name: string, input: object) =>
  dataOf(await rpcClient(client).mutate(`account.${name}`, input))

describe('the log-ins of a person', () => {
  it('are listed with how they began, and end one by one', async () => {
    const { email } = await createPerson(app.payload, ['CREATE_POST'])
    const [here, there] = [await signIn(app, email), await signIn(app, email)]
    const sessions = await sessionsOf(here)
    expect(sessions.map(({ method }) => method)).toEqual(['password', 'password'])
    const other = sessions.find(({ isThis }) => !isThis)
    await end(here, 'endSession', { id: other?.id })
    expect([await isIn(here), await isIn(there)]).toEqual([true, false])
  })

  it('end all but the one in use', async () => {
    const { email } = await createPerson(app.payload, ['CREATE_POST'])
    const [here, ...others] = await Promise.all([signIn(app, email), signIn(app, email), signIn(app, email)])
    expect(await end(here, 'endOtherSessions', {})).toEqual({ ended: 2 })
    expect(await Promise.all([here, ...others].map(isIn))).toEqual([true, false, false])
  })

  it('are ended by nobody else, except by those who manage the account', async () => {
    const person = await createPerson(app.payload, ['CREATE_POST'])
    const client = await signIn(app, person.email)
    const [own] = await sessionsOf(client)
    const colleague = await signIn(app, (await createPerson(app.payload, ['CREATE_POST'])).email)
    expect(await end(colleague, 'endSession', { id: own?.id })).toEqual({ ended: 0 })
    await expect(end(colleague, 'endSessionsOf', { userId: person.id })).rejects.toThrow()
    expect(await isIn(client)).toBe(true)
    const manager = await signIn(app, administrator.email)
    expect(await end(manager, 'endSessionsOf', { userId: person.id })).toEqual({ ended: 1 })
    expect(await isIn(client)).toBe(false)
    const { docs } = await app.payload.find({
      collection: 'activity',
      where: { documentId: { equals: String(person.id) }, action: { equals: 'update' } },
    })
    expect(docs).toMatchObject([{ by: { id: administrator.id }, detail: { endedSessions: 1 } }])
  })

  it('of an account above their own are not ended by those who manage users', async () => {
    const manager = await signIn(app, (await createPerson(app.payload, ['READ_USER', 'UPDATE_USER'])).email)
    await expect(end(manager, 'endSessionsOf', { userId: administrator.id })).rejects.toThrow()
  })

  it('end a week after they began, however often they are used', async () => {
    const { email, id } = await createPerson(app.payload, ['CREATE_POST'])
    const client = await signIn(app, email)
    const age = (days: number) =>
      query(
        app,
        sql`UPDATE users_sessions SET created_at = now() - ${`${days} days`}::interval WHERE _parent_id = ${id}`,
        nothing,
      )
    await age(6.9)
    expect(await isIn(client)).toBe(true)
    await age(7.1)
    expect(await isIn(client)).toBe(false)
  })
})
