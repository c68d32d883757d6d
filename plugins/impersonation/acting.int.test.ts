import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { sql } from '@payloadcms/db-postgres'
import { decodeJwt } from 'jose'
import { z } from 'zod'
import { rpcEndpoints } from '#cms/procedures/rpc.endpoint.ts'
import { router } from '#cms/procedures/rpc.router.ts'
import { readWriters } from '#collections/fields/savedBy.field.ts'
import { idsOf } from '#collections/permissions/actor.ts'
import { isDelegable } from '#collections/permissions/delegation.ts'
import { isPermission, type Permission, permissionNames } from '#collections/permissions/permissionNames.ts'
import { nothing, query } from '#database/sql.ts'
import { accounts } from '#plugins/accounts/accounts.plugin.ts'
import { secondFactors } from '#plugins/accounts/factors/factors.plugin.ts'
import { invitationLinks } from '#plugins/accounts/invitations/invitations.plugin.ts'
import { passwords } from '#plugins/accounts/passwords/passwords.plugin.ts'
import { sessionLimits } from '#plugins/accounts/sessions/sessionLimits.plugin.ts'
import { documentKeyOf } from '#plugins/collaboration/room/documentKey.ts'
import { roomTicketOf } from '#plugins/collaboration/room/roomTicket.ts'
import { schemaId } from '#plugins/collaboration/room/schemaId.ts'
import { comments } from '#plugins/comments/comments.plugin.ts'
import { secureLogin } from '#plugins/permissions/secureLogin.plugin.ts'
import { createAdministrator, createPerson, type Person, passwordOfPeople } from '#tests/integration/people.ts'
import { postDesk } from '#tests/integration/postDesk.ts'
import { type RestClient, signIn } from '#tests/integration/restClient.ts'
import { roomGuests } from '#tests/integration/roomGuests.ts'
import { dataOf, refusalOf, rpcClient } from '#tests/integration/rpcClient.ts'
import { ask, bootSharedNewsroom, enterRoom, type SharedNewsroom } from '#tests/integration/sharedRoom.ts'
import { until } from '#tests/until.ts'
import { endWhatIsOver } from './acting.service.ts'
import { impersonation } from './impersonation.plugin.ts'

let room: SharedNewsroom
let first: Person
let ed: Person
let ana: Person
let client: RestClient
const guests = roomGuests()
const reason = 'She cannot find her story.'

beforeAll(async () => {
  room = await bootSharedNewsroom({
    serverURL: 'http://back-office.test',
    endpoints: rpcEndpoints,
    plugins: [
      secureLogin({ isHttps: false }),
      accounts(),
      secondFactors({ secrets: ['only-for-tests'] }),
      sessionLimits(),
      impersonation({ isKeepingUp: false }),
      passwords(),
      invitationLinks(),
      comments({ isMailing: false }),
    ],
  })
  // Strategies of log-ins are changed when the back office starts.
  await room.payload.config.onInit?.(room.payload)
  first = await createAdministrator(room.payload)
})
beforeEach(async () => {
  ed = await createPerson(room.payload, permissionNames)
  ana = await createPerson(room.payload, ['CREATE_POST', 'UPDATE_SELF_POST', 'UPDATE_SELF_USER'])
  client = await signIn(room, ed.email)
})
afterAll(() => room?.stop())

const run = (statement: ReturnType<typeof sql>) => query({ payload: room.payload }, statement, nothing)
const actAs = ({ id }: Pick<Person, 'id'>, more: object = {}, as = client) =>
  rpcClient(as).mutate('account.actAs', { userId: id, reason, minutes: 15, ...more })
const begin = async (person: Person) => expect(await actAs(person)).toMatchObject({ status: 200 })
const stop = () => rpcClient(client).mutate('account.stopActing', {})
const user = z.object({ id: z.number(), permissions: z.array(z.string()) })
const me = z.object({ user: user.nullable() })
const atScreen = async (as = client) => me.parse((await as('GET', '/api/users/me')).body).user
const entriesOf = async ({ id }: Person, action: 'actAs' | 'endActAs') =>
  (
    await room.payload.find({
      collection: 'activity',
      where: { documentId: { equals: String(id) }, kind: { equals: 'users' }, action: { equals: action } },
      depth: 0,
    })
  ).docs
