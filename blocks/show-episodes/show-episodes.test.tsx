import { beforeEach, describe, expect, it, jest } from '@jest/globals'
import { $getRoot } from 'lexical'
import { blockFixture } from '../core/block.fixtures.ts'
import { $isBlockNode } from '../core/blockNode.ts'
import { $setSlotCount } from '../core/slotCount.command.ts'
import { openBlockEditor } from '../registry/blockEditor.fixtures.ts'
import { $createBlock } from '../registry/nodes.ts'
import { renderTree } from '../registry/renderTree.fixtures.tsx'
import { publicTree, referencesOf } from '../registry/tree.ts'
import { showEpisodesSlot } from '../show-episodes-slot/show-episodes-slot.schema.ts'
import { showEpisodes } from './show-episodes.schema.ts'

const slot = (id: string, post: string | null) => blockFixture('show-episodes-slot', { id, props: { post } })
const block = (...posts: (string | null)[]) =>
  blockFixture('show-episodes', { id: 'b', children: posts.map((post, index) => slot(`${index}`, post)) })

describe('show-episodes', () => {
  const warn = jest.spyOn(console, 'warn')
  beforeEach(() => {
    warn.mockReset().mockImplementation(() => undefined)
  })

  it('shows its episodes, and only those that there are', async () => {
    const html = await renderTree([block('lead-line', 'deleted-long-ago')])
    expect(html).toContain('Latest Episodes')
    expect(html.match(/class="show-episodes-slot"/g)).toHaveLength(1)
  })

  it('is logged and left out without any episode', async () => {
    expect(await renderTree([block(null, 'deleted-long-ago')])).toBe('')
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('there is no episode in it'))
  })

  it('has its defaults (docs/spec/editor.md#show-episodes-and-showcase)', () => {
    expect(showEpisodes.props.parse({})).toMatchObject({
      alignment: 'none',
      sort: { key: 'publishDateTime', direction: 'desc' },
      deduplicate: true,
      mostPopular: false,
      publishDate: { type: 'Anytime' },
    })
  })

  it('is created with 4 slots, and has 2 to 4 (docs/spec/editor.md#show-episodes-and-showcase)', () => {
    const editor = openBlockEditor([])
    const count = (wanted?: number) => {
      editor.update(
        () => {
          if (wanted === undefined) $getRoot().clear().append($createBlock('show-episodes'))
          const node = $getRoot().getFirstChild()
          if (wanted !== undefined && $isBlockNode(node)) $setSlotCount(node, wanted, showEpisodesSlot)
        },
        { discrete: true },
      )
      return publicTree(editor.getEditorState().toJSON())[0]?.children.length
    }
    expect([count(), count(0), count(9)]).toEqual([4, 2, 4])
  })

  it('points to its episodes, so that the page is made with them', () => {
    expect(referencesOf([block('lead-line', null)])).toEqual([{ collection: 'posts', id: 'lead-line' }])
  })
})
