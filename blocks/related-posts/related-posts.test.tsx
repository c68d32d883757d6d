import { beforeEach, describe, expect, it, jest } from '@jest/globals'
import { $createTextNode, $getRoot } from 'lexical'
import { blockFixture } from '../core/block.fixtures.ts'
import { $isBlockNode, ElementBlockNode } from '../core/blockNode.ts'
import { openBlockEditor, outlineOfEditor } from '../registry/blockEditor.fixtures.ts'
import { renderTree } from '../registry/renderTree.fixtures.tsx'
import { publicTree } from '../registry/tree.ts'
import { validateTree } from '../registry/validate.ts'
import { $addRelatedPost } from '../related-posts-item/related-posts-item.commands.ts'

const item = (postId: string) => blockFixture('related-posts-item', { id: `item-${postId}`, props: { postId } })
const related = (props: Record<string, unknown>, ...posts: string[]) =>
  blockFixture('related-posts', { id: 'r', props, children: posts.map(item) })

describe('related-posts', () => {
  const warn = jest.spyOn(console, 'warn')
  beforeEach(() => {
    warn.mockReset().mockImplementation(() => undefined)
  })

  it('is a list of posts under a title, right unless told otherwise (docs/spec/editor.md#related-posts)', async () => {
    const html = await renderTree([related({}, 'ferry', 'herons')])
    expect(html).toContain(
      '<section class="related-posts related-posts--right" data-alignment="right" data-beside="clears"><h2 class="related-posts__title">Related</h2><ul',
    )
    expect(html.match(/<li /g)).toHaveLength(2)
  })

  it('is called "Related Posts" without a title (docs/spec/reader-site.md#text-of-defaults)', async () => {
    expect(await renderTree([related({ title: ' ' }, 'ferry')])).toContain('>Related Posts</h2>')
  })

  it.each([[[]], [['deleted-long-ago']]])('is logged and left out when there is no post in %j', async (posts) => {
    expect(await renderTree([related({}, ...posts)])).toBe('')
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('(r): not shown, there is no post in it'))
  })

  it('takes no row of the page (docs/spec/reader-site.md#placement-rows)', () => {
    const editor = openBlockEditor([related({}, 'ferry'), blockFixture('paragraph', { content: 'Next' })])
    const rows = publicTree(editor.getEditorState().toJSON()).map(({ placementRow }) => placementRow)
    expect(rows[0]).toBe(1)
  })

  it('holds none to three posts: an empty one stays, a fourth is refused (docs/spec/editor.md#related-posts)', () => {
    const editor = openBlockEditor([related({})])
    const add = (id: string) =>
      editor.update(
        () => {
          const node = $getRoot().getFirstChild()
          if ($isBlockNode(node)) $addRelatedPost(node, id)
        },
        { discrete: true },
      )
    editor.update(() => void $getRoot().getFirstChild()?.markDirty(), { discrete: true })
    expect(outlineOfEditor(editor)).toBe('related-posts')
    for (const id of ['ferry', 'herons', 'dredging', 'regent']) add(id)
    expect(outlineOfEditor(editor)).toBe('related-posts(related-posts-item related-posts-item related-posts-item)')
    expect(validateTree([related({}, 'a', 'b', 'c', 'd')]).map(({ message }) => message)).toEqual([
      'Related Posts can hold at most 3 blocks, but has 4',
    ])
  })

  it('puts what is typed into it behind itself, as a paragraph', () => {
    const editor = openBlockEditor([related({})])
    editor.update(
      () => {
        const node = $getRoot().getFirstChild()
        if (node instanceof ElementBlockNode) node.append($createTextNode('Typed'))
      },
      { discrete: true },
    )
    expect(outlineOfEditor(editor)).toBe('related-posts paragraph')
  })
})
