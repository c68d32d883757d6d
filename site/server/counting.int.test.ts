import { describe, expect, it } from '@jest/globals'
import { fixtureError } from '../testing/readerFixtures.ts'
import { runningSite, story } from '../testing/runningSite.ts'

const { backOffice, counted, fill, get, sums } = runningSite()

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const beacon = (post: number, ...events: object[]) =>
  JSON.stringify({
    page: { path: '/story', kind: 'article', post },
    referrer: '',
    medium: '',
    asksConsent: false,
    events,
  })
const view = { name: 'view', props: {} }
const send = (body: string, agent = firefox) =>
  get('/api/beacon', { method: 'POST', body, headers: { 'user-agent': agent } })
// What counts, and what bots did, which is kept apart.
const ofReaders = () => sums.filter(({ isBot }) => !isBot)
const ofPrograms = () => sums.filter(({ isBot }) => isBot)
const viewsOf = (...posts: number[]) => sums.filter(({ name, post }) => name === 'view' && posts.includes(post))

describe('what the site counts', () => {
  it('counts what readers’ browsers report, and answers all beacons alike', async () => {
    const answers = [
      await send(beacon(12, view, { name: 'engaged', props: { seconds: '20' } })),
      await send(beacon(12, view), 'Googlebot/2.1'),
      await send('nonsense'),
      await send('x'.repeat(20_000)),
      await get('/api/beacon'),
    ]
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204, 204, 204])
    expect(ofReaders()).toMatchObject([
      { name: 'view', post: 12, detail: 'direct', times: 1 },
      { name: 'page_view', post: 0, detail: 'article', times: 1 },
      { name: 'engaged', post: 12, times: 20 },
    ])
    expect(ofPrograms()).toMatchObject([
      { name: 'view', post: 12, program: 'Googlebot' },
      { name: 'page_view', post: 0, program: 'Googlebot' },
    ])
  })

  it('says so when it cannot keep what counts', async () => {
    fill()
    expect((await send(beacon(12, view))).status).toBe(503)
    expect((await send('nonsense')).status).toBe(204)
  })

  it('does not count one address without end', async () => {
    for (let post = 101; post <= 650; post += 1) await send(beacon(post, view))
    const views = sums.filter(({ name }) => name === 'view')
    expect(views.length).toBeGreaterThan(400)
    expect(views.length).toBeLessThanOrEqual(480)
  })

  it('counts a few views of one post from one address, and what else is reported with one more', async () => {
    for (let count = 0; count < 30; count += 1) await send(beacon(13, view))
    await send(beacon(13, view, { name: 'share', props: { way: 'email' } }))
    expect(viewsOf(13)).toHaveLength(5)
    expect(sums.at(-1)).toMatchObject({ name: 'share', detail: 'email' })
  })

  it('counts searches by people, without their words', async () => {
    for (const [url, agent] of [
      ['/search?q=harbor', firefox],
      ['/search?q=harbor', 'Googlebot/2.1'],
      ['/search', firefox],
    ] as const)
      await get(url, { headers: { 'user-agent': agent } })
    expect(ofReaders()).toMatchObject([{ name: 'search', detail: '' }])
    expect(ofPrograms()).toMatchObject([{ name: 'search', detail: '', program: 'Googlebot' }])
  })

  it('counts reads of republished stories by the picture that they carry, and sends it to everybody', async () => {
    const headers = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' }
    const picture = await get('/pixel/12.gif', { headers })
    expect([picture.status, picture.headers.get('content-type'), picture.headers.get('cache-control')]).toEqual([
      200,
      'image/gif',
      'no-store',
    ])
    expect((await get('/pixel/12.gif', { headers: { 'user-agent': 'Googlebot/2.1' } })).status).toBe(200)
    expect((await get('/pixel/12.gif', { headers, method: 'HEAD' })).status).toBe(200)
    expect((await get('/pixel/12.gif', { headers, method: 'POST' })).status).toBe(405)
    expect(ofReaders()).toMatchObject([{ name: 'republished_read', post: 12, times: 1 }])
  })

  it('counts where readers asked for what is redirected or withdrawn, and nothing else', async () => {
    backOffice.answers.set('/old', { status: 307, location: '/new', tags: [] })
    backOffice.answers.set('/gone', fixtureError(410))
    for (const url of ['/old?x=1', '/old/', '/gone', '/nothing', story]) await get(url)
    expect(counted).toEqual(['/old', '/old', '/gone'])
  })
})
