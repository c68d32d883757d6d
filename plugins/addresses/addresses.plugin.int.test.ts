import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { signedCall } from '#contract/signedCalls.ts'
import type { TestPayload } from '#tests/integration/bootPayload.ts'
import { bootTestPayload } from '#tests/integration/bootPayload.ts'
import { makeTablesIn } from '#tests/integration/ownTables.ts'
import { createAdministrator, createPerson, passwordOfPeople } from '#tests/integration/people.ts'
import type { PostDesk } from '#tests/integration/postDesk.ts'
import { postDesk } from '#tests/integration/postDesk.ts'
import type { RestClient } from '#tests/integration/restClient.ts'
import { readerClient, signIn } from '#tests/integration/restClient.ts'
import { addresses } from './addresses.plugin.ts'

let app: TestPayload
let desk: PostDesk
let rest: RestClient
let asEditor: Record<string, string>

const secret = 'shared-with-the-site'

const tokenOf = async (email: string | undefined) => {
  const answer = await readerClient(app)('POST', '/api/users/login', { email, password: passwordOfPeople })
  return { Authorization: `JWT ${answer.body.token}` }
}

beforeAll(async () => {
  app = await bootTestPayload({ plugins: [addresses({ siteUrl: 'https://paper.test', hitsSecret: secret })] })
  await makeTablesIn(app.payload)
  const editor = await createAdministrator(app.payload)
  desk = postDesk(app, editor)
  rest = await signIn(app, editor.email)
  asEditor = await tokenOf(editor.email)
})

afterAll(() => app.stop())

beforeEach(async () => {
  await app.payload.delete({ collection: 'url-targets', where: {} })
})

const redirect = (data: object) =>
  app.payload.create({ collection: 'url-targets', data: { path: '/x', type: 'redirect', ...data }, depth: 0 })

const check = async (address: string) =>
  (await rest('GET', `/api/url-targets/check?address=${encodeURIComponent(address)}`)).body

describe('what happens at an address', () => {
  it('is answered step by step, with who decided it, when and why', async () => {
    const { path, headline } = await desk.createLive()
    await redirect({ path: '/old', url: String(path) })
    expect(await check('https://paper.test/OLD/?x=1')).toMatchObject({
      steps: [
        { address: '/OLD/?x=1', status: 301, location: path, title: null },
        { address: `${path}?x=1`, status: 200, location: null, title: headline },
      ],
      why: 'redirect made',
      by: 'Citydesk',
      history: [{ answer: '301', target: path, why: 'redirect made' }],
    })
  })

  it.each([
    ['/gone', [{ status: 410 }]],
    ['sealed', [{ status: 451, title: 'A court' }]],
    ['/nothing', [{ status: 404 }]],
    [
      '/off',
      [
        { status: 307, location: 'https://elsewhere.test/' },
        { status: null, title: 'Another site' },
      ],
    ],
    ['/feed.xml', [{ status: null, title: 'The site itself answers this' }]],
  ])('%s', async (address, steps) => {
    await redirect({ path: '/gone', type: 'gone' })
    await redirect({ path: '/sealed', type: 'unavailable_for_legal_reasons', authority: 'A court' })
    await redirect({ path: '/off', url: 'https://elsewhere.test/', code: '307' })
    expect(await check(address)).toMatchObject({ steps })
  })

  it('is no question about another site, and not for everybody', async () => {
    expect(await rest('GET', '/api/url-targets/check?address=https://elsewhere.test/')).toMatchObject({ status: 400 })
    const writer = await createPerson(app.payload, ['UPDATE_POST'])
    const asWriter = await signIn(app, writer.email)
    for (const call of ['check?address=/x', 'table']) {
      expect(await asWriter('GET', `/api/url-targets/${call}`)).toMatchObject({
        status: 403,
        body: { errors: [{ data: { missingPermissions: ['VIEW_REDIRECTS'] } }] },
      })
    }
  })
})

describe('what leads to a document', () => {
  const leading = async (id: number | string, as = rest) =>
    as('GET', `/api/url-targets/leading-here?collection=posts&id=${id}`)

  it('is its former addresses and the redirects to it or its address, each with its answer', async () => {
    const { id, path } = await desk.createLive()
    expect((await leading(id)).body).toEqual({ addresses: [], total: 0 })
    const byDocument = await redirect({ path: '/by-document', type: 'post', post: id, code: '307' })
    const byAddress = await redirect({ path: '/by-address', url: String(path) })
    await redirect({ path: '/elsewhere', url: '/about' })
    await redirect({ path: '/gone', type: 'gone' })
    await app.payload.update({ collection: 'posts', id, data: { slug: 'another-name' }, draft: true })
    await desk.publish(id)
    const { addresses: found, total } = (await leading(id)).body
    expect(total).toBe(3)
    expect(found).toMatchObject([
      { path, answer: '301', why: 'address changed' },
      { path: '/by-address', answer: '301', redirect: String(byAddress.id) },
      { path: '/by-document', answer: '307', redirect: String(byDocument.id) },
    ])
  })

  it('is shown to those who may see redirects', async () => {
    const { id } = await desk.createLive()
    const other = await createPerson(app.payload, ['UPDATE_POST'])
    expect((await leading(id, await signIn(app, other.email))).status).toBe(403)
    expect((await leading(id, readerClient(app))).status).toBe(401)
    expect((await leading('none')).status).toBe(400)
  })
})

