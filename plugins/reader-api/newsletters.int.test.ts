import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { sql } from '@payloadcms/db-postgres'
import { blockFixture } from '#blocks/core/block.fixtures.ts'
import { lexicalFromBlocks } from '#blocks/registry/lexical.convert.ts'
import { nothing, query } from '#database/sql.ts'
import { liveTags } from '#plugins/revalidation/liveTags.ts'
import type { TestPayload } from '#tests/integration/bootPayload.ts'
import { bootTestPayload } from '#tests/integration/bootPayload.ts'
import { makeTablesIn } from '#tests/integration/ownTables.ts'
import { readerApi } from './readerApi.plugin.ts'

let app: TestPayload
let list: number

beforeAll(async () => {
  app = await bootTestPayload({ plugins: [readerApi({ siteUrl: 'https://times.test' })] })
  await makeTablesIn(app.payload)
  const data = { name: 'First Boat Out', description: 'Port Ellery before your first coffee.', slug: 'first-boat-out' }
  list = (await app.payload.create({ collection: 'newsletter-lists', data, draft: false })).id
  await app.payload.create({ collection: 'newsletter-lists', data: { name: 'The Tide Table' }, draft: false })
})
afterAll(() => app?.stop())

const page = async (path: string) => (await app.request(`/api/reader/page?path=${encodeURIComponent(path)}`)).json()

const createIssue = (title: string, publishDateTime: string, status: 'draft' | 'published' = 'published') =>
  app.payload.create({
    collection: 'newsletters',
    data: {
      title,
      subject: title,
      list,
      publishDateTime,
      body: lexicalFromBlocks([blockFixture('paragraph', { content: 'The ferry left at seven.' })]),
      _status: status,
    },
    draft: status === 'draft',
  })

describe('the newsletters that readers find', () => {
  it('have a page of all, by name, each with its form, even before there is an issue', async () => {
    expect(await page('/newsletters')).toMatchObject({
      status: 200,
      page: {
        kind: 'newsletters',
        path: '/newsletters',
        lists: [
          { name: 'First Boat Out', signup: [{ type: 'newsletter-signup' }], issues: [] },
          { name: 'The Tide Table', signup: [{ type: 'newsletter-signup', nthOfType: 2 }], issues: [] },
        ],
        references: { newsletters: { [list]: { name: 'First Boat Out' } } },
      },
    })
  })

  it('have an address for each issue once it is published; readers who got a 404 see it then', async () => {
    const path = '/newsletters/first-boat-out/friday-fog'
    const { id } = await createIssue('Friday: fog', '2026-05-01T15:00:00.000Z', 'draft')
    const before = await page(path)
    expect(before).toMatchObject({ status: 404 })
    expect(liveTags.newsletters?.({ id }).some((tag) => before.tags.includes(tag))).toBe(true)
    await app.payload.update({ collection: 'newsletters', id, data: { _status: 'published' } })
    expect(await page(path)).toMatchObject({
      status: 200,
      page: {
        kind: 'issue',
        path,
        title: 'Friday: fog',
        list: 'First Boat Out',
        publishDateTime: '2026-05-01T15:00:00.000Z',
        blocks: [{ type: 'paragraph' }],
        signup: [{ type: 'newsletter-signup' }],
        seo: { title: 'Friday: fog', description: 'The ferry left at seven.' },
      },
      tags: expect.arrayContaining([`newsletter:${id}`, `newsletter-list:${list}`]),
    })
  })

  it('list the newest issues first, five of them, and no drafts', async () => {
    for (const day of [2, 3, 4, 5, 6]) await createIssue(`Day ${day}`, `2026-05-0${day}T15:00:00.000Z`)
    await createIssue('Not yet', '2026-05-09T15:00:00.000Z', 'draft')
    const { page: found } = await page('/newsletters')
    expect(found.lists[0].issues.map(({ title }: { title: string }) => title)).toEqual([
      'Day 6',
      'Day 5',
      'Day 4',
      'Day 3',
      'Day 2',
    ])
    expect(found.lists[0].issues[0]).toMatchObject({ url: '/newsletters/first-boat-out/day-6' })
  })

  it('answer 404 for an issue of another newsletter, and for a newsletter that is none', async () => {
    expect(await page('/newsletters/the-tide-table/day-6')).toMatchObject({ status: 404 })
    expect(await page('/newsletters/nobody/day-6')).toMatchObject({ status: 404 })
  })

  it('stand in the sitemap', async () => {
    const { parts } = await (await app.request('/api/reader/sitemap')).json()
    const paths: string[] = []
    for (let part = 1; part <= parts; part += 1) {
      const { entries } = await (await app.request(`/api/reader/sitemap?part=${part}`)).json()
      paths.push(...entries.map(({ path }: { path: string }) => path))
    }
    expect(paths).toContain('/newsletters/first-boat-out/day-6')
  })

  it('keep in an issue the posts that it was sent with, and fill it anew until then', async () => {
    const publish = async (headline: string) =>
      String(
        (
          await app.payload.create({
            collection: 'posts',
            data: { headline, type: 'article', _status: 'published' },
            draft: false,
          })
        ).id,
      )
    const before = await publish('The ferry sails')
    const river = blockFixture('homepage-river', { id: 'latest', props: { max: 4 } })
    const body = lexicalFromBlocks([river])
    const data = { title: 'Latest', subject: 'Latest', list, slug: 'latest', body, _status: 'published' as const }
    const { id } = await app.payload.create({ collection: 'newsletters', data, draft: false })
    const shown = async () => (await page('/newsletters/first-boat-out/latest')).page.blocks[0].props.posts
    expect(await shown()).toEqual([before])
    const add = (isWritten: boolean, posts: string[]) =>
      query(
        { payload: app.payload },
        sql`INSERT INTO sending.sends (issue_id, version_id, list_name, state, is_written, posts)
            VALUES (${id}, 1, '', 'finished', ${isWritten}, ${JSON.stringify({ latest: posts })}::jsonb)`,
        nothing,
      )
    await add(true, [])
    const after = await publish('The horn is silent')
    expect(await shown()).toEqual([after, before])
    await add(false, [before])
    expect(await shown()).toEqual([before])
  })
})
