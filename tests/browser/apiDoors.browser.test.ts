import { beforeAll, describe, expect, it } from '@jest/globals'
import { z } from 'zod'
import { demoPassword } from '#scripts/start/demo.ts'
import { type RestPerson, signInByRest } from './lifecycle/restPerson.ts'
import { type SharedNewsroom, sharedNewsroom } from './newsroom.ts'

let newsroom: SharedNewsroom
let admin: RestPerson
let writer: RestPerson

const megabyte = 1024 * 1024
const at = (path: string) => `${newsroom.cmsUrl}${path}`

beforeAll(async () => {
  newsroom = sharedNewsroom()
  admin = await signInByRest(newsroom.cmsUrl, 'admin')
  writer = await signInByRest(newsroom.cmsUrl, 'writer')
})

describe('a body that is too large', () => {
  const headers = { 'Content-Type': 'application/json' }
  const text = (length: number) => JSON.stringify({ query: 'a'.repeat(length) })

  it.each(['/api/users/login', '/api/graphql', '/api/posts', '/api/reader/numbers', '/api/rpc/post.delete'])(
    'is refused at %s from a stranger, with its limit',
    async (path) => {
      const answer = await fetch(at(path), { method: 'POST', headers, body: text(megabyte) })
      expect([answer.status, await answer.json()]).toEqual([
        413,
        { errors: [{ message: 'The body of this request may have at most 1 MB.' }] },
      ])
    },
  )

  it('is refused when it does not say how long it is', async () => {
    const body = new Blob([text(megabyte)]).stream()
    const answer = await fetch(at('/api/users/login'), Object({ method: 'POST', headers, body, duplex: 'half' }))
    expect(answer.status).toBe(413)
  })

  it('may be larger in a document and a call of a member', async () => {
    const note = 'a'.repeat(2 * megabyte)
    expect((await admin.call('POST', '/rpc/post.delete', { id: '0', note })).status).toBe(404)
    expect((await admin.call('POST', '/rpc/post.delete', { id: '0', note: note + note })).status).toBe(413)
    expect((await writer.call('PATCH', '/posts/0', { note })).status).not.toBe(413)
    expect((await writer.call('PATCH', '/posts/0', { note: note.repeat(5) })).status).toBe(413)
  })
})

describe('an address that means nothing', () => {
  it.each([
    ['/api/__proto__', 404],
    ['/api/constructor', 404],
    ['/api/reader/feed?section=%00', 400],
    ['/api/posts?where=%', 400],
    ['/api/posts?where[headline][equals]=%00', 400],
    ['/api/posts?where=headline', 400],
    ['/api/posts?page=-1', 400],
    ['/api/og', 400],
    ['/api/%', 400],
    ['/api/posts/%ff', 400],
    ['/admin/%', 400],
    ['/admin/collections/posts?search=%00', 400],
    ['/admin/collections/tags?where[name][like]=a%00', 400],
    ['/admin/collections/posts/%E0%A4%A', 400],
    ['/api/media/file/caf%C3%A9%20100%25.jpg', 404],
    ['/_next/image?url=%2Ffavicon.ico&w=640&q=75', 404],
  ])('%s is answered with %i', async (path, status) => {
    expect((await fetch(at(path))).status).toBe(status)
  })

  it.each(['/tags/versions', '/tags/versions/1', '/users/versions', '/globals/settings/versions'])(
    '%s is answered with 404 where nothing has versions',
    async (path) => expect((await admin.call('GET', path)).status).toBe(404),
  )

  it('is a value with a NUL, too', async () => {
    expect((await writer.call('POST', '/posts', { headline: 'a\u0000b', type: 'article' })).status).toBe(400)
  })

  it('is a GraphQL fragment that contains itself', async () => {
    const query = '{ Posts { docs { ...A } } } fragment A on Post { id ...B } fragment B on Post { ...A }'
    expect((await writer.call('POST', '/graphql', { query })).status).toBe(400)
  })
})

