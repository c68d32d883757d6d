import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { anotherProcess } from '#tests/integration/anotherProcess.ts'
import { bootTestPayload, type TestPayload } from '#tests/integration/bootPayload.ts'
import { makeTablesIn } from '#tests/integration/ownTables.ts'
import { createAdministrator, createPerson, type Person, passwordOfPeople } from '#tests/integration/people.ts'
import { inGateOrSoak } from '#tests/soak.ts'
import { attempts } from './attempts.plugin.ts'

let app: TestPayload
let ada: Person
let bo: Person

beforeAll(async () => {
  app = await bootTestPayload({ plugins: [attempts()] })
  await makeTablesIn(app.payload)
  ada = await createAdministrator(app.payload)
  bo = await createPerson(app.payload, [])
})

afterAll(() => app.stop())

interface Guess {
  email: unknown
  password?: string
  network: string
  cookie?: string
}

const guess = ({ email, password = 'a wrong password', network, cookie = '' }: Guess, request = app.request) =>
  request('/api/users/login', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': network, cookie },
    body: JSON.stringify({ email, password }),
  })

const right = { password: passwordOfPeople }
const said = async (response: Response) => ({ status: response.status, body: await response.json() })

const deviceOf = async (person: Person, network: string) => {
  const answer = await guess({ email: person.email, ...right, network })
  const cookie = answer.headers.getSetCookie().find((line) => line.startsWith('citydesk-device='))
  expect(cookie).toMatch(/HttpOnly=true; SameSite=Lax$/)
  return String(cookie?.split(';')[0])
}

describe('guesses at a password', () => {
  it('from 200 networks are refused, and a known browser still comes in, in a new process too', async () => {
    const email = ada.email
    const cookie = await deviceOf(ada, '203.0.113.1')
    const guesses = inGateOrSoak(600, 10_000)
    const counts: Record<number, number> = {}
    for (let number = 0; number < guesses; number += 1) {
      const { status } = await guess({ email, network: `198.51.100.${number % 200}` })
      counts[status] = (counts[status] ?? 0) + 1
    }
    expect(counts).toEqual({ 401: 20, 429: guesses - 20 })
    // The right password makes no difference: a guess that is right learns nothing either.
    expect(await said(await guess({ email, ...right, network: '203.0.113.9' }))).toMatchObject({
      status: 429,
      body: { errors: [{ message: expect.stringMatching(/^Too many attempts\. Try again in \d+ minutes\.$/) }] },
    })
    expect((await guess({ email, ...right, network: '198.51.100.7', cookie })).status).toBe(200)

    const second = await anotherProcess(app, { plugins: [attempts()] })
    expect((await guess({ email, network: '203.0.113.10' }, second.request)).status).toBe(429)
    expect((await guess({ email, ...right, network: '203.0.113.10', cookie }, second.request)).status).toBe(200)
    await second.stop()
  })

  it('with the cookie of somebody else’s browser count as a stranger’s', async () => {
    const cookie = await deviceOf(bo, '203.0.113.2')
    expect((await guess({ email: ada.email, ...right, network: '203.0.113.2', cookie })).status).toBe(429)
  })

  it('are answered the same for an address without an account, and for an inactive one', async () => {
    const inactive = await createPerson(app.payload, [], { status: 'INACTIVE' })
    const wrong = { status: 401, body: { errors: [{ message: 'The email or password provided is incorrect.' }] } }
    const unknown = 'nobody@citydesk.test'
    expect(await said(await guess({ email: unknown, network: '203.0.113.3' }))).toMatchObject(wrong)
    expect(await said(await guess({ email: inactive.email, network: '203.0.113.3' }))).toMatchObject(wrong)
    const statuses = []
    for (let number = 0; number < 20; number += 1)
      statuses.push((await guess({ email: unknown, network: `203.0.114.${number}` })).status)
    expect(statuses).toEqual([...Array(19).fill(401), 429])
  })

  it('are limited by network, whichever accounts they try', async () => {
    const network = '2001:db8:1:2::/64'
    const statuses = new Set<number>()
    for (let number = 0; number < 60; number += 1)
      statuses.add((await guess({ email: `a${number}@paper.test`, network })).status)
    expect(statuses).toEqual(new Set([401]))
    expect((await guess({ email: bo.email, ...right, network })).status).toBe(429)
    expect((await guess({ email: bo.email, ...right, network: '203.0.113.4' })).status).toBe(200)
  })

  it('that are right, more at once than there are connections to the database, all come in', async () => {
    const logIns = Array.from({ length: 12 }, () => guess({ email: bo.email, ...right, network: '203.0.113.6' }))
    expect((await Promise.all(logIns)).map(({ status }) => status)).toEqual(Array(12).fill(200))
  })

  it('that are right do not count', async () => {
    for (let number = 0; number < 22; number += 1)
      expect((await guess({ email: bo.email, ...right, network: '203.0.113.5' })).status).toBe(200)
  })

  it('are limited through the Local API', async () => {
    const login = app.payload.login({ collection: 'users', data: { email: String(ada.email), ...right } })
    await expect(login).rejects.toMatchObject({ status: 429 })
  })
})
