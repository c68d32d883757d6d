import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { sql } from '@payloadcms/db-postgres'
import { rpcEndpoints } from '#cms/procedures/rpc.endpoint.ts'
import type { Permission } from '#collections/permissions/permissionNames.ts'
import { nothing, query } from '#database/sql.ts'
import { bootTestPayload, type TestPayload } from '#tests/integration/bootPayload.ts'
import { makeTablesIn } from '#tests/integration/ownTables.ts'
import { createAdministrator, createPerson, type Person } from '#tests/integration/people.ts'
import { readerClient, signIn } from '#tests/integration/restClient.ts'
import { dataOf, rpcClient } from '#tests/integration/rpcClient.ts'
import { accounts } from '../accounts.plugin.ts'
import { attempts } from '../attempts/attempts.plugin.ts'
import { passwords } from '../passwords/passwords.plugin.ts'
import { invitationLinks } from './invitations.plugin.ts'

interface Mail {
  to: string
  subject: string
  text: string
}

let app: TestPayload
let inviter: Person
let editorRole: number
let isDown = false
const mails: Mail[] = []

const inviting: Permission[] = ['CREATE_INVITATION', 'READ_INVITATION', 'UPDATE_INVITATION', 'READ_ROLE', 'CREATE_POST']

beforeAll(async () => {
  app = await bootTestPayload({
    endpoints: rpcEndpoints,
    plugins: [accounts(), attempts(), passwords(), invitationLinks()],
    email: () => ({
      name: 'test',
      defaultFromName: '',
      defaultFromAddress: '',
      sendEmail: async ({ to, subject, text }) => {
        if (isDown) throw new Error('connect ECONNREFUSED')
        mails.push({ to: String(to), subject: String(subject), text: String(text) })
      },
    }),
  })
  await makeTablesIn(app.payload)
  await createAdministrator(app.payload)
  inviter = await createPerson(app.payload, inviting)
  const data = { name: 'Reporter', permissions: ['CREATE_POST' as const] }
  editorRole = Number((await app.payload.create({ collection: 'roles', data, draft: false })).id)
})

afterAll(() => app.stop())

beforeEach(() => {
  mails.length = 0
  isDown = false
})