const endOf = async (person: Person) => {
  await endWhatIsOver(room.payload)
  return (await entriesOf(person, 'endActAs')).map(({ by, detail }) => ({ by, detail }))
}
const ended = (how: string) => [{ by: ed.id, detail: { reason, how } }]

describe('acting as another person', () => {
  it('makes every request of the log-in theirs, with what both may do, until it is stopped', async () => {
    await begin(ana)
    expect(await atScreen()).toEqual({ id: ana.id, permissions: ['CREATE_POST', 'UPDATE_SELF_POST'] })
    expect((await client('POST', '/api/pages', { title: 'Harbor' })).status).toBe(403)
    expect(dataOf(await stop())).toEqual({})
    expect(await atScreen()).toMatchObject({ id: ed.id })
    expect(await entriesOf(ana, 'actAs')).toMatchObject([{ by: ed.id, detail: { reason, minutes: 15 } }])
    expect(await endOf(ana)).toEqual(ended('stopped'))
    const own = rpcClient(await signIn(room, ana.email))
    expect(dataOf(await own.query('account.getActedAs', {}))).toMatchObject({
      items: [{ name: ed.name, reason, isOver: true, minutes: 1 }],
    })
  })

  it('stands with both names in versions, comments and the log', async () => {
    await begin(ana)
    const made = await client('POST', '/api/posts?draft=true', { headline: 'Ferry', type: 'article' })
    const { id } = z.object({ doc: z.object({ id: z.number() }) }).parse(made.body).doc
    const { docs } = await room.payload.findVersions({ collection: 'posts', where: { parent: { equals: id } } })
    const writer = { id: ana.id, name: ana.name, by: { id: ed.id, name: ed.name } }
    expect(docs.map(({ version }) => readWriters(version.savedBy))).toEqual([[writer]])
    const log = await room.payload.find({
      collection: 'activity',
      where: { documentId: { equals: String(id) }, kind: { equals: 'posts' } },
      depth: 0,
    })
    expect(log.docs).toMatchObject([{ by: ed.id, byName: ed.name, onBehalfOf: ana.name, onBehalfOfId: ana.id }])
    const documentId = documentKeyOf('posts', id)
    const comment = { body: 'Done.', metadata: { mentions: [] } }
    const thread = { documentId, initialComment: comment, metadata: { anchor: { type: 'document' } }, origin: '' }
    expect(await rpcClient(client).mutate('comments.createThread', thread)).toMatchObject({ status: 200 })
    expect(dataOf(await rpcClient(client).query('comments.listThreads', { documentId }))).toMatchObject([
      { comments: [{ userId: String(ana.id), actedBy: ed.name }] },
    ])
  })

  it('is refused as oneself, as a person who may do more, as an inactive one, and as nobody', async () => {
    const weak = await createPerson(room.payload, ['IMPERSONATE_USER', 'CREATE_POST'])
    const asWeak = await signIn(room, weak.email)
    const inactive = await createPerson(room.payload, [], { status: 'INACTIVE' })
    expect((await actAs(ed)).status).toBe(409)
    expect((await actAs(first, {}, asWeak)).status).toBe(403)
    expect((await actAs(ana, {}, asWeak)).status).toBe(403)
    expect((await actAs(inactive)).status).toBe(409)
    expect((await actAs({ id: 1_000_000 })).status).toBe(404)
    expect((await actAs(ana, {}, await signIn(room, ana.email))).status).toBe(403)
    expect((await actAs(ana, { reason: 'too short' })).status).toBe(400)
    expect((await actAs(ana, { minutes: 61 })).status).toBe(400)
    expect(await atScreen()).toMatchObject({ id: ed.id })
  })

  it('makes no chain', async () => {
    await begin(first)
    expect((await actAs(ana)).status).toBe(403)
    expect(await atScreen()).toMatchObject({ id: first.id })
  })

  it('asks first who has a second factor', async () => {
    await run(sql`INSERT INTO accounts.totp (user_id, secret, confirmed_at, last_step) VALUES (${ed.id}, '', now(), 0)`)
    await run(sql`UPDATE accounts.sessions SET proved_at = now() - interval '1 hour' WHERE user_id = ${ed.id}`)
    const refused = await actAs(ana)
    expect([refused.status, refusalOf(refused)]).toEqual([403, 'Confirm that it is you.'])
  })
})

