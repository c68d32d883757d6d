import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { configToSchema } from '@payloadcms/graphql'
import { graphql } from 'graphql'
import { createLocalReq, type SelectType } from 'payload'
import type { TestPayload } from '#tests/integration/bootPayload.ts'
import { bootTestPayload } from '#tests/integration/bootPayload.ts'
import { makeNewsroom, type Newsroom } from '../reader-api/newsroom.fixtures.ts'
import { blocksField } from './blocksField.plugin.ts'

let app: TestPayload
let newsroom: Newsroom
beforeAll(async () => {
  app = await bootTestPayload({
    plugins: [blocksField({ collections: { posts: 'body', pages: 'body', sections: 'description' } })],
  })
  newsroom = await makeNewsroom(app.payload)
})
afterAll(() => app?.stop())

const rest = async (path: string) => {
  const response = await app.request(`/api/${path}`)
  return response.json()
}

describe('the block tree for integrators', () => {
  it('comes with a post over REST, placed and counted', async () => {
    const post = await rest(`posts/${newsroom.post.id}?depth=0`)
    expect(post.blocks).toMatchObject([
      { type: 'paragraph', nthOfType: 1, placementRow: 1 },
      { type: 'image', props: { contentId: String(newsroom.inBody.id) }, placementRow: 2 },
    ])
    expect(post.wordCount).toBe(5)
  })

  it('stands in for the text of the editor, which select brings', async () => {
    const path = `posts/${newsroom.post.id}?depth=0`
    expect(await rest(path)).not.toHaveProperty('body')
    const { docs } = await rest('posts?depth=0')
    expect(docs[0]).not.toHaveProperty('body')
    expect(docs[0].blocks).toHaveLength(2)
    expect(await rest(`${path}&select[body]=true`)).toMatchObject({ body: { root: { type: 'root' } } })
    const whole = await rest(`${path}&select[blocks]=false`)
    expect(whole).toMatchObject({ body: { root: { type: 'root' } }, headline: expect.any(String) })
    expect(whole).not.toHaveProperty('blocks')
  })

  it('leaves a draft, which is read to be written, as the editor keeps it', async () => {
    const draft = await rest(`posts/${newsroom.post.id}?depth=0&draft=true`)
    expect(draft).toMatchObject({ body: { root: { type: 'root' } } })
    expect(draft).not.toHaveProperty('blocks')
  })

  it('comes when it alone is selected', async () => {
    const { docs } = await rest('posts?depth=0&select[blocks]=true')
    expect(docs[0].blocks).toHaveLength(2)
    expect(docs[0]).not.toHaveProperty('headline')
  })

  it('is not made where select leaves it out', async () => {
    const { docs } = await rest('posts?depth=0&select[headline]=true')
    expect(docs[0]).not.toHaveProperty('blocks')
    expect(docs[0]).not.toHaveProperty('body')
  })

  it('comes with pages, and with the description of sections', async () => {
    const page = await rest(`pages/${newsroom.page.id}?depth=0`)
    expect(page.wordCount).toBe(3)
    const section = await rest(`sections/${newsroom.news.id}?depth=0`)
    expect(section.blocks).toMatchObject([{ type: 'paragraph' }])
  })

  it('is made by the Local API only where it is asked for', async () => {
    const { payload } = app
    const id = newsroom.post.id
    expect((await payload.findByID({ collection: 'posts', id, depth: 0 })) as object).not.toHaveProperty('blocks')
    const select: SelectType = { wordCount: true }
    const selected = await payload.findByID({ collection: 'posts', id, depth: 0, select })
    expect(selected).toMatchObject({ wordCount: 5 })
  })

  it('comes over GraphQL, whether select is used or not', async () => {
    const { schema } = configToSchema(app.config)
    const req = await createLocalReq({}, app.payload)
    req.payloadAPI = 'GraphQL'
    const query = (source: string) => graphql({ schema, source, contextValue: { req, headers: {} } })
    expect(await query('{ Posts { docs { wordCount blocks } } }')).toMatchObject({
      data: { Posts: { docs: [{ wordCount: 5, blocks: [{ type: 'paragraph' }, { type: 'image' }] }] } },
    })
    expect(await query('{ Posts(select: true) { docs { wordCount } } }')).toEqual({
      data: { Posts: { docs: [{ wordCount: 5 }] } },
    })
  })

  it('refuses a text that is nested beyond reading', async () => {
    let node: object = { type: 'paragraph', version: 1, children: [] }
    for (let depth = 0; depth < 500; depth += 1) node = { type: 'container', version: 1, children: [node] }
    const body = { root: { type: 'root', version: 1, children: [node] } }
    const write = app.payload.update({
      collection: 'pages',
      id: newsroom.page.id,
      data: JSON.parse(JSON.stringify({ body })),
    })
    await expect(write).rejects.toMatchObject({ status: 400 })
  })
})