describe('a request that is small and means much', () => {
  const graphql = async (query: string) => {
    const headers = { 'Content-Type': 'application/json' }
    const answer = await fetch(at('/api/graphql'), { method: 'POST', headers, body: JSON.stringify({ query }) })
    return [answer.status, await answer.text()] as const
  }

  it('is refused over GraphQL: fragments that double, aliases, directives, and what is too long or too deep', async () => {
    const doubling = Array.from(
      { length: 40 },
      (_, index) => `fragment F${index} on Post{...F${index + 1} ...F${index + 1}}`,
    )
    for (const [query, words] of [
      [`{Posts{docs{...F0}}} ${doubling.join(' ')} fragment F40 on Post{id}`, '300 fields'],
      [`{${Array.from({ length: 400 }, (_, index) => `a${index}:__typename`).join(' ')}}`, '1000 words and signs'],
      [`{${Array.from({ length: 11 }, (_, index) => `a${index}:Posts(limit:1){totalDocs}`).join(' ')}}`, '10 fields'],
      [`{__typename${' @skip(if:false)'.repeat(60)}}`, '50 directives'],
      ['{a'.repeat(100) + '}'.repeat(100), '24 levels'],
    ] as const) {
      const [status, text] = await graphql(query)
      expect([status, text]).toEqual([400, expect.stringContaining(words)])
    }
    expect((await graphql('{Posts(limit:1){docs{headline}}}'))[0]).toBe(200)
  })

  it('has more of them as a member', async () => {
    const query = `{${Array.from({ length: 11 }, (_, index) => `a${index}:Posts(limit:1){totalDocs}`).join(' ')}}`
    expect(await writer.call('POST', '/graphql', { query })).toMatchObject({
      status: 200,
      body: { data: expect.anything() },
    })
  })

  it('is refused over REST: conditions and relations', async () => {
    const conditions = Array.from({ length: 11 }, (_, index) => `where[and][${index}][name][like]=a`).join('&')
    for (const query of [conditions, 'where[parent.parent.name][like]=a']) {
      expect((await fetch(at(`/api/sections?${query}`))).status).toBe(400)
      expect((await fetch(at(`/api/sections/count?${query}`))).status).toBe(400)
    }
  })

  it('is refused over GraphQL as well, in the query and in its variables', async () => {
    const where = { AND: Array.from({ length: 11 }, () => ({ name: { like: 'a' } })) }
    const query = 'query ($where: Section_where) { Sections(where: $where) { totalDocs } }'
    const headers = { 'Content-Type': 'application/json' }
    const body = JSON.stringify({ query, variables: { where } })
    const answer = await fetch(at('/api/graphql'), { method: 'POST', headers, body })
    expect(await answer.text()).toContain('A query may have at most 10 conditions.')
  })

  it('does not call what every object has as a function of the back office', async () => {
    const login = await (await fetch(at('/admin/login'))).text()
    const action = /\\"id\\":\\"([0-9a-f]{40,44})\\"/.exec(login)?.[1] ?? ''
    expect(action).not.toBe('')
    for (const name of ['constructor', 'render-document']) {
      const body = JSON.stringify([{ name, args: {} }])
      const headers = { 'Next-Action': action, 'Content-Type': 'text/plain;charset=UTF-8' }
      const answer = await fetch(at('/admin/login'), { method: 'POST', headers, body })
      const text = await answer.text()
      expect([name, answer.status, text.length < 1_000]).toEqual([name, 500, true])
    }
  })
})

describe('a page of documents', () => {
  const page = z.object({ docs: z.array(z.unknown()), limit: z.number(), totalDocs: z.number() })
  const read = async (query: string) => page.parse(await (await fetch(at(`/api/tags?depth=0${query}`))).json())

  it('has at most 50 documents, 20 by default, and none with limit=0', async () => {
    expect((await read('&limit=500')).limit).toBe(50)
    expect((await read('')).limit).toBe(20)
    const { docs, limit, totalDocs } = await read('&limit=0')
    expect([docs, limit, totalDocs > 0]).toEqual([[], 0, true])
    expect((await fetch(at('/api/tags?limit=-1'))).status).toBe(400)
  })

  it('has as many over GraphQL', async () => {
    const { body } = await writer.call('POST', '/graphql', { query: '{ Tags(limit: 500) { limit docs { id } } }' })
    expect(body).toMatchObject({ data: { Tags: { limit: 50 } } })
  })
})

