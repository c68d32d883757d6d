import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createLocalReq } from 'payload'
import { rpcEndpoints } from '#cms/procedures/rpc.endpoint.ts'
import { sharedText } from '#plugins/collaboration/document/fields.layout.ts'
import { documentKeyOf } from '#plugins/collaboration/room/documentKey.ts'
import { insertThread } from '#plugins/comments/store/threads.store.ts'
import { createAdministrator, createPerson, type Person } from '#tests/integration/people.ts'
import { postDesk } from '#tests/integration/postDesk.ts'
import { signIn } from '#tests/integration/restClient.ts'
import { roomGuests } from '#tests/integration/roomGuests.ts'
import { dataOf, rpcClient } from '#tests/integration/rpcClient.ts'
import { bootSharedNewsroom, type SharedNewsroom } from '#tests/integration/sharedRoom.ts'
import { until } from '#tests/until.ts'
import { sweepUntouched } from './untouched.plugin.ts'

let room: SharedNewsroom
let editor: Person
const guests = roomGuests()

beforeAll(async () => {
  room = await bootSharedNewsroom({ endpoints: rpcEndpoints })
  editor = await createAdministrator(room.payload)
})
afterAll(() => room.stop())

// A new post, as the screen for new ones makes it: by a person, outside of the APIs.
const createByScreen = async () => {
  const { id } = await room.payload.create({
    collection: 'posts',
    data: {},
    draft: true,
    user: editor,
    overrideAccess: false,
  })
  return id
}
const isThere = async (id: number) =>
  (await room.payload.count({ collection: 'posts', where: { id: { equals: id } } })).totalDocs === 1
const leave = async (id: number, person = editor) => {
  const { mutate } = rpcClient(await signIn(room, person.email))
  return mutate('editor.discardUntouched', { id: documentKeyOf('posts', id), tab: 'the tab' })
}

describe('a new post that a person leaves', () => {
  it('is deleted when nothing was written in it', async () => {
    const id = await createByScreen()
    const guest = await guests.join(room, editor, documentKeyOf('posts', id))
    guest.leave()
    await until('it is discarded', async () => JSON.stringify(dataOf(await leave(id))) === '{"isDiscarded":true}')
    expect(await isThere(id)).toBe(false)
    expect(dataOf(await leave(await createByScreen()))).toEqual({ isDiscarded: true })
  })

  it('stays when a letter was typed, also one that was deleted again', async () => {
    const id = await createByScreen()
    const guest = await guests.join(room, editor, documentKeyOf('posts', id))
    guest.type('A')
    const headline = async () => (await postDesk(room, editor).newest(id)).headline
    await until('the letter is saved', async () => (await headline()) === 'A')
    sharedText(guest.document, 'headline').delete(0, 1)
    await until('it is deleted again', async () => !(await headline()))
    guest.leave()
    await until('no reader is left', async () => JSON.stringify(await presence()) === '{"items":[]}')
    expect(dataOf(await leave(id))).toEqual({ isDiscarded: false })
  })

  it('stays while another person has it open', async () => {
    const id = await createByScreen()
    await guests.join(room, editor, documentKeyOf('posts', id))
    expect(dataOf(await leave(id))).toEqual({ isDiscarded: false })
  })

  it('stays with a comment, after a save, and when a program made it', async () => {
    const commented = await createByScreen()
    const req = await createLocalReq({ user: editor }, room.payload)
    await insertThread(req, {
      documentKey: documentKeyOf('posts', commented),
      by: editor.id,
      metadata: { anchor: { type: 'document' } },
    })
    const saved = await createByScreen()
    await postDesk(room, editor).update(saved, { dek: 'One sentence.' })
    const client = await signIn(room, editor.email)
    const made = await client('POST', '/api/posts?draft=true', {})
    for (const id of [commented, saved, Number(Reflect.get(Object(made.body.doc), 'id'))]) {
      expect(dataOf(await leave(id))).toEqual({ isDiscarded: false })
      expect(await isThere(id)).toBe(true)
    }
  })

  it('is left alone by a person who may not write it', async () => {
    const id = await createByScreen()
    expect((await leave(id, await createPerson(room.payload, ['CREATE_FILE']))).status).toBe(403)
    expect(await isThere(id)).toBe(true)
  })
})

describe('the sweep', () => {
  it('deletes what was left untouched for a week, and nothing younger', async () => {
    const id = await createByScreen()
    const written = await createByScreen()
    await postDesk(room, editor).update(written, { headline: 'Council' })
    await sweepUntouched(room.payload)
    expect(await isThere(id)).toBe(true)
    await sweepUntouched(room.payload, Date.now() + 8 * 24 * 3_600_000)
    expect([await isThere(id), await isThere(written)]).toEqual([false, true])
  })
})

const presence = async () => dataOf(await rpcClient(await signIn(room, editor.email)).query('editor.getPresence', {}))