describe('it ends', () => {
  beforeEach(() => begin(ana))

  it('by its time', async () => {
    await run(sql`UPDATE accounts.acting_as SET ends_at = now() WHERE account_id = ${ana.id}`)
    expect(await atScreen()).toMatchObject({ id: ed.id })
    expect(await endOf(ana)).toEqual(ended('time'))
  })

  it('with the permission', async () => {
    const permissions = permissionNames.filter((permission) => permission !== 'IMPERSONATE_USER')
    await room.payload.update({ collection: 'roles', where: { id: { in: idsOf(ed.roles) } }, data: { permissions } })
    expect(await atScreen()).toMatchObject({ id: ed.id })
    expect(await endOf(ana)).toEqual(ended('permission lost'))
  })

  it('when the person becomes inactive', async () => {
    await room.payload.update({ collection: 'users', id: ana.id, data: { status: 'INACTIVE' } })
    expect(await atScreen()).toMatchObject({ id: ed.id })
    expect(await endOf(ana)).toEqual(ended('account inactive'))
  })

  it('when the administrator becomes inactive, who is logged out', async () => {
    await room.payload.update({ collection: 'users', id: ed.id, data: { status: 'INACTIVE' } })
    expect(await atScreen()).toBeNull()
    expect(await endOf(ana)).toEqual(ended('account inactive'))
  })

  it.each(['', '?allSessions=true'])('by a log-out%s, which is that of the administrator', async (query) => {
    const own = await signIn(room, ana.email)
    expect((await client('POST', `/api/users/logout${query}`)).status).toBe(200)
    expect(await atScreen()).toBeNull()
    expect(await atScreen(own)).toMatchObject({ id: ana.id })
    expect(await endOf(ana)).toEqual(ended('logged out'))
  })

  it('not by a longer log-in, which stays that of the administrator', async () => {
    const { body } = await client('POST', '/api/users/refresh-token')
    const { refreshedToken, user } = z
      .object({ refreshedToken: z.string(), user: z.object({ id: z.number() }) })
      .parse(body)
    expect([decodeJwt(refreshedToken).id, user.id]).toEqual([ed.id, ana.id])
    expect(await atScreen()).toMatchObject({ id: ana.id })
  })
})

