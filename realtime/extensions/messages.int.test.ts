import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { commitTransaction, createLocalReq, initTransaction, killTransaction } from 'payload'
import { announce } from '#plugins/collaboration/messages/announce.ts'
import { documentKeyOf } from '#plugins/collaboration/room/documentKey.ts'
import { holdForDecision } from '#plugins/collaboration/sharedWrites.hooks.ts'
import { createAdministrator, createPerson, type Person } from '#tests/integration/people.ts'
import { type PostDesk, postDesk } from '#tests/integration/postDesk.ts'
import { roomGuests } from '#tests/integration/roomGuests.ts'
import { ask, bootSharedNewsroom, type RoomGuest, type SharedNewsroom } from '#tests/integration/sharedRoom.ts'
import { until } from '#tests/until.ts'

let room: SharedNewsroom
let administrator: Person
let desk: PostDesk
let id: number
let documentKey: string
const guests = roomGuests()
const join = (person: Person) => guests.join(room, person, documentKey)
const heardBy = ({ messages }: RoomGuest, type: string) => messages.find((message) => message.type === type)

beforeAll(async () => {
  room = await bootSharedNewsroom()
  administrator = await createAdministrator(room.payload)
  desk = postDesk(room, administrator, { beforeDecision: holdForDecision })
})
beforeEach(async () => {
  id = (await desk.createPost({ headline: 'Council' })).id
  documentKey = documentKeyOf('posts', id)
})
afterAll(() => room.stop())

describe('what a transaction announces', () => {
  const say = async (threadId: string, end: typeof commitTransaction) => {
    const req = await createLocalReq({}, room.payload)
    await initTransaction(req)
    await announce(req, { collection: 'posts', id }, 'comments.changed', { threadId })
    await end(req)
  }

  it('is sent to all in the room when it is committed, and to none when it is not', async () => {
    const both = [await join(administrator), await join(administrator)]
    await say('taken back', killTransaction)
    await say('7', commitTransaction)
    for (const guest of both) {
      await until('it is heard', () => heardBy(guest, 'comments.changed') !== undefined)
      expect(heardBy(guest, 'comments.changed')?.payload).toEqual({ threadId: '7' })
    }
  })

  it('is not longer than the database carries', async () => {
    const req = await createLocalReq({}, room.payload)
    const tooLong = announce(req, { collection: 'posts', id }, 'comments.changed', { threadId: 'x'.repeat(8000) })
    await expect(tooLong).rejects.toThrow(RangeError)
  })
})

describe('a message', () => {
  it('that is malformed is ignored, and the next one is answered', async () => {
    const guest = await join(administrator)
    for (const text of ['hello', '{}', '{"type":"document.save"}']) guest.provider.sendStateless(text)
    expect(await ask(guest, 'document.save', {})).toMatchObject({ data: { documentStatus: 'saved' } })
    expect(heardBy(guest, 'message.unknown')).toBeUndefined()
    expect(heardBy(guest, 'message.payload.invalid')).toBeUndefined()
  })

  it('of an unknown type, or that lacks something, is answered to its sender only', async () => {
    const [guest, other] = [await join(administrator), await join(administrator)]
    const send = (type: string) =>
      guest.provider.sendStateless(JSON.stringify({ mark: 'citydesk', id: 'a', type, payload: {}, context: {} }))
    send('post.explode')
    send('post.schedule')
    await until('both are answered', () => heardBy(guest, 'message.payload.invalid') !== undefined)
    expect(heardBy(guest, 'message.unknown')?.payload).toMatchObject({ id: 'a', type: 'post.explode' })
    expect(heardBy(other, 'message.unknown')).toBeUndefined()
  })

  it('of life is answered by one', async () => {
    const guest = await join(administrator)
    guest.provider.sendStateless(
      JSON.stringify({ mark: 'citydesk', id: 'a', type: 'client.heartbeat', payload: {}, context: {} }),
    )
    await until('the server lives, too', () => heardBy(guest, 'server.heartbeat') !== undefined)
  })

  it('tells everybody the color that others see them in', async () => {
    const guest = await join(administrator)
    await until('it is told', () => heardBy(guest, 'client.assignColor') !== undefined)
    expect(heardBy(guest, 'client.assignColor')?.payload.color).toMatch(/^#[0-9a-f]{6}$/)
  })

  it('to save when there is nothing new says that no version was made', async () => {
    const guest = await join(administrator)
    await ask(guest, 'document.save', {})
    await ask(guest, 'document.save', {})
    expect(heardBy(guest, 'document.save.no.version')).toBeDefined()
  })
})

describe('what becomes of a post', () => {
  it('can be decided in its room, with what is on the screens, and all there are notified', async () => {
    const [guest, other] = [await join(administrator), await join(administrator)]
    guest.type(' votes')
    expect(await ask(guest, 'post.publish', { updatePublishDate: false })).toMatchObject({
      data: { publishStatus: 'PUBLISHED' },
    })
    expect(await desk.liveText(id)).toBe('Council votes')
    await until('the other is told', () => heardBy(other, 'post.synced') !== undefined)
    expect(heardBy(other, 'post.synced')?.payload).toMatchObject({ id, publishStatus: 'PUBLISHED' })
  })

  it('is refused as over REST: by what the status allows, and by permissions', async () => {
    const guest = await join(administrator)
    expect(await ask(guest, 'post.unpublish', { unpublishAction: 'return_gone' })).toMatchObject({
      error: { error: 'lifecycle.refused' },
    })
    const writer = await join(await createPerson(room.payload, ['UPDATE_POST']))
    expect(await ask(writer, 'post.publish', {})).toMatchObject({ error: { error: 'action.permissions.forbidden' } })
    expect(heardBy(writer, 'action.permissions.forbidden')?.payload).toEqual({
      requiredPermissions: ['PUBLISH_POST'],
      missingPermissions: ['PUBLISH_POST'],
    })
    expect((await desk.newest(id)).publishStatus).toBe('DRAFT')
  })
})
