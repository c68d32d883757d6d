import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { z } from 'zod'
import { ticketAddress } from '#plugins/collaboration/room/roomTicket.ts'
import { schemaId } from '#plugins/collaboration/room/schemaId.ts'
import type { RoomGuest } from '#tests/integration/sharedRoom.ts'
import { until } from '#tests/until.ts'
import { enterPost } from './guards/rooms.ts'
import { type RestPerson, signInByRest } from './lifecycle/restPerson.ts'
import { sharedNewsroom } from './newsroom.ts'

const newsroom = sharedNewsroom()
const name = `inactive-${Date.now().toString(36)}`
const credentials = { email: `${name}@citydesk.test`, password: 'a tram under lime trees' }
const words = 'This account is inactive. Ask an administrator.'
const made = z.object({ doc: z.object({ id: z.number() }) })
const found = z.object({ docs: z.array(z.object({ id: z.number() })) })

let admin: RestPerson
// An editor who was logged in and in a room when the account became inactive.
let person: RestPerson
let guest: RoomGuest
let post: number

beforeAll(async () => {
  admin = await signInByRest(newsroom.cmsUrl, 'admin')
  const roles = found.parse((await admin.call('GET', '/roles?depth=0&where[name][equals]=Editor')).body).docs
  const account = { ...credentials, name, status: 'ACTIVE', roles: roles.map(({ id }) => id) }
  expect(await admin.call('POST', '/users', account)).toMatchObject({ status: 201 })
  person = await signInByRest(newsroom.cmsUrl, name, credentials.password)
  const own = { headline: `Of ${name}`, type: 'article' }
  post = made.parse((await person.call('POST', '/posts?draft=true', own)).body).doc.id
  guest = await enterPost(newsroom, person, post)
  expect(await admin.call('PATCH', `/users/${person.userId}`, { status: 'INACTIVE' })).toMatchObject({ status: 200 })
})

afterAll(async () => {
  guest?.leave()
  await admin?.call('POST', `/posts/${post}/trash`, {})
  await admin?.call('DELETE', `/posts/${post}?trash=true`)
  await admin?.call('DELETE', `/users/${person?.userId}`)
})

const ticket = (documentKey: string) => ticketAddress({ guid: documentKey, schema: schemaId }).replace(/^\/api/, '')

const send = async (path: string, body: object) => {
  const headers = { 'Content-Type': 'application/json' }
  const response = await fetch(`${newsroom.cmsUrl}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  return { status: response.status, text: await response.text() }
}

describe('a person whose account became inactive', () => {
  it('cannot log in over REST, and reads why', async () => {
    expect(await send('/users/login', credentials)).toEqual({ status: 403, text: expect.stringContaining(words) })
  })

  it('cannot log in over GraphQL, and reads why', async () => {
    const query =
      'mutation ($email: String!, $password: String!) { loginUser(email: $email, password: $password) { token } }'
    const { text } = await send('/graphql', { query, variables: credentials })
    expect(text).toContain(words)
    expect(text).not.toMatch(/"token":"/)
  })

  it.each([
    {
      what: 'a change over REST',
      status: 403,
      method: 'PATCH',
      path: '/posts/ID',
      body: { headline: 'Past the door' },
    },
    { what: 'a new post over REST', status: 403, method: 'POST', path: '/posts?draft=true', body: { type: 'article' } },
    { what: 'a draft over REST', status: 404, method: 'GET', path: '/posts/ID?draft=true' },
    { what: 'accounts over REST', status: 403, method: 'GET', path: '/users' },
    { what: 'an action of the lifecycle', status: 401, method: 'POST', path: '/posts/ID/trash', body: {} },
    { what: 'a procedure that reads', status: 401, method: 'GET', path: '/rpc/post.getPosts?input={}' },
    { what: 'a procedure that writes', status: 401, method: 'POST', path: '/rpc/post.delete', body: { id: 'ID' } },
    { what: 'a ticket into a room', status: 401, method: 'GET', path: ticket('post_post_ID') },
  ])('gets nothing by the session that still lives: $what', async ({ status, method, path, body }) => {
    const withId = (text: string) => text.replaceAll('ID', String(post))
    const data = body && JSON.parse(withId(JSON.stringify(body)))
    expect(await person.call(method, withId(path), data)).toMatchObject({ status })
  })

  it('gets nothing by that session over GraphQL', async () => {
    const query = `mutation { updatePost(id: ${post}, data: { headline: "Past the door" }) { id } }`
    const { body } = await person.call('POST', '/graphql', { query })
    expect(JSON.stringify(body)).toContain('not allowed')
    const read = await person.call('POST', '/graphql', { query: '{ Users { docs { email } } }' })
    expect(JSON.stringify(read.body)).not.toContain('@citydesk.test')
  })

  it('is sent out of the room, and what they write there stays out of the story', async () => {
    await until('they are sent away', () => guest.refusals.includes('forbidden'))
    guest.type(' Past the door')
    const { body } = await admin.call('GET', `/posts/${post}?draft=true&depth=0`)
    expect(body).toMatchObject({ headline: `Of ${name}` })
  })

  it('may work again when the account is active', async () => {
    await admin.call('PATCH', `/users/${person.userId}`, { status: 'ACTIVE' })
    expect(await send('/users/login', credentials)).toMatchObject({ status: 200 })
    const again = await signInByRest(newsroom.cmsUrl, name, credentials.password)
    expect(await again.call('PATCH', `/posts/${post}`, { headline: `Again of ${name}` })).toMatchObject({ status: 200 })
    ;(await enterPost(newsroom, again, post)).leave()
  })
})
