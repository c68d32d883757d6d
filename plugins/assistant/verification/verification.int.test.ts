import { text } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { solveChallenge } from 'altcha-lib/v1'
import { z } from 'zod'
import type { ChatChallenge } from '#contract/chat.schema.ts'
import { bootTestPayload, type TestPayload } from '#tests/integration/bootPayload.ts'
import { makeTablesIn } from '#tests/integration/ownTables.ts'
import { faults, json, type StandIn, type StandInAnswer, startStandIn } from '#tests/integration/standInServer.ts'
import type { VerificationOptions } from './verification.service.ts'
import { verificationOf } from './verification.service.ts'

const now = new Date('2026-03-14T12:00:00Z')
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000)

let app: TestPayload
let standIn: StandIn
beforeAll(async () => {
  app = await bootTestPayload()
  await makeTablesIn(app.payload)
  standIn = await startStandIn(json({}))
})
afterAll(async () => {
  await standIn?.stop()
  await app?.stop()
})

describe('without a check', () => {
  it('everything passes', async () => {
    const none = verificationOf({ provider: 'none' })
    expect(await none.challenge(app.payload, now)).toEqual({ provider: 'none' })
    expect(await none.verify(app.payload, null, now)).toBe(true)
  })
})

describe('ALTCHA', () => {
  const secret = 'a-secret-of-tests-that-is-long-enough'
  const altcha = verificationOf({ provider: 'altcha', secret })

  const task = z.object({
    provider: z.literal('altcha'),
    challenge: z.object({
      algorithm: z.string(),
      challenge: z.string(),
      maxnumber: z.number(),
      salt: z.string(),
      signature: z.string(),
    }),
  })
  const solved = async (given: ChatChallenge, change: Record<string, unknown> = {}) => {
    const { algorithm, challenge, maxnumber, salt, signature } = task.parse(given).challenge
    const solution = await solveChallenge(challenge, salt, algorithm, maxnumber).promise
    const proof = { algorithm, challenge, number: solution?.number, salt, signature, ...change }
    return Buffer.from(JSON.stringify(proof)).toString('base64')
  }
  const verify = (proof: string | null | undefined, at = now) => altcha.verify(app.payload, proof, at)

  it('accepts a solved challenge once, however its proof is written', async () => {
    const challenge = await altcha.challenge(app.payload, now)
    const proof = await solved(challenge)
    const inAnotherSpelling = await solved(challenge, { took: 5 })
    expect(await verify(proof)).toBe(true)
    expect(await verify(proof)).toBe(false)
    expect(await verify(inAnotherSpelling)).toBe(false)
  })

  it('accepts one of two proofs that arrive together', async () => {
    const proof = await solved(await altcha.challenge(app.payload, now))
    const outcomes = await Promise.all([verify(proof), verify(proof), verify(proof)])
    expect(outcomes.filter(Boolean)).toHaveLength(1)
  })

  it('accepts it for ten minutes', async () => {
    expect(await verify(await solved(await altcha.challenge(app.payload, now)), later(9))).toBe(true)
    expect(await verify(await solved(await altcha.challenge(app.payload, now)), later(11))).toBe(false)
  })

  it('refuses what was not solved, signed with another secret, or changed', async () => {
    const other = verificationOf({ provider: 'altcha', secret: `${secret}.` })
    expect(await verify(await solved(await other.challenge(app.payload, now)))).toBe(false)
    const challenge = await altcha.challenge(app.payload, now)
    expect(await verify(await solved(challenge, { number: 50_001 }))).toBe(false)
    expect(await verify(await solved(challenge, { salt: 'ab?expires=99999999999&' }))).toBe(false)
    expect(await verify(await solved(challenge, { algorithm: 'SHA-1' }))).toBe(false)
  })

  it.each([
    null,
    undefined,
    '',
    'no base64!',
    Buffer.from('[]').toString('base64'),
    Buffer.from('{"a":1}').toString('base64'),
  ])('refuses %j', async (proof) => {
    expect(await verify(proof)).toBe(false)
  })
})

describe.each(['turnstile', 'recaptcha'] as const)('%s, by its documented API', (provider) => {
  const sent: URLSearchParams[] = []
  let number = 0
  const options = (): VerificationOptions => ({
    provider,
    siteKey: 'site-key',
    secretKey: 'secret-key',
    hostname: 'paper.example',
    url: standIn.url,
  })
  const verify = (token: string | null = `token ${provider} ${number++}`) =>
    verificationOf(options()).verify(app.payload, token, now)
  const good = { success: true, hostname: 'paper.example', action: 'CHAT_BLOCK_MESSAGE', score: 0.9 }
  const answering =
    (body: unknown): StandInAnswer =>
    async (req, res, url) => {
      sent.push(new URLSearchParams(await text(req)))
      json(body)(req, res, url)
    }

  beforeEach(() => {
    sent.length = 0
    standIn.requests.length = 0
  })
  afterEach(() => {
    jest.useRealTimers()
  })

  it('gives browsers its key', async () => {
    expect(await verificationOf(options()).challenge(app.payload, now)).toEqual({ provider, siteKey: 'site-key' })
  })

  it('sends the token with the secret, and accepts it once', async () => {
    standIn.answer = answering(good)
    expect(await verify(`one ${provider}`)).toBe(true)
    expect(await verify(`one ${provider}`)).toBe(false)
    const path = provider === 'turnstile' ? '/turnstile/v0/siteverify' : '/recaptcha/api/siteverify'
    expect(standIn.requests[0]).toBe(path)
    expect(Object.fromEntries(sent[0] ?? [])).toEqual({ secret: 'secret-key', response: `one ${provider}` })
  })

  it('asks nothing without a token', async () => {
    expect(await verify(null)).toBe(false)
    expect(await verify('')).toBe(false)
    expect(standIn.requests).toEqual([])
  })

  it.each([
    ['another host', { ...good, hostname: 'other.example' }],
    ['another action', { ...good, action: 'login' }],
    ['no host', { success: true, action: 'CHAT_BLOCK_MESSAGE', score: 0.9 }],
    ['a token that is invalid', { success: false, 'error-codes': ['invalid-input-response'] }],
    ['a token that was used or is old', { success: false, 'error-codes': ['timeout-or-duplicate'] }],
  ])('refuses %s', async (_, body) => {
    standIn.answer = answering(body)
    expect(await verify()).toBe(false)
  })

  it('takes the score into account where there is one', async () => {
    standIn.answer = answering({ ...good, score: 0.3 })
    expect(await verify()).toBe(provider === 'turnstile')
  })

  it('fails for a wrong secret: no reader can mend that', async () => {
    standIn.answer = answering({ success: false, 'error-codes': ['invalid-input-secret'] })
    await expect(verify()).rejects.toThrow('invalid-input-secret')
  })

  it.each(Object.entries(faults))('fails when the service is %s', async (_, answer) => {
    standIn.answer = answer
    await expect(verify()).rejects.toThrow()
  })

  it('fails when the service does not answer in time', async () => {
    jest.useFakeTimers({
      doNotFake: ['Date', 'nextTick', 'setImmediate', 'clearImmediate', 'queueMicrotask', 'performance', 'hrtime'],
    })
    standIn.answer = () => jest.advanceTimersByTime(8_000)
    await expect(verify()).rejects.toThrow('did not answer')
  })
})
