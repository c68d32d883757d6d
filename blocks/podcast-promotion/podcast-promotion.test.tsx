import { beforeEach, describe, expect, it, jest } from '@jest/globals'
import { $getRoot } from 'lexical'
import { blockFixture } from '../core/block.fixtures.ts'
import { $isBlockNode, type BlockNode } from '../core/blockNode.ts'
import { $addEpisode } from '../podcast-promotion-item/podcast-promotion-item.commands.ts'
import { openBlockEditor } from '../registry/blockEditor.fixtures.ts'
import { renderTree } from '../registry/renderTree.fixtures.tsx'
import { publicTree } from '../registry/tree.ts'
import { $setShow } from './podcast-promotion.commands.ts'

const item = (postId: string) => blockFixture('podcast-promotion-item', { id: `item-${postId}`, props: { postId } })
const promotion = (props: Record<string, unknown>, ...posts: string[]) =>
  blockFixture('podcast-promotion', { id: 'p', props, children: posts.map(item) })

function afterwards(block: ReturnType<typeof promotion>, ...changes: ((node: BlockNode) => void)[]) {
  const editor = openBlockEditor([block])
  for (const change of changes) {
    editor.update(
      () => {
        const node = $getRoot().getFirstChild()
        if ($isBlockNode(node)) change(node)
      },
      { discrete: true },
    )
  }
  return publicTree(editor.getEditorState().toJSON())[0]
}

describe('podcast-promotion', () => {
  const warn = jest.spyOn(console, 'warn')
  beforeEach(() => {
    warn.mockReset().mockImplementation(() => undefined)
  })

  it('says which show to listen to, with a link to it (docs/spec/editor.md#podcast-promotion)', async () => {
    const html = await renderTree([promotion({ showSectionId: 'slack-tide' }, 'lead-line')])
    expect(html).toContain(' <a href="/podcasts/slack-tide">Slack Tide</a></h2>')
    expect(html).toContain('See All Episodes')
  })

  it('speaks for all podcasts of the publication without a show', async () => {
    const html = await renderTree([promotion({}, 'lead-line')])
    expect(html).toContain('The Harbour Podcasts</h2>')
    expect(html).not.toContain('See All Episodes')
  })

  it.each([[[]], [['deleted-long-ago']]])('is logged and left out when there is no episode in %j', async (posts) => {
    expect(await renderTree([promotion({}, ...posts)])).toBe('')
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('there is no episode in it'))
  })

  it('takes up to three episodes, each with the show that it was chosen for (docs/spec/editor.md#block-limits)', () => {
    const block = afterwards(
      promotion({ showSectionId: 'slack-tide' }),
      ...['a', 'b', 'c', 'd'].map((id) => (node: BlockNode) => $addEpisode(node, id)),
    )
    expect(block?.children.map(({ props }) => [props.postId, props.showSectionId])).toEqual([
      ['a', 'slack-tide'],
      ['b', 'slack-tide'],
      ['c', 'slack-tide'],
    ])
  })

  it('loses its episodes when another show is saved, and keeps them with the same one (docs/spec/editor.md#podcast-promotion)', () => {
    const kept = afterwards(promotion({ showSectionId: 'slack-tide' }, 'lead-line'), (node) =>
      $setShow(node, 'slack-tide'),
    )
    expect(kept?.children).toHaveLength(1)
    const other = afterwards(promotion({ showSectionId: 'slack-tide' }, 'lead-line'), (node) => $setShow(node, null))
    expect(other).toMatchObject({ props: { showSectionId: null }, children: [] })
  })
})
