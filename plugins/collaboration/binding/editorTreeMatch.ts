import type { Block } from '#blocks/core/block.types.ts'
import { $isBlockNode } from '#blocks/core/blockNode.ts'
import { sameJson } from '#blocks/core/sameJson.ts'
import type { BlockIds } from './blockIds.ts'

/**
 * Gives the nodes of a tree the ids of an equal one: paragraphs and lists have another id each time that a draft is opened.
 * Where the trees differ, what stands before and behind it is compared. To be called while the state is read.
 */
export function $takeIds(shown: readonly Block[], target: readonly Block[], ids: BlockIds): void {
  const shorter = Math.min(shown.length, target.length)
  let start = 0
  while (start < shorter && $isSame(shown[start], target[start], ids)) start += 1
  let end = 0
  while (end < shorter - start && $isSame(shown.at(-1 - end), target.at(-1 - end), ids)) end += 1
  const pairs = [
    ...target.slice(0, start).map((is, index) => [shown[index], is] as const),
    ...target.slice(target.length - end).map((is, index) => [shown[shown.length - end + index], is] as const),
  ]
  for (const [was, is] of pairs) if (was) $assign(was, is, ids)
}

function $isSame(was: Block | undefined, is: Block | undefined, ids: BlockIds): boolean {
  if (was?.type !== is?.type || !was || !is) return false
  // A block that keeps its id in the draft is another one under another id.
  if (was.id !== is.id && $isBlockNode(ids.$nodeOf(was.id))) return false
  return (
    sameJson(was.props, is.props) &&
    sameJson(was.content, is.content) &&
    was.children.length === is.children.length &&
    was.children.every((child, index) => $isSame(child, is.children[index], ids))
  )
}

function $assign(was: Block, is: Block, ids: BlockIds): void {
  const node = ids.$nodeOf(was.id)
  if (node) ids.assign(node, is.id)
  for (const [index, child] of was.children.entries()) {
    const same = is.children[index]
    if (same) $assign(child, same, ids)
  }
}
