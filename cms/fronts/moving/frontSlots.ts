import { $getNearestNodeFromDOMNode, $getNodeByKey, type LexicalEditor, type NodeKey } from 'lexical'
import { $isBlockNode, type BlockNode, blockIdOf } from '#blocks/core/blockNode.ts'
import { holdingPin, type Pin } from '#blocks/core/collectionQuery.schema.ts'
import type { EditorServices } from '#blocks/core/editor.types.ts'
import { $homeSlots, $isShown, $pinOf, $slotBeside } from '#blocks/homepage-slot/homepage-slot.command.ts'
import { pinOf } from '#blocks/homepage-slot/homepage-slot.editor.tsx'
import { homepageSlot } from '#blocks/homepage-slot/homepage-slot.schema.ts'
import { slotPostsOf } from '../../editor/slots/slotPosts.store.ts'
import { boxBeyond, type Direction } from './slotGeometry.ts'

/** Returns the slot of the home page with a key; null for any other node. */
export function $slotAt(key: NodeKey): BlockNode | null {
  const node = $getNodeByKey(key)
  return $isBlockNode(node) && node.getDefinition().type === homepageSlot.type ? node : null
}

/** Returns the key of the slot that an element of the page stands in; null for one outside of slots. */
export function slotOfElement(editor: LexicalEditor, element: Element | null): NodeKey | null {
  const slot = element?.closest(`[data-block="${homepageSlot.type}"]`)
  if (!slot || !editor.getRootElement()?.contains(slot)) return null
  return editor.getEditorState().read(() => $getNearestNodeFromDOMNode(slot)?.getKey() ?? null, { editor })
}

/** Returns the pin of the story in a slot, or the one that it would get; null for an empty slot. */
export function $storyIn(editor: LexicalEditor, slot: BlockNode): Pin | null {
  const filled = slotPostsOf(editor).get()[blockIdOf(slot)]?.post
  return holdingPin($pinOf(slot), new Date()) ?? (filled ? pinOf({ id: filled }) : null)
}

export function $headlineIn(editor: LexicalEditor, slot: BlockNode, { findPost }: EditorServices): string | null {
  const story = $storyIn(editor, slot)
  return story && (story.headline || findPost(story.id)?.headline || 'Untitled')
}

/** Returns the next slot in a direction of the page as it is drawn; null at its edge. */
export function $slotTowards(editor: LexicalEditor, slot: BlockNode, direction: Direction): BlockNode | null {
  if (direction === 'left' || direction === 'right') return $slotBeside(slot, direction === 'left' ? -1 : 1)
  const slots = $homeSlots().filter((one) => one.is(slot) || $isShown(one))
  const boxes = slots.map((one) => editor.getElementByKey(one.getKey())?.getBoundingClientRect() ?? new DOMRect())
  const found = boxBeyond(
    boxes,
    slots.findIndex((one) => one.is(slot)),
    direction,
  )
  return found === null ? null : (slots[found] ?? null)
}

/** Returns the place of a slot among all that readers see, in words. */
export function $placeInWords(slot: BlockNode): string {
  const slots = $homeSlots().filter($isShown)
  const index = slots.findIndex((one) => one.is(slot))
  return index < 0 ? 'a slot that is not shown' : `slot ${index + 1} of ${slots.length}`
}