describe('a slug', () => {
  const ask = async (query: string) => (await rest('GET', `/api/url-targets/slug?${query}`)).body

  it('is free at an address, or taken with a reason and another one', async () => {
    await desk.createPost({ slug: 'known' })
    await redirect({ path: '/about-us', url: '/x' })
    expect(await ask('collection=posts&slug=unknown')).toEqual({
      isAvailable: true,
      path: expect.stringMatching(/^\/\d{4}\/\d\d\/\d\d\/unknown$/),
    })
    expect(await ask('collection=posts&slug=known')).toEqual({
      isAvailable: false,
      message: 'The slug known is taken.',
      suggestion: 'known-2',
    })
    expect(await ask('collection=pages&slug=about-us')).toEqual({
      isAvailable: false,
      message: 'The address /about-us is taken: a redirect begins there.',
      suggestion: 'about-us-2',
    })
    expect(await ask('collection=pages&slug=search')).toMatchObject({ message: 'The site itself uses /search.' })
    expect(await ask('collection=pages&slug=Not%20one')).toMatchObject({ isAvailable: false, suggestion: null })
    expect(await ask('collection=sections&slug=talk&type=show')).toMatchObject({ path: '/podcasts/talk' })
  })

  it('is its own document’s', async () => {
    const { id, path } = await desk.createLive({ slug: 'mine', publishDateTime: '2020-05-05T20:00:00.000Z' })
    expect(await ask(`collection=posts&slug=mine&id=${id}`)).toEqual({ isAvailable: true, path })
    expect(await ask(`collection=posts&slug=other&id=${id}`)).toEqual({ isAvailable: true, path: '/2020/05/05/other' })
  })

  it('is visible to the newsroom only', async () => {
    expect(await readerClient(app)('GET', '/api/url-targets/slug?collection=posts&slug=x')).toMatchObject({
      status: 401,
    })
  })
})

describe('a table of redirects', () => {
  const post = async (csv: string, query = '') => {
    const headers = { ...asEditor, 'Content-Type': 'text/csv' }
    const response = await app.request(`/api/url-targets/table${query}`, { method: 'POST', headers, body: csv })
    return response.json()
  }
  const table = async () => (await app.request('/api/url-targets/table', { headers: asEditor })).text()

  it('is read line by line: reports lines that fail, applies all others', async () => {
    const { path } = await desk.createLive({ slug: 'in-the-table' })
    const csv = `address,answer,target,authority,note
/t/1,301,${path},,=Moved
/t/2,307,/t/1,,
/t/3,410,,,
/t/4,451,,A court,
/t/5,301,/t/5,,
${path},410,,,
/t/6,301,javascript:alert(1),,
,301,/x,,`
    const trial = await post(csv, '?trial=true')
    expect(trial).toMatchObject({ made: 4, refused: [{ line: 6 }, { line: 7 }, { line: 8 }, { line: 9 }] })
    expect((await app.payload.count({ collection: 'url-targets' })).totalDocs).toBe(0)
    const report = await post(csv)
    expect(report).toMatchObject({
      made: 4,
      changed: 0,
      unchanged: 0,
      refused: [
        { line: 6, address: '/t/5', message: 'An address cannot lead to itself.' },
        { line: 7, address: path, message: expect.stringContaining('Readers have something live') },
        { line: 8, address: '/t/6', message: expect.stringContaining('Enter a path of this site') },
        { line: 9, address: '', message: 'The address is missing.' },
      ],
    })
    expect(await table()).toBe(`address,answer,target,authority,authority address,note,hits,last hit
/t/1,301,${path},,,'=Moved,0,
/t/2,307,${path},,,,0,
/t/3,410,,,,,0,
/t/4,451,,A court,,,0,
`)
    expect(await post(await table())).toMatchObject({ made: 0, changed: 0, unchanged: 4, refused: [] })
    expect(await post('address,target\n/t/1,/elsewhere')).toMatchObject({ changed: 1 })
  })

  it('that is none is refused', async () => {
    expect(await post('from,to\n/a,/b')).toMatchObject({
      errors: [{ message: 'The first line has to name the columns: address, answer, target.' }],
    })
  })

  it('needs both rights to be read in', async () => {
    const viewer = await createPerson(app.payload, ['VIEW_REDIRECTS', 'CREATE_REDIRECT'])
    const headers = await tokenOf(viewer.email)
    const init = { method: 'POST', headers, body: 'address,target\n/a,/b' }
    expect((await app.request('/api/url-targets/table', init)).status).toBe(403)
    expect((await app.request('/api/url-targets/table', { headers })).status).toBe(200)
  })
})

describe('hits that the reader site tells', () => {
  const sendHits = (hits: object[], key = secret) => {
    const path = '/api/url-targets/hits'
    return app.request(path, signedCall(path, { hits }, key, Date.now()))
  }

  it('are added up, change nothing else, and are taken from the site only', async () => {
    const made = await redirect({ path: '/hit', url: '/x' })
    const last = Date.now() - 5000
    const hits = [
      { path: '/HIT', hits: 2, lastHit: last - 10 },
      { path: '/hit/', hits: 1, lastHit: last },
      { path: '/no-redirect', hits: 9, lastHit: last },
    ]
    expect((await sendHits(hits)).status).toBe(200)
    expect((await sendHits(hits.slice(0, 1))).status).toBe(200)
    expect((await sendHits(hits, 'guessed')).status).toBe(401)
    expect(await desk.targetAt('/hit')).toMatchObject({
      hits: 5,
      lastHit: new Date(last).toISOString(),
      updatedAt: made.updatedAt,
    })
  })
})
