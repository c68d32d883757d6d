import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals'
import pg from 'pg'
import { z } from 'zod'
import { until } from '#tests/until.ts'
import { type BackOfficeBeside, startBackOfficeBeside } from './backOfficeBeside.ts'
import { createReadyPost } from './lifecycle/readyPost.ts'
import { type RestPerson, signInByRest } from './lifecycle/restPerson.ts'
import { sharedNewsroom } from './newsroom.ts'

jest.setTimeout(300_000)

const newsroom = sharedNewsroom()
const mark = `Kept ${Date.now()}`
const made = z.object({ doc: z.object({ id: z.number() }) })

let admin: RestPerson
let beside: BackOfficeBeside
let database: pg.Client
let author: number

interface Read {
  status: number
  text: string
  etag: string
  cacheControl: string | null
}

async function read(
  path: string,
  { url = newsroom.cmsUrl, ...init }: RequestInit & { url?: string } = {},
): Promise<Read> {
  const answer = await fetch(`${url}/api${path}`, init)
  return {
    status: answer.status,
    text: await answer.text(),
    etag: answer.headers.get('etag') ?? '',
    cacheControl: answer.headers.get('cache-control'),
  }
}

const known = (etag: string): RequestInit => ({ headers: { 'If-None-Match': etag } })
const graphql = (query: string): RequestInit => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({ query }),
})
const authors = `/authors?depth=0&where[name][like]=${encodeURIComponent(mark)}`
const posts = '/posts?limit=5&depth=1&sort=-publishDateTime'

beforeAll(async () => {
  admin = await signInByRest(newsroom.cmsUrl, 'admin')
  beside = await startBackOfficeBeside(newsroom, (url) => ({ CMS_URL: url }))
  database = new pg.Client({ connectionString: newsroom.databaseUrl })
  await database.connect()
  author = made.parse((await admin.call('POST', '/authors', { name: `${mark} A` })).body).doc.id
})
afterAll(async () => {
  await admin?.call('DELETE', `/authors/${author}`)
  await database?.end()
  await beside?.stop()
})

describe('what strangers read over the APIs', () => {
  it.each([posts, `/posts?page=2&limit=5`, '/globals/settings', '/posts?select[headline]=true'])(
    'has an entity tag, and is answered with 304 to who has it: %s',
    async (path) => {
      const first = await read(path)
      expect(first).toMatchObject({
        status: 200,
        etag: expect.stringMatching(/^"[\w-]+"$/),
        cacheControl: 'public, no-cache',
      })
      expect(await read(path)).toEqual(first)
      expect(await read(path, known(first.etag))).toMatchObject({ status: 304, text: '', etag: first.etag })
      expect(await read(path, known('"another"'))).toEqual(first)
    },
  )

  it('has one over GraphQL as well', async () => {
    const query = graphql('{ Posts(limit: 3) { docs { headline wordCount blocks } } }')
    const first = await read('/graphql', query)
    expect(first).toMatchObject({ status: 200, etag: expect.stringMatching(/^"/) })
    expect(JSON.parse(first.text)).toMatchObject({ data: { Posts: { docs: [{ blocks: expect.any(Array) }, {}, {}] } } })
    const again = { ...query, headers: { 'Content-Type': 'application/json', 'If-None-Match': first.etag } }
    expect((await read('/graphql', again)).status).toBe(304)
  })

  it('is what this back office has just written, at once', async () => {
    for (const name of [`${mark} B`, `${mark} C`, `${mark} D`]) {
      await read(authors)
      await admin.call('PATCH', `/authors/${author}`, { name })
      expect((await read(authors)).text).toContain(name)
    }
  })

  it('is what another back office has written', async () => {
    const person = await signInByRest(beside.url, 'admin')
    await read(authors)
    await person.call('PATCH', `/authors/${author}`, { name: `${mark} E` })
    await until('the change is seen', async () => (await read(authors)).text.includes(`${mark} E`))
  })

  it('is what the database has, whoever changed it', async () => {
    await read(authors)
    await database.query('UPDATE authors SET name = $1 WHERE id = $2', [`${mark} F`, author])
    await until('the change is seen', async () => (await read(authors)).text.includes(`${mark} F`))
  })

  it('is published with a story, and gone with it', async () => {
    const path = `/posts?depth=0&where[headline][equals]=${encodeURIComponent(mark)}`
    const found = async () => z.object({ totalDocs: z.number() }).parse(JSON.parse((await read(path)).text)).totalDocs
    expect(await found()).toBe(0)
    const id = await createReadyPost(admin, mark)
    expect(await found()).toBe(0)
    expect((await admin.call('POST', `/posts/${id}/publish`, {})).status).toBe(200)
    expect(await found()).toBe(1)
    expect((await admin.call('POST', `/posts/${id}/unpublish`, { unpublishAction: 'return_gone' })).status).toBe(200)
    expect(await found()).toBe(0)
  })

  it('is a page of readers, of every commit before it, with its entity tag', async () => {
    const heading = `${mark} page`
    const id = await createReadyPost(admin, heading)
    await admin.call('POST', `/posts/${id}/publish`, {})
    const { path } = z.object({ path: z.string() }).parse((await admin.call('GET', `/posts/${id}?depth=0`)).body)
    const page = `/reader/page?path=${path}`
    const first = await read(page)
    expect(first).toMatchObject({ status: 200, etag: expect.stringMatching(/^"/), cacheControl: 'public, no-cache' })
    expect(await read(page, known(first.etag))).toMatchObject({ status: 304, text: '' })
    const servers = [newsroom.cmsUrl, beside.url]
    for (const name of ['B', 'C', 'D', 'E', 'F', 'G']) {
      const headline = `${heading} ${name}`
      await Promise.all(servers.map((url) => read(page, { url })))
      await database.query('UPDATE posts SET headline = $1 WHERE id = $2', [headline, id])
      for (const { text } of await Promise.all(servers.map((url) => read(page, { url }))))
        expect(text).toContain(headline)
    }
    expect((await admin.call('POST', `/posts/${id}/unpublish`, { unpublishAction: 'return_gone' })).status).toBe(200)
    for (const url of servers)
      expect(await read(page, { url })).toMatchObject({
        cacheControl: 'no-store',
        text: expect.stringContaining('410'),
      })
  })

  it('is not what a member reads', async () => {
    const draft = made.parse((await admin.call('POST', '/posts?draft=true', { headline: `${mark} draft` })).body).doc.id
    const path = `/posts?draft=true&depth=0&where[id][equals]=${draft}`
    const stranger = await read(path)
    expect(stranger.text).not.toContain(mark)
    const { body } = await admin.call('GET', path)
    expect(JSON.stringify(body)).toContain(`${mark} draft`)
    expect(await read(path)).toEqual(stranger)
  })

  it('is not kept where it is an error or no content', async () => {
    for (const path of ['/posts/999999', '/users', '/posts/list', '/media/file/none.jpg']) {
      expect((await read(path)).cacheControl).not.toBe('public, no-cache')
    }
    const wrong = await read('/graphql', graphql('{ Posts { docs { nonsense } } }'))
    expect(wrong).toMatchObject({ etag: '', cacheControl: null, text: expect.stringContaining('nonsense') })
  })
})
