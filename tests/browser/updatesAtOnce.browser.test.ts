import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { z } from 'zod'
import { type RestPerson, signInByRest } from './lifecycle/restPerson.ts'
import { sharedNewsroom } from './newsroom.ts'

const newsroom = sharedNewsroom()
const name = `At once ${Date.now().toString(36)}`
const made = z.object({ doc: z.object({ id: z.number() }) })

let admin: RestPerson
let author: number

beforeAll(async () => {
  admin = await signInByRest(newsroom.cmsUrl, 'admin')
  author = made.parse((await admin.call('POST', '/authors', { name })).body).doc.id
})
afterAll(async () => {
  await admin?.call('DELETE', `/authors/${author}`)
})

const authorNow = async () => (await admin.call('GET', `/authors/${author}?depth=0`)).body

describe('updates at the same moment', () => {
  it('are all kept, by REST and by GraphQL', async () => {
    const mutation = `mutation { updateAuthor(id: ${author}, data: { bio: "Writes of boats." }) { id } }`
    const answers = await Promise.all([
      admin.call('PATCH', `/authors/${author}`, { role: 'Reporter' }),
      admin.call('POST', '/graphql', { query: mutation }),
      admin.call('PATCH', `/authors/${author}`, { email: 'boats@citydesk.test' }),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await authorNow()).toMatchObject({
      name,
      role: 'Reporter',
      bio: 'Writes of boats.',
      email: 'boats@citydesk.test',
    })
  })

  it('are kept as they were answered where one is of many', async () => {
    const many = `/authors?where[id][in]=${author}`
    const [one, all] = await Promise.all([
      admin.call('PATCH', `/authors/${author}`, { role: 'Editor' }),
      admin.call('PATCH', many, { bio: 'Edits the harbor.' }),
    ])
    expect(one.status).toBe(200)
    const bio = all.status === 200 ? 'Edits the harbor.' : 'Writes of boats.'
    expect(await authorNow()).toMatchObject({ role: 'Editor', bio })
    if (all.status !== 200) expect(JSON.stringify(all.body)).toContain('changed meanwhile')
  })

  it('are all kept, of a global', async () => {
    const { text, url } = z
      .object({ text: z.string().nullish(), url: z.string().nullish() })
      .parse((await admin.call('GET', '/globals/alert')).body)
    try {
      const changes = { text: name, url: '/at-once' }
      await Promise.all(
        Object.entries(changes).map(([field, value]) => admin.call('POST', '/globals/alert', { [field]: value })),
      )
      expect((await admin.call('GET', '/globals/alert')).body).toMatchObject(changes)
    } finally {
      await admin.call('POST', '/globals/alert', { text: text ?? null, url: url ?? null })
    }
  })

  it('change nothing and wait for nobody when a stranger sends them', async () => {
    const answer = await fetch(`${newsroom.cmsUrl}/api/authors/${author}`, {
      method: 'PATCH',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ role: 'Nobody' }),
    })
    expect(answer.status).toBeGreaterThanOrEqual(401)
    expect(answer.status).toBeLessThan(404)
    expect(await authorNow()).toMatchObject({ role: 'Editor' })
  })
})
