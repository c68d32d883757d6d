import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { sql } from '@payloadcms/db-postgres'
import * as Y from 'yjs'
import { rpcEndpoints } from '#cms/procedures/rpc.endpoint.ts'
import { idsOf } from '#collections/permissions/actor.ts'
import { nothing, query } from '#database/sql.ts'
import { writeClientMessage } from '#plugins/collaboration/messages/client.messages.ts'
import { documentKeyOf } from '#plugins/collaboration/room/documentKey.ts'
import { signRoomToken } from '#plugins/collaboration/room/room.token.ts'
import { roomTicketOf, ticketAddress } from '#plugins/collaboration/room/roomTicket.ts'
import { schemaId } from '#plugins/collaboration/room/schemaId.ts'
import { holdForDecision } from '#plugins/collaboration/sharedWrites.hooks.ts'
import { bystander } from '#tests/integration/bystander.ts'
import { createAdministrator, createPerson, type Person, personWithOnly } from '#tests/integration/people.ts'
import { type PostDesk, postDesk } from '#tests/integration/postDesk.ts'
import { type RestClient, readerClient, signIn } from '#tests/integration/restClient.ts'
import { roomGuests } from '#tests/integration/roomGuests.ts'
import { refusalOf as refusedWith } from '#tests/integration/rpcClient.ts'
import {
  bootSharedNewsroom,
  enterRoom,
  type SharedNewsroom,
  socketFrom,
  ticketFor,
} from '#tests/integration/sharedRoom.ts'
import { until } from '#tests/until.ts'

let room: SharedNewsroom
let administrator: Person
let desk: PostDesk
let id: number
let documentKey: string
const guests = roomGuests()
const join = (person: Person) => guests.join(room, person, documentKey)

beforeAll(async () => {
  room = await bootSharedNewsroom({ endpoints: rpcEndpoints })
  administrator = await createAdministrator(room.payload)
  desk = postDesk(room, administrator, { beforeDecision: holdForDecision })
})
beforeEach(async () => {
  id = (await desk.createPost({ headline: 'Council' })).id
  documentKey = documentKeyOf('posts', id)
})
afterAll(() => room.stop())

async function refusalOf(token: string | (() => Promise<string>)): Promise<string | undefined> {
  const guest = guests.keep(enterRoom(room, documentKey, typeof token === 'string' ? async () => token : token))
  await until('it is refused', () => guest.refusals.length > 0)
  expect(guest.document.share.size).toBe(0)
  return guest.refusals[0]
}

