import { describe, expect, it } from '@jest/globals'
import { $getRoot, $isElementNode } from 'lexical'
import { blockFixture } from '#blocks/core/block.fixtures.ts'
import { $isBlockNode } from '#blocks/core/blockNode.ts'
import { $setSlotCount } from '#blocks/core/slotCount.command.ts'
import { openBlockEditor, outlineOfEditor } from '#blocks/registry/blockEditor.fixtures.ts'
import { $addRelatedPost } from '#blocks/related-posts-item/related-posts-item.commands.ts'
import { showEpisodesSlot } from '#blocks/show-episodes-slot/show-episodes-slot.schema.ts'
import { $moveInto } from './blockPlace.commands.ts'

const text = (content: string) => blockFixture('paragraph', { content })

describe('a block that is dropped', () => {
  it('takes the place of the empty line of an empty box, and of no line that has words', () => {
    const boxes = ['', 'Words'].map((content) => blockFixture('container', { children: [text(content)] }))
    const editor = openBlockEditor([...boxes, blockFixture('separator'), blockFixture('spacer')])
    editor.update(
      () => {
        const [empty, full, separator, spacer] = $getRoot().getChildren()
        if (separator && $isElementNode(empty)) $moveInto(separator, empty, 0)
        if (spacer && $isElementNode(full)) $moveInto(spacer, full, 0)
      },
      { discrete: true },
    )
    expect(outlineOfEditor(editor)).toMatch(/^container\(separator\) container\(spacer paragraph\)/)
  })
})

describe('a part of a block', () => {
  it('adds another part, as its block does', () => {
    const related = blockFixture('related-posts', { children: [blockFixture('related-posts-item')] })
    const slots = ['a', 'b'].map((id) => blockFixture('show-episodes-slot', { id }))
    const editor = openBlockEditor([related, blockFixture('show-episodes', { children: slots })])
    editor.update(
      () => {
        const [item, slot] = $getRoot()
          .getChildren()
          .map((block) => ($isElementNode(block) ? block.getFirstChild() : null))
        if ($isBlockNode(item)) $addRelatedPost(item, '1')
        if ($isBlockNode(slot)) $setSlotCount(slot, 3, showEpisodesSlot)
      },
      { discrete: true },
    )
    expect(outlineOfEditor(editor)).toMatch(
      /related-posts\(related-posts-item related-posts-item\) show-episodes\((show-episodes-slot ?){3}\)/,
    )
  })
})