describe('several programs that write one version of a post at the same moment', () => {
  const created = z.object({ doc: z.object({ id: z.number(), updatedAt: z.string() }) })
  const rest = (id: number, headline: string, headers: Record<string, string>) =>
    admin.call('PATCH', `/posts/${id}?draft=true&depth=0`, { headline }, headers)
  const graphql = (id: number, headline: string, headers: Record<string, string>) => {
    const query = `mutation { updatePost(id: ${id}, draft: true, data: { headline: "${headline}" }) { id } }`
    return admin.call('POST', '/graphql', { query }, headers)
  }

  it.each([
    { door: 'REST', write: rest },
    { door: 'GraphQL', write: graphql },
  ])('have one write taken over $door, and the others refused', async ({ write }) => {
    const { doc } = created.parse((await admin.call('POST', '/posts?draft=true', { headline: 'One version' })).body)
    const headlines = ['First', 'Second', 'Third', 'Fourth']
    const answers = await Promise.all(
      headlines.map((headline) => write(doc.id, headline, { 'If-Match': `"${doc.updatedAt}"` })),
    )
    const refused = answers.filter(({ body }) => JSON.stringify(body).includes('is not known any more'))
    expect(refused.length).toBe(3)
    const taken = headlines[answers.findIndex((answer) => !refused.includes(answer))]
    expect(await admin.call('GET', `/posts/${doc.id}?draft=true&depth=0`)).toMatchObject({ body: { headline: taken } })
    await admin.call('POST', `/posts/${doc.id}/trash`)
    await admin.call('DELETE', `/posts/${doc.id}?trash=true`)
  })
})

describe('what the back office answers with', () => {
  it.each(['/admin/login', '/api/health', '/api/posts'])('%s has the security headers', async (path) => {
    const { headers } = await fetch(at(path))
    expect(headers.get('content-security-policy')).toMatch(/frame-ancestors 'none'.*object-src 'none'.*base-uri 'self'/)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
    expect(headers.get('strict-transport-security')).toMatch(/max-age=\d{7}/)
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
    expect(headers.get('permissions-policy')).toContain('camera=(), microphone=(), geolocation=()')
    expect(headers.has('x-powered-by')).toBe(false)
    expect(headers.has('access-control-allow-origin')).toBe(false)
  })

  it('lets a screen run the scripts of this answer alone', async () => {
    const screen = async () => {
      const answer = await fetch(at('/admin/login'))
      const [, nonce = ''] =
        /script-src 'nonce-([^']+)' 'strict-dynamic';/.exec(answer.headers.get('content-security-policy') ?? '') ?? []
      const scripts = (await answer.text()).match(/<script[^>]*>/g) ?? []
      return { nonce, scripts }
    }
    const [one, other] = [await screen(), await screen()]
    expect(one.nonce).not.toBe('')
    expect(one.nonce).not.toBe(other.nonce)
    expect(one.scripts.length).toBeGreaterThan(2)
    expect(one.scripts.filter((script) => !script.includes(`nonce="${one.nonce}"`))).toEqual([])
  })
})

