import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Block } from '#blocks/core/block.types.ts'
import { walkBlocks } from '#blocks/core/treeWalk.ts'
import { blocksFromLexical } from '#blocks/registry/lexical.convert.ts'
import { contentModel } from '#collections/contentModel.ts'
import { blocksField } from '#plugins/blocks-field/blocksField.plugin.ts'
import { isLexicalState } from '#plugins/blocks-field/lexicalState.guard.ts'
import type { TestPayload } from '#tests/integration/bootPayload.ts'
import { bootTestPayload } from '#tests/integration/bootPayload.ts'
import { block, paragraph, postDefaults, richText } from '../reader-api/newsroom.fixtures.ts'
import { bodyEditor, dekEditor, proseEditor } from './editors.ts'

let app: TestPayload

const none = '/none.tsx#None'
const editorParts = { blocks: none, sharedText: none, textTools: none, comparison: none }

beforeAll(async () => {
  const model = contentModel({
    bodyEditor: (documentType) => bodyEditor(editorParts, documentType),
    dekEditor: dekEditor(editorParts),
    proseEditor: proseEditor(editorParts),
    mediaDir: '/nonexistent',
    siteUrl: 'https://paper.test',
  })
  app = await bootTestPayload({
    ...model,
    plugins: [blocksField({ collections: { posts: 'body' } })],
  })
})
afterAll(() => app?.stop())

const pinned = (headline: string, until: string | null) =>
  block('show-episodes-slot', { pinned: { id: '1', headline, until } })

const pinsIn = (blocks: Block[]) => [...walkBlocks(blocks)].flatMap(({ props }) => Object(props.pinned).headline ?? [])
const pinsOf = (body: unknown) => (isLexicalState(body) ? pinsIn(blocksFromLexical(body)) : null)

describe('pins of episodes whose time has passed', () => {
  it('are gone from every door, without the story being written: the draft, its versions and its tree', async () => {
    const { payload } = app
    const slots = [pinned('Over', '2020-01-01T00:00:00.000Z'), pinned('Later', '2999-01-01T00:00:00.000Z')]
    const body = richText(paragraph('x'), block('show-episodes', {}, [...slots, pinned('Always', null)]))
    const { id, updatedAt } = await payload.create({
      collection: 'posts',
      data: { ...postDefaults, headline: 'Heard', body },
      draft: true,
    })
    const read = await payload.findByID({
      collection: 'posts',
      id,
      draft: true,
      depth: 0,
      select: { body: true, blocks: true },
    })
    expect(pinsOf(read.body)).toEqual(['Later', 'Always'])
    expect(read).toMatchObject({ blocks: expect.anything() })
    expect(JSON.stringify(Object(read).blocks)).not.toContain('Over')
    const { docs } = await payload.findVersions({ collection: 'posts', where: { parent: { equals: id } }, depth: 0 })
    expect(docs.map(({ version }) => pinsOf(version.body))).toEqual([['Later', 'Always']])
    expect((await payload.findByID({ collection: 'posts', id, draft: true, depth: 0 })).updatedAt).toBe(updatedAt)
  })

  it('leave the story for good with the next write of anything in it', async () => {
    const { payload } = app
    const body = richText(
      block('show-episodes', {}, [pinned('Over', '2020-01-01T00:00:00.000Z'), pinned('Always', null)]),
    )
    const { id } = await payload.create({
      collection: 'posts',
      data: { ...postDefaults, headline: 'Heard', body },
      draft: true,
    })
    await payload.update({ collection: 'posts', id, data: { headline: 'Heard again' }, draft: true })
    const stored = await payload.db.findVersions({
      collection: 'posts',
      where: { parent: { equals: id } },
      sort: '-updatedAt',
      limit: 1,
    })
    expect(JSON.stringify(stored.docs[0])).toContain('Always')
    expect(JSON.stringify(stored.docs[0])).not.toContain('"Over"')
  })
})
