import { beforeEach, describe, expect, it, jest } from '@jest/globals'
import { $getRoot } from 'lexical'
import { blockFixture } from '../core/block.fixtures.ts'
import { $isBlockNode } from '../core/blockNode.ts'
import { $setSlotCount } from '../core/slotCount.command.ts'
import { episodeShowcaseSlot } from '../episode-showcase-slot/episode-showcase-slot.schema.ts'
import { openBlockEditor } from '../registry/blockEditor.fixtures.ts'
import { $createBlock } from '../registry/nodes.ts'
import { renderTree } from '../registry/renderTree.fixtures.tsx'
import { publicTree, referencesOf } from '../registry/tree.ts'
import { episodeShowcase } from './episode-showcase.schema.ts'

const slot = (id: string, post: string | null) => blockFixture('episode-showcase-slot', { id, props: { post } })
const block = (...posts: (string | null)[]) =>
  blockFixture('episode-showcase', { id: 'b', children: posts.map((post, index) => slot(`${index}`, post)) })

describe('episode-showcase', () => {
  const warn = jest.spyOn(console, 'warn')
  beforeEach(() => {
    warn.mockReset().mockImplementation(() => undefined)
  })

  it('shows its episodes, and only those that there are', async () => {
    const html = await renderTree([block('lead-line', 'deleted-long-ago')])
    expect(html).toContain('episode-showcase-slot__headline')
    expect(html.match(/class="episode-showcase-slot"/g)).toHaveLength(1)
  })

  it('is logged and left out without any episode', async () => {
    expect(await renderTree([block(null, 'deleted-long-ago')])).toBe('')
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('there is no episode in it'))
  })

  it('has its defaults (docs/spec/editor.md#show-episodes-and-showcase)', () => {
    expect(episodeShowcase.props.parse({})).toMatchObject({
      alignment: 'none',
      sort: { key: 'publishDateTime', direction: 'desc' },
      deduplicate: true,
      mostPopular: false,
      publishDate: { type: 'Anytime' },
    })
  })

  it('is created with 1 slot, and has 1 to 2 (docs/spec/editor.md#show-episodes-and-showcase)', () => {
    const editor = openBlockEditor([])
    const count = (wanted?: number) => {
      editor.update(
        () => {
          if (wanted === undefined) $getRoot().clear().append($createBlock('episode-showcase'))
          const node = $getRoot().getFirstChild()
          if (wanted !== undefined && $isBlockNode(node)) $setSlotCount(node, wanted, episodeShowcaseSlot)
        },
        { discrete: true },
      )
      return publicTree(editor.getEditorState().toJSON())[0]?.children.length
    }
    expect([count(), count(0), count(9)]).toEqual([1, 1, 2])
  })

  it('points to its episodes, so that the page is made with them', () => {
    expect(referencesOf([block('lead-line', null)])).toEqual([{ collection: 'posts', id: 'lead-line' }])
  })
})