describe('a page of another site', () => {
  const foreign = { Origin: 'https://elsewhere.test', 'Sec-Fetch-Site': 'cross-site' }
  const credentials = { email: 'writer@citydesk.test', password: demoPassword }
  let cookie: string

  beforeAll(async () => {
    const headers = { 'Content-Type': 'application/json' }
    const answer = await fetch(at('/api/users/login'), { method: 'POST', headers, body: JSON.stringify(credentials) })
    cookie = (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
  })

  it.each([
    ['POST', '/api/posts'],
    ['PATCH', '/api/posts/1'],
    ['DELETE', '/api/posts/1'],
    ['POST', '/api/graphql'],
    ['POST', '/api/rpc/editor.requestUnlock'],
    ['POST', '/api/users/login'],
    ['POST', '/api/users/logout'],
    ['POST', '/api/account/log-in'],
  ])('cannot send %s %s with the log-in of who visits it, nor log them in as somebody else', async (method, path) => {
    const headers = { ...foreign, Cookie: cookie, 'Content-Type': 'text/plain' }
    const answer = await fetch(at(path), { method, headers, body: JSON.stringify(credentials) })
    expect([
      answer.status,
      answer.headers.get('set-cookie'),
      answer.headers.get('access-control-allow-origin'),
    ]).toEqual([403, null, null])
  })

  it('cannot log anybody in with a form either', async () => {
    const body = new FormData()
    body.append('_payload', JSON.stringify(credentials))
    const answer = await fetch(at('/api/users/login'), { method: 'POST', headers: foreign, body })
    expect([answer.status, answer.headers.get('set-cookie')]).toEqual([403, null])
  })

  it('reads nothing with the log-in of who visits it', async () => {
    const me = async (headers: Record<string, string>) =>
      (await fetch(at('/api/users/me'), { headers: { Cookie: cookie, ...headers } })).json()
    expect(await me(foreign)).toMatchObject({ user: null })
    expect(await me({ 'Sec-Fetch-Site': 'cross-site' })).toMatchObject({ user: null })
    expect(await me({ 'Sec-Fetch-Site': 'same-origin' })).toMatchObject({ user: { email: credentials.email } })
  })
})

describe('post.getPosts', () => {
  const find = (input: object) =>
    writer.call('GET', `/rpc/post.getPosts?input=${encodeURIComponent(JSON.stringify(input))}`)
  const found = z.object({ result: z.object({ data: z.object({ items: z.array(z.object({ type: z.string() })) }) }) })

  it('takes types in capitals', async () => {
    const { items } = found.parse((await find({ postTypes: ['EPISODE'] })).body).result.data
    expect([...new Set(items.map(({ type }) => type))]).toEqual(['episode'])
  })

  it('takes moments as bounds', async () => {
    const future = { publishDateStart: '2090-01-01T00:00:00Z' }
    expect(found.parse((await find(future)).body).result.data.items).toEqual([])
    const past = { publishDateStart: '2000-01-01T00:00:00-08:00', publishDateEnd: '2090-01-01T00:00:00Z' }
    expect(found.parse((await find(past)).body).result.data.items.length).toBeGreaterThan(0)
  })
})

describe('every collection of the built configuration', () => {
  it('gives a person without a role no more than readers get', async () => {
    const lines = await newsroom.run('tests/browser/guards/listAccess.ts', [])
    const line = lines.find((one) => one.startsWith('access ')) ?? ''
    const access = z.record(z.string(), z.string()).parse(JSON.parse(line.slice('access '.length)))
    const open = Object.entries(access).filter(([, reach]) => reach !== 'nothing')
    expect(Object.fromEntries(open)).toEqual(readByEverybody)
    expect(Object.keys(access).filter((name) => name.startsWith('payload-') && name.endsWith('create'))).toEqual([
      'payload-kv create',
      'payload-jobs create',
      'payload-preferences create',
      'payload-migrations create',
      'payload-query-presets create',
    ])
  })
})

// The collections that a user without a role reads, as readers do.
const readByEverybody: Record<string, string> = {
  'authors read': 'all',
  'candidate-forums read': 'all',
  'contributor-roles read': 'all',
  'fronts read': 'some',
  'media read': 'all',
  'newsletter-lists read': 'all',
  'newsletters read': 'some',
  'pages read': 'some',
  'post-sources read': 'all',
  'posts read': 'some',
  'promotions read': 'some',
  'reusable-blocks read': 'some',
  'sections read': 'some',
  'tags read': 'all',
}