describe('a ticket', () => {
  it('is given to users who may open the document, and opens it', async () => {
    const client = await signIn(room, administrator.email)
    const ticket = roomTicketOf((await client('GET', ticketAddress({ guid: documentKey, schema: schemaId }))).body)
    expect([ticket.mayWrite, ticket.url]).toEqual([true, `ws://127.0.0.1:${room.port}`])
    expect(ticket.person).toEqual({
      id: administrator.id,
      name: administrator.name,
      colour: expect.stringMatching(/^#/),
    })
    const guest = guests.keep(enterRoom(room, documentKey, async () => ticket.token))
    await until('the document is there', () => guest.provider.synced)
    expect(guest.text()).toBe('Council')
  })

  it('is for following only where a user may read but not write', async () => {
    const reader = await createPerson(room.payload, ['READ_USER'])
    const client = await signIn(room, reader.email)
    const { body } = await client('GET', ticketAddress({ guid: documentKey, schema: schemaId }))
    expect(roomTicketOf(body).mayWrite).toBe(false)
  })

  it('is refused to readers, to people without permissions, for a wrong name and for what is not there', async () => {
    const ask = (client: RestClient, name = documentKey) =>
      client('GET', ticketAddress({ guid: name, schema: schemaId }))
    expect((await ask(readerClient(room))).status).toBe(401)
    const stranger = await createPerson(room.payload, [])
    expect((await ask(await signIn(room, stranger.email))).status).toBe(403)
    const client = await signIn(room, administrator.email)
    const wrong = await ask(client, 'post_12')
    expect([wrong.status, refusedWith(wrong)]).toEqual([400, 'Invalid document guid'])
    expect((await ask(client, 'post_post_999999')).status).toBe(404)
  })
})

describe('a room', () => {
  it('is closed to clients without a ticket', async () => {
    expect(await refusalOf('')).toBe('token')
  })

  it('is closed to a ticket that has expired', async () => {
    expect(await refusalOf(() => ticketFor(room, administrator, documentKey, { expires: Date.now() - 1 }))).toBe(
      'token',
    )
  })

  it('is closed to a ticket for another document', async () => {
    const other = documentKeyOf('posts', (await desk.createPost()).id)
    expect(await refusalOf(() => ticketFor(room, administrator, documentKey, { guid: other }))).toBe('token')
  })

  it('is closed to a forged ticket', async () => {
    const claims = {
      guid: documentKey,
      person: administrator.id,
      session: '',
      by: null,
      schema: schemaId,
      generation: '',
    }
    const token = await signRoomToken(claims, 'another secret', new Date(Date.now() + 1000))
    expect(await refusalOf(token)).toBe('token')
  })

  it('is closed to a ticket of a log-in that has ended', async () => {
    expect(await refusalOf(() => ticketFor(room, administrator, documentKey, { session: 'ended' }))).toBe('token')
  })

  it('asks a browser to reload that is older than the server, or has a copy of another time', async () => {
    expect(await refusalOf(() => ticketFor(room, administrator, documentKey, { schema: 'older' }))).toBe('reload')
    expect(await refusalOf(() => ticketFor(room, administrator, documentKey, { generation: 'another' }))).toBe('reload')
  })

  it('is closed to pages of other addresses', async () => {
    for (const origin of ['http://evil.test', undefined]) {
      const Socket = socketFrom(origin)
      const socket = new Socket(`ws://127.0.0.1:${room.port}`)
      const status = await new Promise((resolve) => {
        socket.once('unexpected-response', (_request, response) => resolve(response.statusCode))
        socket.once('error', () => {})
      })
      expect(status).toBe(403)
    }
  })
})

describe('a user who may only read', () => {
  it('follows, and changes nothing, whatever their browser sends', async () => {
    const reader = await createPerson(room.payload, ['READ_USER'])
    const writer = await join(administrator)
    const guest = await join(reader)
    guest.type(' is mine')
    writer.type(' votes')
    await until('the reader follows', () => guest.text().includes(' votes'))
    const late = await join(administrator)
    expect([writer.text(), late.text()]).toEqual(['Council votes', 'Council votes'])
  })
})

describe('a user whose rights change while they write', () => {
  it('is out without a move of their own when they may do nothing any more', async () => {
    const writer = await createPerson(room.payload, ['UPDATE_POST'])
    const isHeard = bystander(await join(administrator))
    const guest = await join(writer)
    await personWithOnly(room.payload, writer, [])
    await until('they are out', () => guest.refusals.includes('forbidden'))
    await isHeard()
  })

  it('is out when their account is closed', async () => {
    const writer = await createPerson(room.payload, ['UPDATE_POST'])
    const guest = await join(writer)
    await room.payload.update({ collection: 'users', id: writer.id, data: { status: 'INACTIVE' } })
    await until('they are out', () => guest.refusals.includes('forbidden'))
  })

  it('is out when their days to set up a required second factor are over, and does not come in again', async () => {
    const writer = await createPerson(room.payload, ['UPDATE_POST'])
    const role = await room.payload.create({
      collection: 'roles',
      data: { name: 'Guarded', permissions: [], secondFactor: 'required', graceDays: 1 },
    })
    const roles = [role.id, ...idsOf(writer.roles).map(Number)]
    await room.payload.update({ collection: 'users', id: writer.id, data: { roles } })
    await query(
      { payload: room.payload },
      sql`INSERT INTO accounts.factor_requirements (user_id, required_since) VALUES (${writer.id}, now())`,
      nothing,
    )
    const isHeard = bystander(await join(administrator))
    const guest = await join(writer)
    await query(
      { payload: room.payload },
      sql`UPDATE accounts.factor_requirements SET required_since = now() - interval '1 day' WHERE user_id = ${writer.id}`,
      nothing,
    )
    await until('they are out', () => guest.refusals.includes('forbidden'))
    expect(await refusalOf(() => ticketFor(room, writer, documentKey))).toBe('forbidden')
    await isHeard()
  })

  it('is out on every page of the log-in that ends, and writes on with another one', async () => {
    const client = await signIn(room, administrator.email)
    const ticketOf = async (call: RestClient) =>
      roomTicketOf((await call('GET', ticketAddress({ guid: documentKey, schema: schemaId }))).body).token
    const pages = [1, 2].map(() => guests.keep(enterRoom(room, documentKey, () => ticketOf(client))))
    const isHeard = bystander(await join(administrator))
    await until('both pages are in', () => pages.every(({ provider }) => provider.synced))
    expect((await client('POST', '/api/users/logout', {})).status).toBe(200)
    await until('both are out', () => pages.every(({ refusals }) => refusals.includes('token')))
    await isHeard()
  })

  it('follows only when they may read on, and writes again when they may', async () => {
    const writer = await createPerson(room.payload, ['UPDATE_POST', 'READ_USER'])
    const guest = await join(writer)
    const other = await join(administrator)
    await personWithOnly(room.payload, writer, ['READ_USER'])
    await until('their browser knows that they cannot write', () => guest.provider.authorizedScope === 'readonly')
    guest.type('?')
    other.type('!')
    await until('they follow', () => guest.text().includes('!'))
    expect(other.text()).toBe('Council!')
    await personWithOnly(room.payload, writer, ['UPDATE_POST'])
    await until('what they wrote is heard', () => other.text().includes('?'))
    expect(guest.provider.authorizedScope).toBe('read-write')
  })

  it('stays as long as their tickets are good, when they are asked for another one', async () => {
    const isHeard = bystander(await join(administrator))
    const guest = await join(administrator)
    const { provider } = guest
    const show = (token: string) => provider.sendStateless(writeClientMessage('auth.client', { token }).text)
    show(await ticketFor(room, administrator, documentKey))
    guest.type('?')
    await until('they are heard', () => !provider.hasUnsyncedChanges)
    expect(guest.refusals).toEqual([])
    show('forged')
    await until('they are out', () => guest.refusals.includes('token'))
    await isHeard()
  })

  it('cannot write what lies in the trash', async () => {
    const guest = await join(administrator)
    await desk.trash(id)
    await until('their browser knows that they cannot write', () => guest.provider.authorizedScope === 'readonly')
    await desk.update(id, { deletedAt: null })
    await until('they can again', () => guest.provider.authorizedScope === 'read-write')
  })

  it('has what their browser kept of what lies in the trash confirmed, and keeps what they write there', async () => {
    const before = await join(administrator)
    before.type(' votes')
    await until('the server has it', () => !before.provider.hasUnsyncedChanges)
    const copy = Y.encodeStateAsUpdate(before.document)
    before.leave()
    await desk.trash(id)
    const guest = await join(administrator)
    // As a browser does whose copy comes out of its storage after it has come in.
    guest.provider.documentUpdateHandler(copy, 'storage')
    await until('it is confirmed', () => !guest.provider.hasUnsyncedChanges)
    guest.type(' at night')
    await until('it is refused', () => guest.provider.hasUnsyncedChanges)
    await desk.update(id, { deletedAt: null })
    await until('they can again', () => guest.provider.authorizedScope === 'read-write')
    guest.provider.forceSync()
    await until('the draft has it', async () => (await desk.newest(id)).headline === 'Council votes at night')
  })

  it('is sent away when the document is deleted for good', async () => {
    const guest = await join(administrator)
    await desk.trash(id)
    await room.payload.delete({ collection: 'posts', id, trash: true })
    await until('they are out', () => guest.refusals.includes('gone'))
  })
})

describe('the identity of a user', () => {
  it('is what the server knows, whatever their browser says', async () => {
    const other = await join(administrator)
    const writer = await createPerson(room.payload, ['UPDATE_POST'])
    const guest = await join(writer)
    guest.provider.setAwarenessField('user', { id: administrator.id, name: 'The publisher', colour: 'url(evil)' })
    const seen = () => other.provider.awareness?.getStates().get(guest.document.clientID)?.user
    await until('the others see them', () => seen() !== undefined)
    expect(seen()).toEqual({ id: writer.id, name: writer.name, colour: expect.stringMatching(/^#[0-9a-f]{6}$/) })
  })
})

describe('the health of the real-time server', () => {
  it('tells what is open and what is unsaved', async () => {
    const ask = async () => (await fetch(`http://127.0.0.1:${room.port}/health`)).json()
    const guest = await join(administrator)
    await until('what was open before is closed', async () => (await ask()).open === 1)
    expect(await ask()).toMatchObject({ status: 'ok', open: 1, connections: 1 })
    guest.type(' votes')
    await until('it is unsaved', async () => (await ask()).unsaved === 1)
    await until('it is saved', async () => (await ask()).unsaved === 0)
    const metrics = await (await fetch(`http://127.0.0.1:${room.port}/metrics`)).text()
    expect(metrics).toContain('# TYPE citydesk_realtime_connections gauge\ncitydesk_realtime_connections 1\n')
    expect((await fetch(`http://127.0.0.1:${room.port}/`)).status).toBe(404)
  })

  it('is the only thing revealed without a signature', async () => {
    const flush = await fetch(`http://127.0.0.1:${room.port}/documents/flush`, { method: 'POST', body: '{}' })
    expect(flush.status).toBe(401)
  })
})
