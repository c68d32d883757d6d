import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals'
import { type ChatNewsroom, openChatNewsroom } from './chat/chatNewsroom.ts'
import { sharedNewsroom } from './newsroom.ts'
import { type SiteBeside, startSiteBeside } from './siteBeside.ts'

jest.setTimeout(300_000)

const newsroom = sharedNewsroom()
const { cmsUrl, siteUrl } = newsroom
// Words that no other test and no second run uses.
const mark = `c${Date.now().toString(36)}`
const question = `What does the parrot of ${mark} eat?`

let desk: ChatNewsroom
let assistant: { slug: string }

beforeAll(async () => {
  desk = await openChatNewsroom(cmsUrl)
  const limits = { readerHour: 1_000, readerDay: 1_000, totalHour: 10_000 }
  assistant = await desk.make('assistants', { name: `Ask about ${mark}`, limits })
})
afterAll(() => desk?.end())

describe('the calls of the chat', () => {
  const send = (body: unknown, headers: Record<string, string> = {}, address = '/api/chat/') =>
    fetch(siteUrl + address, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
  const refusal = async (response: Response) => [response.status, (await response.json()).error.code]
  const ask = () => ({ assistant: assistant.slug, messages: [{ role: 'user', content: question }] })

  it.each(['/api/chat/', '/api/chat'])(
    'takes a question at %s, without a redirect, and checks who asks',
    async (at) => {
      expect(await refusal(await send(ask(), {}, at))).toEqual([403, 'unverified'])
    },
  )

  it('refuses in words what is no question of this site', async () => {
    expect(await refusal(await send('{'))).toEqual([400, 'invalid'])
    expect(await refusal(await send({ ...ask(), messages: [] }))).toEqual([400, 'invalid'])
    expect(await refusal(await send('a=b', { 'Content-Type': 'application/x-www-form-urlencoded' }))).toEqual([
      415,
      'invalid',
    ])
    expect(await refusal(await send(ask(), { 'Sec-Fetch-Site': 'cross-site' }))).toEqual([403, 'unverified'])
    expect(await refusal(await send(ask(), { Origin: 'https://other.example' }))).toEqual([403, 'unverified'])
    expect(await refusal(await send({ ...ask(), padding: 'x'.repeat(600_000) }))).toEqual([413, 'invalid'])
    const got = await fetch(`${siteUrl}/api/chat/`)
    expect([got.status, got.headers.get('allow')]).toEqual([405, 'POST'])
  })

  it('gives no conversation for an id that opens none, and takes no rating of it', async () => {
    const threadId = 'A'.repeat(43)
    const thread = await fetch(`${siteUrl}/api/chat/thread?threadId=${threadId}`)
    expect([thread.headers.get('cache-control'), await thread.json()]).toEqual(['no-store', []])
    expect(await refusal(await send({ threadId, answer: 0, rating: 1 }, {}, '/api/chat/rating'))).toEqual([
      404,
      'unknown-thread',
    ])
  })

  describe('on a site of its own', () => {
    let site: SiteBeside
    beforeAll(async () => {
      site = await startSiteBeside(newsroom, () => ({}))
    })
    afterAll(() => site?.stop())

    it('has a limit by address, and a lower one for forms', async () => {
      const answers = await Promise.all(
        Array.from({ length: 81 }, () => fetch(`${site.siteUrl}/api/chat/`, { method: 'POST', body: '{' })),
      )
      const refused = answers.find(({ status }) => status === 429) ?? Response.error()
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
      expect((await refused.json()).error.message).toMatch(
        /^You have asked many questions\. Try again in \d+ minutes?\.$/u,
      )
      const form = () =>
        fetch(`${site.siteUrl}/chat/${assistant.slug}`, {
          method: 'POST',
          redirect: 'manual',
          body: new URLSearchParams({ question }),
        })
      const statuses: number[] = []
      let last = ''
      for (let number = 0; number < 16; number += 1) {
        const response = await form()
        statuses.push(response.status)
        last = await response.text()
      }
      // The back office has a limit of its own.
      expect(statuses[0]).toBe(303)
      expect(statuses[15]).toBe(429)
      // What was written is not lost.
      expect(last).toContain('You have asked many questions.')
      expect(last).toContain(`>${question}</textarea>`)
    })
  })
})
