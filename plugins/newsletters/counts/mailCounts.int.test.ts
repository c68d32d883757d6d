import { describe, expect, it } from '@jest/globals'
import { rpcEndpoints } from '#cms/procedures/rpc.endpoint.ts'
import { signedCall } from '#contract/signedCalls.ts'
import {
  app,
  createIssue,
  isIn,
  look,
  send,
  sent,
  subscribe,
  withSendingNewsroom,
  workUntil,
} from '../sending/sendingNewsroom.fixtures.ts'

withSendingNewsroom(rpcEndpoints)

const allow = (countsClicks: boolean, countsOpenings: boolean) =>
  app.payload.updateGlobal({ slug: 'settings', data: { newsletters: { countsClicks, countsOpenings } } })
const path = '/api/reader/newsletter-counts'
const count = async (call: object, secret = 'shared') =>
  (await app.request(path, signedCall(path, call, secret, Date.now()))).status

async function sendOne(): Promise<{ issue: string; id: number }> {
  const issue = await createIssue()
  await send(issue)
  await workUntil(isIn(issue, 'finished'))
  return { issue, id: Number((await look(issue)).send?.id) }
}

describe('what readers do with an issue', () => {
  it('is not counted unless the settings allow it', async () => {
    await allow(false, false)
    await subscribe('ana')
    const { issue, id } = await sendOne()
    expect(sent[0]?.html).not.toContain('/api/newsletters/')
    expect(await count({ send: id, link: 0 })).toBe(200)
    expect(await count({ send: id, link: null })).toBe(200)
    expect((await look(issue)).send?.read).toEqual({ opens: null, links: null })
  })

  it('is counted by link, in mails that are the same for all readers', async () => {
    await allow(true, true)
    await subscribe('ana', 'ben')
    const { issue, id } = await sendOne()
    const counted = sent.map(({ html }) => html.match(/https:\/\/times\.test\/api\/newsletters\/[^"]+/g))
    expect(counted[0]).toEqual([
      expect.stringContaining(`/link?at=${id}-0&amp;to=https%3A%2F%2Ftimes.test%2Fferry&amp;by=`),
      expect.stringContaining(`/open?at=${id}`),
    ])
    expect(counted[1]).toEqual(counted[0])
    for (const call of [{ link: 0 }, { link: 0 }, { link: 7 }, { link: null }]) await count({ send: id, ...call })
    expect((await look(issue)).send?.read).toEqual({
      opens: 1,
      links: [{ href: 'https://times.test/ferry', clicks: 2 }],
    })
    expect(await count({ send: id, link: 0 }, 'guessed')).toBe(401)
    await allow(false, false)
  })
})
