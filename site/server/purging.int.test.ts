import { describe, expect, it, jest } from '@jest/globals'
import { fixtureSite } from '../testing/readerFixtures.ts'
import { article, runningSite, story } from '../testing/runningSite.ts'

const { backOffice, cache, now, letTimePass, get, textOf, purge, sendPurge } = runningSite()

describe('what is kept of the site', () => {
  it.each([404, 410, 451] as const)('keeps %d too, until its address is purged', async (status) => {
    backOffice.answers.set('/old', {
      status,
      site: fixtureSite,
      authority: null,
      authorityUrl: null,
      tags: ['address:/old'],
    })
    expect([(await get('/old')).status, (await get('/old')).status]).toEqual([status, status])
    expect(backOffice.asked).toEqual(['/old'])
    backOffice.answers.set('/old', { status: 301, location: story, tags: ['address:/old'] })
    await purge(['address:/old'])
    const moved = await get('/old')
    expect([moved.status, moved.headers.get('location')]).toEqual([301, story])
  })

  it('shows a change as soon as the purge call is answered', async () => {
    await textOf(story)
    backOffice.answers.set(story, article('Second'))
    expect(await textOf(story)).toBe('First')
    const answer = await purge(['post:1'])
    expect([answer.status, await answer.json()]).toEqual([200, { renewed: 1, dropped: 0 }])
    expect(await textOf(story)).toBe('Second')
  })

  it('never keeps what was read before a purge that came while it was rendered', async () => {
    let open: () => void = () => undefined
    backOffice.gate = new Promise((resolve) => {
      open = resolve
    })
    const reader = textOf(story)
    while (backOffice.asked.length === 0) await new Promise((resolve) => setImmediate(resolve))
    backOffice.answers.set(story, article('Second'))
    const purged = jest.spyOn(cache(), 'purge')
    const answered = purge(['post:1'])
    while (purged.mock.calls.length === 0) await new Promise((resolve) => setImmediate(resolve))
    open()
    await answered
    expect(await reader).toBe('Second')
    expect(await textOf(story)).toBe('Second')
  })

  it('heals within a minute when the purge call is lost', async () => {
    await textOf(story)
    backOffice.answers.set(story, article('Second'))
    letTimePass(60_000)
    expect(await textOf(story)).toBe('Second')
  })

  it.each([
    ['a wrong signature', { key: 'another-secret' }],
    ['an old call', { late: 301_000 }],
    ['a call from the future', { late: -301_000 }],
  ])('refuses to purge for %s', async (_, change) => {
    await textOf(story)
    backOffice.answers.set(story, article('Second'))
    expect((await purge(['post:1'], change)).status).toBe(401)
    expect(await textOf(story)).toBe('First')
  })

  it('refuses a purge call that is no JSON, names no tags or is too long', async () => {
    expect((await sendPurge('{"tags":')).status).toBe(400)
    expect((await sendPurge(JSON.stringify({ tags: [], sentAt: now() }))).status).toBe(400)
    expect((await sendPurge(JSON.stringify({ tags: ['a'.repeat(70_000)], sentAt: now() }))).status).toBe(413)
    expect((await get('/__cache/purge')).status).toBe(405)
  })
})
