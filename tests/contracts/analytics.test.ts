import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { z } from 'zod'
import { eventLimits, type ReaderBeacon } from '#contract/readerEvents.schema.ts'
import { plausible, umami } from '#site/server/numbers/analytics.options.ts'
import { AnalyticsQueue, type AnalyticsService } from '#site/server/numbers/analytics.ts'

type Fault = 400 | 429 | 500 | 'slow' | 'cut' | null

// The faults of the next answers; without one, the service takes the event as its documentation says.
let faults: Fault[] = []
const received: { url: string | undefined; headers: IncomingHttpHeaders; body: unknown }[] = []
let url: string

// Plausible's `POST /api/event`: 202 "ok"; 400 for what it cannot read.
const plausibleBody = z.object({
  domain: z.string(),
  name: z.string(),
  url: z.url(),
  referrer: z.string().optional(),
  props: z
    .record(z.string(), z.string())
    .refine((props) => Object.keys(props).length <= eventLimits.properties)
    .optional(),
})

// Umami's `POST /api/send`: 200 with JSON; 400 for what it cannot read.
const umamiBody = z.object({
  type: z.literal('event'),
  payload: z.object({
    website: z.uuid(),
    hostname: z.string().max(100),
    url: z.string().max(500),
    referrer: z.string().max(500),
    language: z.string().max(35),
    name: z.string().max(eventLimits.nameLength).optional(),
    data: z.record(z.string(), z.string()).optional(),
  }),
})

const server = createServer(async (request, response) => {
  const body: unknown = JSON.parse(Buffer.concat(await request.toArray()).toString())
  received.push({ url: request.url, headers: request.headers, body })
  const fault = faults.shift() ?? null
  if (fault === 'slow') return
  if (fault === 'cut') {
    response.writeHead(200, { 'content-length': '100' }).write('{"cut')
    return setTimeout(() => response.destroy(), 20)
  }
  if (fault !== null) return response.writeHead(fault).end('{}')
  const isKnown = request.url === '/api/event' ? plausibleBody : umamiBody
  if (!request.headers['user-agent'] || !isKnown.safeParse(body).success) return response.writeHead(400).end('{}')
  return request.url === '/api/event' ? response.writeHead(202).end('ok') : response.writeHead(200).end('{}')
})

beforeEach(async () => {
  faults = []
  received.length = 0
  jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
})

afterEach(async () => {
  jest.restoreAllMocks()
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

const siteUrl = 'https://paper.example'
const websiteId = '6f0c0a7e-6a3f-4b0b-9f5e-2c5a1f4f7a11'
const services: Record<string, () => AnalyticsService> = {
  Plausible: () => plausible({ url, domain: 'paper.example', siteUrl }),
  Umami: () => umami({ url, websiteId, siteUrl }),
}

const visitor = { userAgent: 'Mozilla/5.0 Firefox/140.0', address: '192.0.2.7', language: 'en-US' }
const beacon = (...events: ReaderBeacon['events']): ReaderBeacon => ({
  page: { path: '/2026/01/09/ferry', kind: 'article', post: 12 },
  referrer: 'https://duckduckgo.com/',
  medium: '',
  asksConsent: false,
  events,
})
const view = { name: 'view' as const, props: {} }
const signUp = {
  name: 'newsletter_signup' as const,
  props: { category: 'conversion' as const, newsletter: 'First Boat' },
}

// Reports a beacon. Returns the waits before further tries, in milliseconds.
async function report(name: string, reported: ReaderBeacon): Promise<number[]> {
  const rests: number[] = []
  const service = services[name]
  if (!service) throw new Error(`There is no service ${name}`)
  const queue = new AnalyticsQueue({
    service: service(),
    // Of a service that answers, no time decides.
    timeout: faults.includes('slow') ? 200 : 60_000,
    rest: async (milliseconds) => void rests.push(milliseconds),
  })
  queue.add(reported, visitor)
  await queue.settled()
  return rests
}

describe('Plausible', () => {
  it('gets page views and events with the headers that it counts visitors by', async () => {
    await report('Plausible', beacon(view, signUp))
    const page = {
      domain: 'paper.example',
      url: 'https://paper.example/2026/01/09/ferry',
      referrer: 'https://duckduckgo.com/',
    }
    expect(received.map(({ body }) => body)).toEqual([
      { ...page, name: 'pageview', props: { kind: 'article' } },
      { ...page, name: 'newsletter_signup', props: signUp.props },
    ])
    expect(received[0]?.headers).toMatchObject({ 'user-agent': visitor.userAgent, 'x-forwarded-for': '192.0.2.7' })
    expect(console.warn).not.toHaveBeenCalled()
  })
})

describe('Umami', () => {
  it('gets page views without a name, and events with their data', async () => {
    await report('Umami', beacon(view, signUp))
    const payload = {
      website: websiteId,
      hostname: 'paper.example',
      url: '/2026/01/09/ferry',
      referrer: 'https://duckduckgo.com/',
      language: 'en-US',
    }
    expect(received.map(({ body }) => body)).toEqual([
      { type: 'event', payload },
      { type: 'event', payload: { ...payload, name: 'newsletter_signup', data: signUp.props } },
    ])
    expect(console.warn).not.toHaveBeenCalled()
  })
})

describe.each(['Plausible', 'Umami'])('a fault of %s', (name) => {
  it.each<[Fault]>([[429], [500], ['slow'], ['cut']])('of the kind %s passes: it is tried again', async (fault) => {
    faults = [fault]
    expect(await report(name, beacon(view))).toEqual([1_000])
    expect(received).toHaveLength(2)
    expect(console.warn).not.toHaveBeenCalled()
  })

  it('that lasts ends after three tries, with a line in the log', async () => {
    faults = [500, 500, 500]
    await report(name, beacon(view))
    expect(received).toHaveLength(3)
    expect(console.warn).toHaveBeenCalledWith(`${name} did not take "view": it answered 500`)
  })

  it('that is a refusal is not tried again', async () => {
    faults = [400]
    expect(await report(name, beacon(view))).toEqual([])
    expect(received).toHaveLength(1)
    expect(console.warn).toHaveBeenCalledTimes(1)
  })

  it('keeps at most a thousand events waiting', async () => {
    const many = beacon(...Array<typeof view>(50).fill(view))
    const service = services[name]
    if (!service) throw new Error(`There is no service ${name}`)
    const queue = new AnalyticsQueue({ service: service(), timeout: 20_000, rest: async () => undefined })
    for (let count = 0; count < 30; count += 1) queue.add(many, visitor)
    await queue.settled()
    // Four are under way from the start.
    expect(received).toHaveLength(1_004)
  })
})

it('web vitals and engaged time stay with the publication', async () => {
  await report('Plausible', beacon({ name: 'engaged', props: { seconds: '9' } }))
  expect(received).toEqual([])
})
