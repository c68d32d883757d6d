import { beforeAll, describe, expect, it } from '@jest/globals'
import { postDefaults } from './newsroom.fixtures.ts'
import { articlePath, readerNewsroom } from './readerNewsroom.fixtures.ts'
import { sources } from './sources.ts'

const { app, newsroom, get, page } = readerNewsroom()

beforeAll(() => app().payload.create({ collection: 'url-targets', data: { path: '/gone', type: 'gone' } }))

describe('what readers never get', () => {
  const everything = async () => {
    const paths = ['/', articlePath, '/section/news', '/tag/parks', '/author/ana-ames', '/about', '/none', '/gone']
    const pages = await Promise.all(paths.map((path) => page(path)))
    const others = await Promise.all(
      ['feed', 'feed?section=news', 'sitemap?part=1', 'news-sitemap'].map((path) => get(path)),
    )
    return JSON.stringify([...pages, ...others])
  }

  it('drafts, internal fields, names of staff and e-mail addresses', async () => {
    const said = await everything()
    expect(said).not.toMatch(/secret/i)
    expect(said).not.toMatch(/@citydesk\.test|Ana Account/)
    const names = [
      'email',
      'note',
      'createdBy',
      'importKey',
      'usageInstructions',
      'publishStatus',
      '_status',
      'deletedAt',
    ]
    for (const name of names) expect(said).not.toContain(`"${name}"`)
  })

  it('changes that are not published, and posts in the trash', async () => {
    const { payload } = app()
    const create = {
      collection: 'posts',
      data: { ...postDefaults, headline: 'Visible', _status: 'published' },
    } as const
    const post = await payload.create(create)
    await payload.update({ collection: 'posts', id: post.id, draft: true, data: { headline: 'Secret change' } })
    expect((await page(post.path ?? '')).page.article.headline).toBe('Visible')
    await payload.update({ collection: 'posts', id: post.id, data: { deletedAt: new Date().toISOString() } })
    expect((await page(post.path ?? '')).status).toBe(410)
    expect(await everything()).not.toContain('Visible')
  })

  it('a field that is kept from them: whatever is read here has no access rule of its own', () => {
    const restricted = Object.values(sources).flatMap(({ collection, row }) => {
      const fields = new Map(
        app().payload.collections[collection].config.flattenedFields.map((field) => [field.name, field]),
      )
      return Object.keys(row.shape).filter((name) => {
        const field = fields.get(name)
        return name !== 'id' && (!field || ('access' in field && field.access?.read))
      })
    })
    expect(restricted).toEqual([])
  })

  it('more than anybody else when they are signed in', async () => {
    const { payload } = app()
    await payload.update({ collection: 'users', id: newsroom().user.id, data: { status: 'ACTIVE' } })
    const { token } = await payload.login({
      collection: 'users',
      data: { email: 'ana.account@citydesk.test', password: 'long-enough-for-a-test' },
    })
    const { body } = await get('page?path=/section/secret-section', { Authorization: `JWT ${token}` })
    expect(body.status).toBe(404)
  })
})
