import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Permission } from '#collections/permissions/permissionNames.ts'
import { bootTestPayload, type TestPayload } from '#tests/integration/bootPayload.ts'
import {
  createAdministrator,
  createPerson,
  type Person,
  passwordOfPeople,
  personWithOnly,
} from '#tests/integration/people.ts'
import { faults, json, type StandIn, startStandIn } from '#tests/integration/standInServer.ts'
import { advertisers } from './advertisers.plugin.ts'
import { broadstreet } from './broadstreetAdServer.ts'

let app: TestPayload
let standIn: StandIn
let administrator: string
let member: Person
let memberToken: string

const tokenOf = async (email: string | undefined) => {
  const init = { method: 'POST', headers: { 'Content-Type': 'application/json' } }
  const answer = await app.request('/api/users/login', {
    ...init,
    body: JSON.stringify({ email, password: passwordOfPeople }),
  })
  return String((await answer.json()).token)
}

const headersOf = (token: string) => ({ Authorization: `JWT ${token}`, 'Content-Type': 'application/json' })

// Synchronises as a person: the status and the lines of the answer.
const synchroniseAs = async (token: string) => {
  const answer = await app.request('/api/advertisers/synchronise', { method: 'POST', headers: headersOf(token) })
  const text = await answer.text()
  return {
    status: answer.status,
    lines: answer.ok
      ? text
          .trim()
          .split('\n')
          .map((line) => JSON.parse(line))
      : [text],
  }
}

const callWith = async (permissions: Permission[], method: string, path: string, body?: object): Promise<number> => {
  member = await personWithOnly(app.payload, member, [...new Set(permissions)])
  const init = { method, headers: headersOf(memberToken), body: body && JSON.stringify(body) }
  return (await app.request(`/api/advertisers${path}`, init)).status
}

const stored = async () => {
  const { docs } = await app.payload.find({ collection: 'advertisers', sort: 'name', pagination: false })
  return docs.map(({ name, website, isListed, note }) => ({ name, website: website || '', isListed, note: note ?? '' }))
}

const acme = { id: 1, name: 'Acme', web_home_url: 'https://acme.example' }
const bank = { id: 2, name: 'Bank', web_home_url: null }

beforeAll(async () => {
  standIn = await startStandIn(json({}))
  app = await bootTestPayload({
    plugins: [advertisers({ adServer: broadstreet({ token: 'secret-token', url: standIn.url }) })],
  })
  administrator = await tokenOf((await createAdministrator(app.payload)).email)
  member = await createPerson(app.payload, [])
  memberToken = await tokenOf(member.email)
}, 120_000)
afterAll(async () => {
  await app?.stop()
  await standIn?.stop()
})

describe('synchronising advertisers', () => {
  it('needs the network of the ad server, and says so', async () => {
    expect((await synchroniseAs(administrator)).lines).toEqual([
      { error: 'Enter the network of the ad server in the settings first.' },
    ])
  })

  it('creates, changes and marks, and keeps the newsroom’s notes', async () => {
    await app.payload.updateGlobal({ slug: 'settings', data: { ads: { isEnabled: true, networkId: '85' } } })
    standIn.answer = json({ advertisers: [acme, bank] })
    expect((await synchroniseAs(administrator)).lines).toEqual([
      { done: 0, total: 2, created: 0, changed: 0, gone: 0 },
      { done: 2, total: 2, created: 2, changed: 0, gone: 0 },
      { done: 2, total: 2, created: 2, changed: 0, gone: 0 },
    ])
    const where = { name: { equals: 'Acme' } }
    await app.payload.update({ collection: 'advertisers', where, data: { note: 'Ask for Ines' } })
    standIn.answer = json({ advertisers: [{ ...acme, name: 'Acme Co.' }] })
    expect((await synchroniseAs(administrator)).lines.at(-1)).toEqual({
      done: 1,
      total: 1,
      created: 0,
      changed: 1,
      gone: 1,
    })
    expect(await stored()).toEqual([
      { name: 'Acme Co.', website: 'https://acme.example', isListed: true, note: 'Ask for Ines' },
      { name: 'Bank', website: '', isListed: false, note: '' },
    ])
  })

  it('creates none twice when two people synchronise at once', async () => {
    const many = Array.from({ length: 60 }, (_, index) => ({ id: 100 + index, name: `Shop ${index}` }))
    standIn.answer = json({ advertisers: many })
    const both = await Promise.all([synchroniseAs(administrator), synchroniseAs(administrator)])
    expect(both.map(({ lines }) => lines.at(-1).done)).toEqual([60, 60])
    const where = { name: { like: 'Shop' } }
    expect((await app.payload.count({ collection: 'advertisers', where })).totalDocs).toBe(60)
  })

  it('leaves everything as it is when the ad server fails, and says why', async () => {
    const before = await stored()
    standIn.answer = faults['401'] ?? json({})
    expect((await synchroniseAs(administrator)).lines).toEqual([
      { error: 'Broadstreet does not accept what is in BROADSTREET_TOKEN.' },
    ])
    expect(await stored()).toEqual(before)
  })
})

describe('the permissions of advertisers', () => {
  const doors: [string, Permission, string, object | undefined][] = [
    ['read', 'READ_BROADSTREET_ADVERTISER', 'GET', undefined],
    ['update', 'UPDATE_BROADSTREET_ADVERTISER', 'PATCH', { note: 'New' }],
    ['delete', 'DELETE_BROADSTREET_ADVERTISER', 'DELETE', undefined],
  ]
  const all: Permission[] = ['SYNC_BROADSTREET_ADVERTISER', ...doors.map(([, permission]) => permission)]

  it.each(doors)('one lets %s, the others do not', async (_what, permission, method, body) => {
    const data = { name: permission, adServerId: `door-${permission}` }
    const { id } = await app.payload.create({ collection: 'advertisers', data })
    const others = all.filter((other) => other !== permission)
    expect([403, 404]).toContain(await callWith(others, method, `/${id}`, body))
    expect(await callWith([permission, 'READ_BROADSTREET_ADVERTISER'], method, `/${id}`, body)).toBe(200)
  })

  it('let synchronise by a permission of its own, and let no person create one', async () => {
    standIn.answer = json({ advertisers: [acme] })
    const others = all.filter((other) => other !== 'SYNC_BROADSTREET_ADVERTISER')
    expect(await callWith(others, 'POST', '/synchronise')).toBe(403)
    expect(await callWith(['SYNC_BROADSTREET_ADVERTISER'], 'POST', '/synchronise')).toBe(200)
    expect(await callWith(all, 'POST', '', { name: 'Own', adServerId: 'own' })).toBe(403)
  })

  it('let no person change what the ad server says', async () => {
    const data = { name: 'Ferry Co.', adServerId: 'ferry' }
    const { id } = await app.payload.create({ collection: 'advertisers', data })
    await callWith(all, 'PATCH', `/${id}`, { name: 'Mine', note: 'Called' })
    expect(await app.payload.findByID({ collection: 'advertisers', id })).toMatchObject({
      name: 'Ferry Co.',
      note: 'Called',
    })
  })
})
