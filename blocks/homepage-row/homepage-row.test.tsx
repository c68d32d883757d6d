import { beforeEach, describe, expect, it, jest } from '@jest/globals'
import { $getRoot } from 'lexical'
import { blockFixture } from '../core/block.fixtures.ts'
import { $isBlockNode } from '../core/blockNode.ts'
import { rowLayoutNames, rowLayouts, rowShape } from '../core/rowLayouts.ts'
import { openBlockEditor } from '../registry/blockEditor.fixtures.ts'
import { $createBlock } from '../registry/nodes.ts'
import { renderTree } from '../registry/renderTree.fixtures.tsx'
import { publicTree } from '../registry/tree.ts'
import { $setRowLayout } from './homepage-row.command.ts'
import { homepageRow } from './homepage-row.schema.ts'

const row = (...posts: (string | null)[]) =>
  blockFixture('homepage-row', {
    children: posts.map((post, index) => blockFixture('homepage-slot', { id: `${index}`, props: { post } })),
  })

describe('homepage-row', () => {
  const warn = jest.spyOn(console, 'warn')
  beforeEach(() => {
    warn.mockReset().mockImplementation(() => undefined)
  })

  it('has the seven layouts with their slots and labels (docs/spec/newsroom.md#home-page-rows)', () => {
    expect(Object.entries(rowLayouts).map(([name, { label, ranks }]) => [name, ranks.length, label])).toEqual([
      ['post_grid_1_3', 4, 'Post Grid 1 + 3'],
      ['post_with_bulleted_list', 4, 'Post with Bulleted List'],
      ['post_row_4', 4, 'Post Row 4 x 1'],
      ['post_row_3', 3, 'Post Row 3 x 1'],
      ['post_row_2', 2, 'Post Row 2 x 1'],
      ['one_big_post', 1, 'One Big Post'],
      ['post_grid_1_1_2', 4, 'Post Grid 1 + 1 + 2'],
    ])
  })

  it.each([
    ['post_grid_1_3', ['single', 'columns', 'lead', 'lead']],
    ['post_with_bulleted_list', ['single', 'package', 'package', 'package']],
    ['post_row_4', ['single', 'columns', 'columns', 'columns']],
    ['post_row_3', ['single', 'columns', 'columns']],
    ['post_row_2', ['single', 'columns']],
    ['one_big_post', ['single']],
    ['post_grid_1_1_2', ['single', 'columns', 'lead', 'lead']],
  ] as const)('draws %s for as many stories as it has, one by one', async (layout, shapes) => {
    const stories = ['ferry', 'herons', 'dredging', 'last-row']
    const drawn = shapes.map(async (_, index) => {
      const block = row(...stories.slice(0, index + 1), ...stories.slice(index + 1, shapes.length).map(() => null))
      const html = await renderTree([{ ...block, props: { ...block.props, layout } }])
      return /__stories--(\w+)" data-count="(\d)"/.exec(html)?.slice(1)
    })
    expect(await Promise.all(drawn)).toEqual(shapes.map((shape, index) => [shape, String(index + 1)]))
  })

  it('knows no layout for fewer stories than one', () => {
    expect(new Set(rowLayoutNames.map((layout) => rowShape(layout, 0)))).toEqual(new Set(['single']))
  })

  it('shows its stories, and leaves empty slots out', async () => {
    const html = await renderTree([row('ferry', null, 'herons')])
    expect(html.match(/class="homepage-slot/g)).toHaveLength(2)
  })

  it('is logged and left out without any story', async () => {
    expect(await renderTree([row(null, 'deleted-long-ago')])).toBe('')
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('there is no story in it'))
  })

  it('takes no placement row of its own (docs/spec/reader-site.md#placement-rows)', () => {
    expect(homepageRow.hasPlacementRow).toBe(false)
  })

  it('keeps the slots that a smaller layout does not show', () => {
    const editor = openBlockEditor([])
    const change = (layout: keyof typeof rowLayouts) => {
      editor.update(
        () => {
          if (!$isBlockNode($getRoot().getFirstChild())) $getRoot().clear().append($createBlock('homepage-row'))
          const node = $getRoot().getFirstChild()
          if ($isBlockNode(node)) $setRowLayout(node, layout)
        },
        { discrete: true },
      )
      const [made] = publicTree(editor.getEditorState().toJSON())
      return [made?.props.layout, made?.children.length]
    }
    expect([change('one_big_post'), change('post_row_3')]).toEqual([
      ['one_big_post', 4],
      ['post_row_3', 4],
    ])
  })
})
