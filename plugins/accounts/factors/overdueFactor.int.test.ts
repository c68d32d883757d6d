import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { sql } from '@payloadcms/db-postgres'
import { rpcEndpoints } from '#cms/procedures/rpc.endpoint.ts'
import { idsOf } from '#collections/permissions/actor.ts'
import { nothing, query } from '#database/sql.ts'
import { permissions } from '#plugins/permissions/permissions.plugin.ts'
import { bootTestPayload, type TestPayload } from '#tests/integration/bootPayload.ts'
import { makeTablesIn } from '#tests/integration/ownTables.ts'
import { createAdministrator, createPerson } from '#tests/integration/people.ts'
import { type RestClient, signIn } from '#tests/integration/restClient.ts'
import { refusalOf, rpcClient } from '#tests/integration/rpcClient.ts'
import { accounts } from '../accounts.plugin.ts'
import { secondFactors } from './factors.plugin.ts'
import { overdueFactors } from './overdueFactor.plugin.ts'

let app: TestPayload
let client: RestClient
let id: number

beforeAll(async () => {
  app = await bootTestPayload({
    endpoints: rpcEndpoints,
    plugins: [accounts(), secondFactors({ secrets: ['only-for-tests'] }), overdueFactors(), permissions()],
  })
  await makeTablesIn(app.payload)
  // Strategies of log-ins are changed when the back office starts.
  await app.payload.config.onInit?.(app.payload)
  await createAdministrator(app.payload)
  const person = await createPerson(app.payload, ['CREATE_POST'])
  id = person.id
  const where = { id: { in: idsOf(person.roles) } }
  await app.payload.update({ collection: 'roles', where, data: { secondFactor: 'required', graceDays: 2 } })
  client = await signIn(app, person.email)
})
afterAll(() => app?.stop())

const requiredFor = (days: number) =>
  query(
    { payload: app.payload },
    sql`INSERT INTO accounts.factor_requirements (user_id, required_since)
        VALUES (${id}, now() - make_interval(days => ${days}))
        ON CONFLICT (user_id) DO UPDATE SET required_since = excluded.required_since`,
    nothing,
  )
const post = () => client('POST', '/api/posts?draft=true', { headline: 'Ferry', type: 'article' })
const refused = { status: 403, body: { errors: [{ data: { code: 'account.setUpFactor' } }] } }

describe('a log-in of a person whose role requires a second factor', () => {
  it('does what it may while the days to set it up last', async () => {
    await requiredFor(1)
    expect((await post()).status).toBe(201)
  })

  it('opens nothing after them, at no door, and says why', async () => {
    await requiredFor(3)
    expect(await post()).toMatchObject(refused)
    const ticket = await rpcClient(client).query('editor.createWebsocketToken', {})
    expect([ticket.status, refusalOf(ticket)]).toEqual([403, expect.stringContaining('second factor')])
  })

  it('opens all again with a factor', async () => {
    await query(
      { payload: app.payload },
      sql`INSERT INTO accounts.totp (user_id, secret, confirmed_at, last_step) VALUES (${id}, '', now(), 0)`,
      nothing,
    )
    expect((await post()).status).toBe(201)
  })
})
