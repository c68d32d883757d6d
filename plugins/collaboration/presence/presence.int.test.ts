import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { rpcEndpoints } from '#cms/procedures/rpc.endpoint.ts'
import { createAdministrator, createPerson, type Person } from '#tests/integration/people.ts'
import { postDesk } from '#tests/integration/postDesk.ts'
import { readerClient, signIn } from '#tests/integration/restClient.ts'
import { roomGuests } from '#tests/integration/roomGuests.ts'
import { dataOf, refusalOf, rpcClient } from '#tests/integration/rpcClient.ts'
import { ask, bootSharedNewsroom, type SharedNewsroom } from '#tests/integration/sharedRoom.ts'
import { until } from '#tests/until.ts'
import { documentKeyOf } from '../room/documentKey.ts'

let room: SharedNewsroom
let administrator: Person
let writer: Person
let documentKey: string
let other: string
const guests = roomGuests()

beforeAll(async () => {
  room = await bootSharedNewsroom({ endpoints: rpcEndpoints })
  administrator = await createAdministrator(room.payload)
  writer = await createPerson(room.payload, ['CREATE_POST', 'UPDATE_SELF_POST'])
})
beforeEach(async () => {
  const desk = postDesk(room, writer)
  documentKey = documentKeyOf('posts', (await desk.createPost({ headline: 'Council' })).id)
  other = documentKeyOf('posts', (await postDesk(room, administrator).createPost({ headline: 'Budget' })).id)
})
afterAll(() => room.stop())

const clientOf = async (person: Person) => rpcClient(await signIn(room, person.email))
const join = (person: Person, name: string) => guests.join(room, person, name)

describe('who is where', () => {
  it('is reported with the field, whether a user is idle, and who holds the document', async () => {
    const { query } = await clientOf(administrator)
    const guest = await join(writer, documentKey)
    guest.provider.setAwarenessField('field', 'headline')
    guest.provider.setAwarenessField('isActive', false)
    await ask(guest, 'document.lock', {})
    const find = async () => dataOf(await query('editor.getPresence', { ids: [documentKey, other] }))
    const expected = {
      items: [
        {
          documentId: documentKey,
          collection: 'posts',
          id: documentKey.split('_')[2],
          title: 'Council',
          people: [
            expect.objectContaining({ id: String(writer.id), name: writer.name, field: 'headline', isActive: false }),
          ],
          lock: expect.objectContaining({ holder: expect.objectContaining({ id: String(writer.id) }) }),
        },
      ],
    }
    await until('it is all told', async () => JSON.stringify(await find()).includes('"isActive":false'))
    expect(await find()).toEqual(expected)
    expect(dataOf(await query('editor.getPresence', {}))).toEqual(expected)
    guest.leave()
    await until('they are gone', async () => !JSON.stringify(await find()).includes('"field"'))
  })

  it('is reported once for one user, however many windows they have', async () => {
    const { query } = await clientOf(administrator)
    await join(writer, documentKey)
    await join(writer, documentKey)
    const answer = dataOf(await query('editor.getPresence', { ids: [documentKey] }))
    expect(JSON.stringify(answer).split(`"name":${JSON.stringify(writer.name)}`)).toHaveLength(2)
  })

  it('is reported to the newsroom only, and only for documents that one may read', async () => {
    await join(administrator, other)
    expect((await rpcClient(readerClient(room)).query('editor.getPresence', {})).status).toBe(401)
    const contributor = await createPerson(room.payload, ['CREATE_FILE'])
    const answer = await (await clientOf(contributor)).query('editor.getPresence', {})
    const ids = JSON.stringify(dataOf(answer))
    const readable = await (await signIn(room, contributor.email))(
      'GET',
      `/api/posts/${other.split('_')[2]}?draft=true`,
    )
    expect(ids.includes(other)).toBe(readable.status === 200)
  })
})

describe('editor.requestUnlock', () => {
  it('takes a document from its holder, once, for a user with UNLOCK_DOCUMENT', async () => {
    const guest = await join(writer, documentKey)
    await ask(guest, 'document.lock', {})
    const member = await clientOf(await createPerson(room.payload, ['UPDATE_POST']))
    expect((await member.mutate('editor.requestUnlock', { id: documentKey })).status).toBe(403)
    const { mutate, query } = await clientOf(await createPerson(room.payload, ['UPDATE_POST', 'UNLOCK_DOCUMENT']))
    expect(dataOf(await mutate('editor.requestUnlock', { id: documentKey }))).toEqual({
      holder: { id: String(writer.id), name: writer.name },
    })
    await until('its holder is sent away', () => guest.refusals.includes('unlocked'))
    expect(refusalOf(await mutate('editor.requestUnlock', { id: documentKey }))).toBe(
      'Nobody has locked this document.',
    )
    expect(dataOf(await query('editor.getKeptVersions', { id: documentKey }))).toEqual({
      items: [expect.objectContaining({ name: expect.stringContaining(writer.name) })],
    })
  })

  it('refuses a name that is none', async () => {
    const { mutate } = await clientOf(administrator)
    expect(refusalOf(await mutate('editor.requestUnlock', { id: 'post_12' }))).toContain('Invalid document guid')
  })
})
