import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { z } from 'zod'
import { type RestPerson, signInByRest } from './lifecycle/restPerson.ts'
import { sharedNewsroom } from './newsroom.ts'

const { cmsUrl } = sharedNewsroom()
let admin: RestPerson
let writer: RestPerson

const at = (path: string) => `${cmsUrl}${path}`

beforeAll(async () => {
  admin = await signInByRest(cmsUrl, 'admin')
  writer = await signInByRest(cmsUrl, 'writer')
})

describe('what the server alone sets', () => {
  const mark = `set${Date.now().toString(36)}`
  const old = '2001-01-01T00:00:00.000Z'
  const made: [collection: string, id: number | string][] = []
  const graphql = async (query: string, person: RestPerson | null = admin) => {
    if (person)
      return z.object({ data: z.unknown() }).parse((await person.call('POST', '/graphql', { query })).body).data
    const headers = { 'Content-Type': 'application/json' }
    const answer = await fetch(at('/api/graphql'), { method: 'POST', headers, body: JSON.stringify({ query }) })
    return z.object({ data: z.unknown() }).parse(await answer.json()).data
  }
  const tag = z.object({ id: z.union([z.number(), z.string()]), createdAt: z.string() })
  const isOfNow = ({ createdAt }: z.infer<typeof tag>) => Date.now() - Date.parse(createdAt) < 3_600_000
  const entries = async (kind: string, id: number | string) => {
    const path = `/activity?where[kind][equals]=${kind}&where[documentId][equals]=${id}&sort=id&depth=0`
    const log = z.object({ docs: z.array(z.object({ action: z.string(), door: z.string(), byName: z.string() })) })
    return log.parse((await admin.call('GET', path)).body).docs
  }

  afterAll(async () => {
    for (const [collection, id] of made) {
      if (collection === 'posts') await admin.call('POST', `/posts/${id}/trash`)
      await admin.call('DELETE', `/${collection}/${id}?trash=true`)
    }
  })

  it('is when a document was created, over REST and GraphQL; the log has who wrote it by which way', async () => {
    const body = { name: `Rest ${mark}`, createdAt: old }
    const byRest = z.object({ doc: tag }).parse((await admin.call('POST', '/tags', body)).body).doc
    made.push(['tags', byRest.id])
    expect(isOfNow(byRest)).toBe(true)
    const created = `createTag(data: {name: "Graph ${mark}", createdAt: "${old}"}) { id createdAt }`
    const byGraph = z.object({ createTag: tag }).parse(await graphql(`mutation { ${created} }`)).createTag
    made.push(['tags', byGraph.id])
    expect(isOfNow(byGraph)).toBe(true)
    const changed = `updateTag(id: ${byGraph.id}, data: {name: "Graph two ${mark}", createdAt: "${old}"}) { id createdAt }`
    const after = z.object({ updateTag: tag }).parse(await graphql(`mutation { ${changed} }`)).updateTag
    expect(after.createdAt).toBe(byGraph.createdAt)
    const byName = 'Ada Lockhart'
    expect(await entries('tags', byRest.id)).toEqual([{ action: 'create', door: 'rest', byName }])
    expect(await entries('tags', byGraph.id)).toEqual([
      { action: 'create', door: 'graphql', byName },
      { action: 'update', door: 'graphql', byName },
    ])
  })

  it('is who wrote a version, which readers are not given, over REST and GraphQL', async () => {
    const forged = [{ id: 4711, name: 'Forged' }]
    const body = { headline: `Written ${mark}`, savedBy: forged }
    const post = z
      .object({ doc: z.object({ id: z.number(), savedBy: z.unknown() }) })
      .parse((await writer.call('POST', '/posts?depth=0', body)).body).doc
    made.push(['posts', post.id])
    expect(post.savedBy).toEqual([expect.objectContaining({ id: writer.userId })])
    const patched = await admin.call('PATCH', `/posts/${post.id}?draft=true&depth=0`, { note: 'x', savedBy: forged })
    expect(patched.body).toMatchObject({ doc: { savedBy: [{ id: admin.userId }] } })
    const live = z.object({ docs: z.array(z.object({ id: z.number() })) })
    const anyone = await fetch(at('/api/posts?limit=1&depth=0'))
    const text = await anyone.text()
    expect(live.parse(JSON.parse(text)).docs).toHaveLength(1)
    expect(text).not.toContain('savedBy')
    expect(await graphql('{ Posts(limit: 1) { docs { savedBy } } }', null)).toEqual({
      Posts: { docs: [{ savedBy: null }] },
    })
  })
})
