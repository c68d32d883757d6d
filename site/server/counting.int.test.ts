import { describe, expect, it } from '@jest/globals'
import { fixtureSite } from '../testing/readerFixtures.ts'
import { runningSite, story } from '../testing/runningSite.ts'

const { backOffice, beacons, counted, get } = runningSite()

describe('what the site counts', () => {
  it('counts what readers’ browsers tell, and answers all beacons alike', async () => {
    const userAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
    const send = (body: string, agent = userAgent) =>
      get('/api/beacon', { method: 'POST', body, headers: { 'user-agent': agent } })
    const answers = [
      await send('view 12'),
      await send('view 12', 'Googlebot/2.1'),
      await send('nonsense'),
      await send('x'.repeat(5000)),
      await get('/api/beacon'),
      await send('event newsletter_signup conversion'),
    ]
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204, 204, 204, 204])
    expect(beacons).toEqual([
      { kind: 'view', post: 12 },
      { kind: 'event', action: 'newsletter_signup', category: 'conversion' },
    ])
  })

  it('does not count one address without end', async () => {
    const headers = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' }
    for (let post = 101; post <= 250; post += 1)
      await get('/api/beacon', { method: 'POST', body: `view ${post}`, headers })
    expect(beacons.length).toBeGreaterThan(100)
    expect(beacons.length).toBeLessThanOrEqual(120)
  })

  it('counts a few views of one post from one address, and no more', async () => {
    const headers = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' }
    for (let count = 0; count < 30; count += 1) await get('/api/beacon', { method: 'POST', body: 'view 13', headers })
    expect(beacons).toHaveLength(5)
  })

  it('counts where readers asked for what is redirected or withdrawn, and nothing else', async () => {
    backOffice.answers.set('/old', { status: 307, location: '/new', tags: [] })
    backOffice.answers.set('/gone', { status: 410, site: fixtureSite, authority: null, authorityUrl: null, tags: [] })
    for (const url of ['/old?x=1', '/old/', '/gone', '/nothing', story]) await get(url)
    expect(counted).toEqual(['/old', '/old', '/gone'])
  })
})
