import { describe, expect, it, jest } from '@jest/globals'
import { until } from '#tests/until.ts'
import { fixtureError } from '../testing/readerFixtures.ts'
import { article, runningSite, story } from '../testing/runningSite.ts'

const { backOffice, cache, files, now, start, letTimePass, get, textOf, purge, sendPurge } = runningSite()

// Makes the back office wait with its answers until the returned function is called.
function holdBackOffice(): () => void {
  let release: () => void = () => undefined
  backOffice.gate = new Promise((resolve) => {
    release = resolve
  })
  return () => {
    backOffice.gate = null
    release()
  }
}

describe('what is kept of the site', () => {
  it.each([404, 410, 451] as const)('keeps %d too, until its address is purged', async (status) => {
    backOffice.answers.set('/old', fixtureError(status, ['address:/old']))
    expect([(await get('/old')).status, (await get('/old')).status]).toEqual([status, status])
    expect(backOffice.requests).toEqual(['/old'])
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
    expect([answer.status, await answer.json()]).toEqual([200, { marked: 1 }])
    expect(await textOf(story)).toBe('Second')
  })

  it('never keeps what was read before a purge that came while it was rendered', async () => {
    const open = holdBackOffice()
    const reader = textOf(story)
    while (backOffice.requests.length === 0) await new Promise((resolve) => setImmediate(resolve))
    backOffice.answers.set(story, article('Second'))
    const purged = jest.spyOn(cache(), 'purge')
    const answered = purge(['post:1'])
    while (purged.mock.calls.length === 0) await new Promise((resolve) => setImmediate(resolve))
    open()
    await answered
    expect(await reader).toBe('Second')
    expect(await textOf(story)).toBe('Second')
  })

  it('answers a purge at once, then renders the changed address, front pages and what is read most', async () => {
    const others = Array.from({ length: 30 }, (_, index) => `/2026/01/08/other-${index}`)
    for (const path of [...others, '/']) backOffice.answers.set(path, { ...article(path), tags: ['posts'] })
    backOffice.answers.set(story, { ...article('First'), tags: ['posts', `address:${story}`] })
    for (const path of [...others, '/', '/', story]) await textOf(path)
    for (let count = 0; count < 3; count += 1) await textOf('/2026/01/08/other-17')

    backOffice.requests.length = 0
    const open = holdBackOffice()
    const answer = await purge(['posts', `address:${story}`])
    expect([answer.status, await answer.json()]).toEqual([200, { marked: 32 }])
    open()
    await until(
      'all pages are rendered',
      () => backOffice.requests.length,
      (count) => count === 32,
    )
    expect(backOffice.requests.slice(0, 3)).toEqual([story, '/', '/2026/01/08/other-17'])
    expect(backOffice.requests.toSorted()).toEqual([...others, '/', story].toSorted())
  })

  it('gives readers no old page after a purge, whether or not its turn has come', async () => {
    const paths = Array.from({ length: 30 }, (_, index) => `/2026/01/08/other-${index}`)
    const setAll = (headline: string) => {
      for (const path of paths) backOffice.answers.set(path, { ...article(headline), tags: ['posts'] })
    }
    setAll('Old')
    for (const path of paths) await textOf(path)
    setAll('New')
    await purge(['posts'])
    const texts = await Promise.all(paths.toReversed().map(textOf))
    expect(new Set(texts)).toEqual(new Set(['New']))
  })

  it('gives readers no old page when it is killed between a purge and the renewal', async () => {
    await textOf(story)
    await files().settled()
    backOffice.answers.set(story, article('Second'))
    const open = holdBackOffice()
    await purge(['post:1'])
    // A process that starts beside the other knows no more than one that starts after the other was killed.
    await start()
    const reader = get(story)
    open()
    const answer = await reader
    expect([await answer.text(), answer.headers.get('cache-status')]).toEqual(['Second', 'Citydesk; fwd=stale'])
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
