import * as Y from 'yjs'
import type { SharedTree } from './document.layout.ts'
import { currentState, type SharedBlock } from './tree.read.ts'

/** A place in the text of a block: how many characters (UTF-16 units, a break counts one) lie before it. */
export interface TextPlace {
  id: string
  offset: number
}

/**
 * Returns a place that stays where it is while others change the text around it: it holds on to the character before
 * it, or to the beginning of the block. The beginning of a selection holds on to the character behind it instead, so
 * that what others type right before it is not taken into the selection. Null for a block that is not in the text.
 */
export function anchorOf(
  tree: SharedTree,
  { id, offset }: TextPlace,
  holdsOn: 'before' | 'behind' = 'before',
): Y.RelativePosition | null {
  const block = currentState(tree).blocks.get(id)
  if (!block) return null
  const behind = holdsOn === 'behind' ? positionBehind(block, offset) : null
  if (behind !== null) return Y.createRelativePositionFromTypeIndex(tree.text, behind, 0)
  const at = positionOf(block, offset)
  return at === null ? null : Y.createRelativePositionFromTypeIndex(tree.text, at, -1)
}

// The position of the character behind a place; null at the end of the text.
function positionBehind({ runs }: SharedBlock, offset: number): number | null {
  let left = offset
  for (const { at, text } of runs) {
    if (left < text.length) return at + left
    left -= text.length
  }
  return null
}

function positionOf({ runs, start }: SharedBlock, offset: number): number | null {
  if (offset === 0) return start
  let left = offset
  for (const { at, text } of runs) {
    if (left <= text.length) return at + left
    left -= text.length
  }
  return null
}

/**
 * Returns the current place of an anchor: in another block, when its text was split or merged meanwhile. Null where its
 * text was deleted.
 */
export function placeOf(tree: SharedTree, anchor: Y.RelativePosition): TextPlace | null {
  const document = tree.text.doc
  const absolute = document && Y.createAbsolutePositionFromRelativePosition(anchor, document)
  if (!absolute || absolute.type !== tree.text) return null
  const { segments, owners, blocks } = currentState(tree)
  const found = [...segments.values()].find(({ start, end }) => start <= absolute.index && absolute.index <= end)
  const block = found && blocks.get(owners.get(found) ?? '')
  if (!block) return null
  const name = found.marker.segment
  const before = new Set(block.segments.slice(0, block.segments.indexOf(name)))
  const offset = block.runs
    .filter(({ at, segment }) => before.has(segment) || (segment === name && at < absolute.index))
    .reduce((sum, run) => {
      const isInside = run.segment === name && run.at + run.text.length > absolute.index
      return sum + (isInside ? absolute.index - run.at : run.text.length)
    }, 0)
  return { id: block.id, offset }
}
