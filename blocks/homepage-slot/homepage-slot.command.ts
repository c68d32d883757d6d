/** Edits of the slots of the home page, wherever on the page they stand. */
import { $getEditor, $nodesOfType, createCommand, type NodeKey } from 'lexical'
import { $blockAround, $setProps, type BlockNode, type LeafBlockNode, propsOf } from '../core/blockNode.ts'
import { type Pin, pin } from '../core/collectionQuery.schema.ts'
import { nodeOf } from '../core/nodeFactory.ts'
import { rowLayout, rowLayouts, type SlotRank } from '../core/rowLayouts.ts'
import { $selectBlock, blockChosen } from '../core/selectBlock.command.ts'
import { homepageSlot } from './homepage-slot.schema.ts'
import { type MoveKind, movedPins } from './movedPins.ts'

/** Dispatched with the key of the slot whose story a curator begins to move. */
export const moveStoryCommand = createCommand<NodeKey>('move-story')

/** Dispatched with the key of the slot whose story a curator puts on the clipboard. */
export const keepStoryCommand = createCommand<NodeKey>('keep-story')

/** Returns the pin of a slot, whether its time has passed or not. */
export function $pinOf(slot: BlockNode): Pin | null {
  return pin.safeParse(propsOf(slot).pinned).data ?? null
}

/** Returns the importance of the story of a slot in its row; null where the layout of the row does not show the slot. */
export function $rankOf(slot: BlockNode): SlotRank | null {
  const row = $blockAround(slot.getParent())
  if (row?.getDefinition().type !== 'homepage-row') return 'line'
  const { success, data } = rowLayout.safeParse(propsOf(row).layout)
  return success ? (rowLayouts[data].ranks[slot.getIndexWithinParent()] ?? null) : 'second'
}

/** Returns whether the layout of its row shows a slot. */
export function $isShown(slot: BlockNode): boolean {
  return $rankOf(slot) !== null
}

/** Returns all slots of the home page in its order. */
export function $homeSlots(): LeafBlockNode[] {
  return $nodesOfType<LeafBlockNode>(nodeOf(homepageSlot))
    .filter((slot) => slot.isAttached())
    .toSorted((one, other) => (one.isBefore(other) ? -1 : 1))
}

/** Returns the shown slot before or behind one, on the whole page; null at its ends. */
export function $slotBeside(slot: BlockNode, step: 1 | -1): BlockNode | null {
  const slots = $homeSlots().filter((one) => one.is(slot) || $isShown(one))
  return slots[slots.findIndex((one) => one.is(slot)) + step] ?? null
}

/** Selects the first slot in a row or section. */
export function $selectFirstSlot(container: BlockNode): void {
  const slot = $homeSlots().find((one) => container.isParentOf(one))
  if (!slot) return
  $selectBlock(slot)
  $getEditor().dispatchCommand(blockChosen, slot.getKey())
}

/**
 * Pins a story in a slot.
 * @returns the pin that is on the page no more; null where none is
 */
export function $pinStory(slot: BlockNode, story: Pin): Pin | null {
  const before = $pinOf(slot)
  $setProps(slot, { pinned: story })
  return before && before.id !== story.id ? before : null
}

/**
 * Moves a story to another slot.
 * @param story the pin in the slot that it comes from; one that came automatically is pinned by being moved
 * @param met the same of the slot that it goes to; null for an empty one
 * @returns the pin that is on the page no more; null where none is
 */
export function $moveStory(
  from: BlockNode,
  to: BlockNode,
  move: { story: Pin; met: Pin | null; kind: MoveKind },
): Pin | null {
  const slots = $homeSlots().filter((slot) => slot.is(from) || slot.is(to) || $isShown(slot))
  const indexOf = (slot: BlockNode) => slots.findIndex((one) => one.is(slot))
  const before = slots.map($pinOf)
  const after = movedPins(before, indexOf(from), indexOf(to), move)
  for (const [index, slot] of slots.entries()) {
    if (after[index] !== before[index]) $setProps(slot, { pinned: after[index] ?? null })
  }
  return before.find((one) => one && after.every((other) => other?.id !== one.id)) ?? null
}