describe('what gives control of accounts', () => {
  beforeEach(() => begin(first))

  // Procedures are functions with a definition; their types here are those of the tree that they hang in.
  const definition = z.object({
    type: z.enum(['query', 'mutation']),
    meta: z.object({
      permissions: z.array(z.custom<Permission>(isPermission)),
      isOwnerOnly: z.boolean().default(false),
    }),
  })
  const definitionIn = (found: unknown) =>
    definition.parse(typeof found === 'function' && '_def' in found && found._def)
  const procedures = Object.entries(router._def.procedures)
  // They change nothing: the end of acting, and a number that everyone reads who reads users.
  const openOnes = new Set(['account.stopActing', 'account.isActing', 'account.factorsOfRole'])
  const ofAccounts = procedures.flatMap(([name, found]) => {
    const { type, meta } = definitionIn(found)
    const isClosed = meta.isOwnerOnly || meta.permissions.some((permission) => !isDelegable(permission))
    return (isClosed || /^(account|invitation)\./.test(name)) && !openOnes.has(name) ? [{ name, type }] : []
  })

  it('is closed in every procedure, even to one administrator who acts as another', async () => {
    expect(ofAccounts.length).toBeGreaterThan(30)
    const rpc = rpcClient(client)
    for (const { name, type } of ofAccounts) {
      const { status } = await (type === 'query' ? rpc.query(name, {}) : rpc.mutate(name, {}))
      expect({ name, status }).toEqual({ name, status: 403 })
    }
  })

  it('is closed at every door of accounts', async () => {
    const doors = room.config.endpoints.filter(({ path, method }) => path.startsWith('/account/') && method === 'post')
    expect(doors.length).toBeGreaterThan(10)
    for (const { path } of doors) {
      expect({ path, ...(await client('POST', `/api${path}`, {})) }).toMatchObject({ path, status: 403 })
    }
  })

  it.each(['users', 'roles', 'invitations', 'api-tokens'])('is closed in REST, in %s', async (collection) => {
    const path = `/api/${collection}`
    expect((await client('POST', path, { name: 'x' })).status).toBe(403)
    expect((await client('PATCH', `${path}?where[id][exists]=true`, { name: 'x' })).body).not.toMatchObject({
      docs: [{}],
    })
    expect((await client('DELETE', `${path}?where[id][exists]=true`)).body).not.toMatchObject({ docs: [{}] })
    for (const id of [first.id, ed.id]) {
      expect((await client('PATCH', `${path}/${id}`, { name: 'x', password: passwordOfPeople })).status).not.toBe(200)
      expect((await client('DELETE', `${path}/${id}`)).status).not.toBe(200)
    }
  })
})

describe('a room', () => {
  const enter = async (documentKey: string) => {
    const ticket = { room: { guid: documentKey, schema: schemaId } }
    const answer = await rpcClient(client).query('editor.createWebsocketToken', ticket)
    const { token, person } = roomTicketOf(answer.body)
    const guest = guests.keep(enterRoom(room, documentKey, async () => token))
    await until('the document is there', () => guest.provider.synced)
    return { guest, person }
  }

  it('names both, saves for both, and ends within two seconds of the end of acting', async () => {
    const { id } = await postDesk(room, ana).createPost({ headline: 'Ferry' })
    const documentKey = documentKeyOf('posts', id)
    await begin(ana)
    const { guest, person } = await enter(documentKey)
    const both = `${ana.name} (by ${ed.name})`
    expect(person).toMatchObject({ id: ana.id, name: both })
    await ask(guest, 'document.lock', {})
    const presence = await rpcClient(await signIn(room, first.email)).query('editor.getPresence', {})
    expect(dataOf(presence)).toMatchObject({ items: [{ people: [{ name: both }], lock: { holder: { name: both } } }] })
    guest.type(' again')
    await ask(guest, 'document.save', {})
    const { docs } = await room.payload.findVersions({ collection: 'posts', where: { parent: { equals: id } } })
    const writers = docs.flatMap(({ version }) => readWriters(version.savedBy))
    expect(writers).toContainEqual({ id: ana.id, name: ana.name, by: { id: ed.id, name: ed.name } })
    await stop()
    await until('the room is closed', () => guest.refusals.includes('token'))
  })

  it('ends by time, of which nothing notifies', async () => {
    const { id } = await postDesk(room, ana).createPost({ headline: 'Ferry' })
    await begin(ana)
    const { guest } = await enter(documentKeyOf('posts', id))
    await run(sql`UPDATE accounts.acting_as SET ends_at = now() WHERE account_id = ${ana.id}`)
    await until('the room is closed', () => guest.refusals.includes('token'))
  })

  it('is closed to a ticket that another log-in of the administrator makes up', async () => {
    const { id } = await postDesk(room, ana).createPost({ headline: 'Ferry' })
    const documentKey = documentKeyOf('posts', id)
    await begin(first)
    const mine = await rpcClient(client).query('editor.createWebsocketToken', {
      room: { guid: documentKey, schema: schemaId },
    })
    await stop()
    const { token } = roomTicketOf(mine.body)
    const guest = guests.keep(enterRoom(room, documentKey, async () => token))
    await until('it is refused', () => guest.refusals.length > 0)
  })
})