const good = 'a tram under lime trees'
const message = (text: string) => ({ body: { errors: [{ message: expect.stringContaining(text) }] } })
const door = (path: string, body: object) => readerClient(app)('POST', `/api/account/${path}`, body)
const asInviter = async (person = inviter) => rpcClient(await signIn(app, person.email))
const linkIn = (text: string | undefined | null) => String(text?.match(/\/admin\/join#(\S+)/)?.[1])

let count = 0
const newAddress = () => {
  count += 1
  return `invited-${count}@citydesk.test`
}

const inviteBy = async (person: Person, more: object = {}) => {
  const email = newAddress()
  const input = { email, name: 'Ida Quill', roles: [editorRole], ...more }
  const { id } = dataOf(await (await asInviter(person)).mutate('invitation.create', input)) as { id: number }
  return { id, email, secret: linkIn(mails.at(-1)?.text) }
}

describe('an invitation', () => {
  it('says who invites, to what and as what, and makes an account that is logged in, once', async () => {
    const { id, email, secret } = await inviteBy(inviter)
    expect(mails).toEqual([expect.objectContaining({ to: email, subject: expect.stringContaining(inviter.name) })])
    expect(await door('invitation', { secret })).toMatchObject({
      status: 200,
      body: { inviter: inviter.name, email, name: 'Ida Quill', roles: ['Reporter'], publication: expect.any(String) },
    })
    const account = { secret, name: 'Ida M. Quill', password: good }
    expect(await door('join', { ...account, password: 'idamquill1' })).toMatchObject({ status: 400 })
    const answer = await app.request('/api/account/join', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(account),
    })
    expect(answer.status).toBe(200)
    const cookies = answer.headers.getSetCookie().map((line) => line.split(';')[0])
    const me = await app.request('/api/users/me', { headers: { cookie: cookies.join('; '), origin: '' } })
    const { user } = await me.json()
    expect(user).toMatchObject({
      email,
      name: 'Ida M. Quill',
      authFlowState: 'EMAIL_VERIFIED',
      permissions: ['CREATE_POST'],
    })
    const stored = await app.payload.findByID({ collection: 'invitations', id, depth: 0 })
    expect(stored).toMatchObject({ state: 'accepted', account: user.id, invitedBy: inviter.id })
    const again = { status: 410, ...message('accepted already. Log in instead.') }
    expect(await door('join', account)).toMatchObject(again)
    expect(await door('invitation', { secret })).toMatchObject(again)
  })

  it('leads to the second factor that its role requires at once, in place of a session', async () => {
    const rule = { secondFactor: 'required' as const, graceDays: 0 }
    const data = { name: 'Guarded', permissions: ['CREATE_POST' as const], ...rule }
    const role = await app.payload.create({ collection: 'roles', data, draft: false })
    const { secret } = await inviteBy(inviter, { roles: [role.id] })
    const answer = await app.request('/api/account/join', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ secret, name: 'Ida Quill', password: good }),
    })
    expect(answer.headers.getSetCookie()).toEqual([])
    expect(await answer.json()).toEqual({
      further: { code: 'account.setUpFactor', challenge: expect.any(String) },
    })
  })

  it('is answered in words when what was typed is missing or too long', async () => {
    const { secret } = await inviteBy(inviter)
    for (const typed of [{}, { name: 'Ida '.repeat(1000), password: good }])
      expect(await door('join', { secret, ...typed })).toMatchObject({
        status: 400,
        ...message('Something in this form is missing or too long. Check each field and try again.'),
      })
  })

  it('makes one account when many follow it at once', async () => {
    const { secret, email } = await inviteBy(inviter)
    const follow = () => door('join', { secret, name: 'Ida', password: good })
    // More than there are connections to the database.
    const answers = await Promise.all(Array.from({ length: 12 }, follow))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(11).fill(410)])
    const { totalDocs } = await app.payload.count({ collection: 'users', where: { email: { equals: email } } })
    expect(totalDocs).toBe(1)
  })

  it('ends after a week, by being revoked, and by being sent again', async () => {
    const rpc = await asInviter()
    const { id, secret } = await inviteBy(inviter)
    expect(await rpc.mutate('invitation.resend', { id })).toMatchObject({ status: 200 })
    expect(await door('invitation', { secret })).toMatchObject({ status: 410, ...message('sent again') })
    const newer = linkIn(mails.at(-1)?.text)
    expect(await door('invitation', { secret: newer })).toMatchObject({ status: 200 })
    await query(
      { payload: app.payload },
      sql`UPDATE invitations SET expires_at = now() - interval '1 day' WHERE id = ${id}`,
      nothing,
    )
    const join = { secret: newer, name: 'Ida', password: good }
    expect(await door('join', join)).toMatchObject({ status: 410, ...message('This invitation was open until') })

    const other = await inviteBy(inviter)
    expect(await rpc.mutate('invitation.revoke', { id: other.id })).toMatchObject({ status: 200 })
    expect(await door('join', { ...join, secret: other.secret })).toMatchObject({ status: 410, ...message('revoked') })
    expect(await rpc.mutate('invitation.resend', { id: other.id })).toMatchObject({ status: 409 })
  })

  it('gives only roles that the inviter could give, when it is made, changed, sent and accepted', async () => {
    const admin: Permission[] = ['UNLOCK_DOCUMENT', ...inviting]
    const above = await createPerson(app.payload, admin)
    const { docs } = await app.payload.find({ collection: 'roles', where: { name: { equals: 'Administrator' } } })
    const roles = [Number(docs[0]?.id)]
    const rest = await signIn(app, inviter.email)
    const rpc = await asInviter()
    expect(await rpc.mutate('invitation.create', { email: newAddress(), roles })).toMatchObject({ status: 403 })
    expect(await rest('POST', '/api/invitations', { email: newAddress(), roles })).toMatchObject({ status: 403 })
    const mine = await inviteBy(inviter)
    expect(await rest('PATCH', `/api/invitations/${mine.id}`, { roles })).toMatchObject({ status: 403 })

    const theirs = await inviteBy(above, { roles: [Number(above.roles?.[0])] })
    expect(await rpc.mutate('invitation.resend', { id: theirs.id })).toMatchObject({ status: 403 })
    await app.payload.update({ collection: 'users', id: above.id, data: { status: 'INACTIVE' } })
    const join = { secret: theirs.secret, name: 'Ida', password: good }
    expect(await door('join', join)).toMatchObject({ status: 409, ...message('may not give these roles any more') })
  })

  it('is not made for who has an account, or is invited already', async () => {
    const rpc = await asInviter()
    const { email } = await inviteBy(inviter)
    const make = (to: unknown) => rpc.mutate('invitation.create', { email: to })
    expect(JSON.stringify(await make(email))).toContain('This person is invited already')
    expect(JSON.stringify(await make(String(inviter.email).toUpperCase()))).toContain('has an account already')
  })

  it('keeps its link from the mail server that is down, and hands it over', async () => {
    isDown = true
    const email = newAddress()
    const made = dataOf(await (await asInviter()).mutate('invitation.create', { email, roles: [editorRole] }))
    expect(made).toMatchObject({ isSent: false, problem: 'connect ECONNREFUSED', link: expect.any(String) })
    const { link } = made as { link: string }
    expect(await door('join', { secret: linkIn(link), name: 'Ida', password: good })).toMatchObject({ status: 200 })
    const { docs } = await app.payload.find({ collection: 'users', where: { email: { equals: email } }, depth: 0 })
    expect(docs[0]).toMatchObject({ authFlowState: 'CREATED_ACCOUNT', roles: [editorRole] })
  })

  it('is mailed when a program makes it over REST, and shows its secret to nobody', async () => {
    const rest = await signIn(app, inviter.email)
    const email = newAddress()
    const made = await rest('POST', '/api/invitations', { email, roles: [editorRole], state: 'accepted', invitedBy: 1 })
    expect(made).toMatchObject({ status: 201, body: { doc: { state: 'open', invitedBy: { id: inviter.id } } } })
    expect(JSON.stringify(made.body)).not.toContain('secretHash')
    for (let waits = 0; mails.length === 0 && waits < 200; waits += 1) await new Promise((go) => setTimeout(go, 20))
    expect(mails[0]?.to).toBe(email)
  })

  it('is mailed five times a day', async () => {
    const rpc = await asInviter()
    const { id } = await inviteBy(inviter)
    const statuses = []
    for (let number = 0; number < 5; number += 1) statuses.push((await rpc.mutate('invitation.resend', { id })).status)
    expect(statuses).toEqual([200, 200, 200, 200, 429])
  })
})
