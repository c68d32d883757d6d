import type { Block } from '#blocks/core/block.types.ts'
import { sameJson } from '#blocks/core/sameJson.ts'
import { definitionOf } from '#blocks/registry/schemas.ts'
import { type Place, rootId } from './document.layout.ts'
import { ranksToWrite } from './siblingRanks.ts'
import { commonEnd, commonStart, type Letter, textOf } from './textChange.ts'
import type { SharedBlock, SharedState } from './tree.read.ts'

/** A block with the id of its parent. */
export interface FlatBlock {
  block: Block
  parent: string
}

/** Returns the blocks of a tree by their ids, in reading order. */
export function flatten(blocks: readonly Block[], parent = rootId): Map<string, FlatBlock> {
  const flat = new Map<string, FlatBlock>()
  for (const block of blocks) {
    flat.set(block.id, { block, parent })
    for (const [id, inner] of flatten(block.children, block.id)) flat.set(id, inner)
  }
  return flat
}

/**
 * Returns the blocks whose text differs between two trees that are otherwise the same; null for trees that differ in
 * anything else. A block that is the same object in both is not looked into.
 */
export function changedTexts(before: readonly Block[], after: readonly Block[]): Block[] | null {
  if (before.length !== after.length) return null
  const changed: Block[] = []
  for (const [index, is] of after.entries()) {
    const was = before[index]
    if (was === is) continue
    if (was?.id !== is.id || was.type !== is.type || !sameJson(was.props, is.props)) return null
    const inside = changedTexts(was.children, is.children)
    if (!inside) return null
    if (!sameJson(was.content, is.content)) changed.push(is)
    changed.push(...inside)
  }
  return changed
}

/** Returns whether a block of this type has text of its own. */
export function holdsText(type: string) {
  return definitionOf(type)?.kind === 'text'
}

/** A letter with its position in the flat text and the segment that it lies in. */
export interface PlacedLetter extends Letter {
  at: number
  segment: string
}

/** Returns the text of a block letter by letter; nothing for a block that there is not. */
export function placedLetters(block: SharedBlock | undefined): PlacedLetter[] {
  const runs = block?.runs ?? []
  return runs.flatMap(({ at, text, attributes, segment }) =>
    text.split('').map((letter, index) => ({ at: at + index, text: letter, attributes, segment })),
  )
}

export interface Split {
  id: string
  /** The position in the flat text of the first letter that moves. */
  at: number
  segment: string
  behind: string[]
}

export interface Merge {
  id: string
  into: string
}

export interface Change {
  before: SharedState
  after: Map<string, FlatBlock>
}

// The blocks that were there and still are, with their text before and after.
function keptTexts({ before, after }: Change): { id: string; was: string; is: string }[] {
  return [...after].flatMap(([id, { block }]) => {
    const shared = before.blocks.get(id)
    return shared && holdsText(block.type) ? [{ id, was: shared.text, is: textOf(block.content) }] : []
  })
}

/** Returns the new blocks that begin with something new, or nothing, and end as another block ended before. */
export function findSplits(change: Change): Split[] {
  const { before, after } = change
  const shortened = keptTexts(change).filter(({ was, is }) => is.length < was.length)
  const splits = new Map<string, Split & { length: number }>()
  for (const [id, { block }] of after) {
    if (before.blocks.has(id) || !holdsText(block.type)) continue
    const text = textOf(block.content)
    for (const { id: from, was, is } of shortened) {
      const left = was.length - commonStart(was, is)
      const length = Math.min(left, commonEnd(was, text))
      if (length === 0 || length <= (splits.get(from)?.length ?? 0)) continue
      const whole = before.blocks.get(from)
      const cut = placedLetters(whole)[was.length - length]
      if (!whole || !cut) continue
      const behind = whole.segments.slice(whole.segments.indexOf(cut.segment) + 1)
      splits.set(from, { id, at: cut.at, segment: cut.segment, behind, length })
    }
  }
  return [...splits.values()]
}

export function findMerges(change: Change): Merge[] {
  const { before, after } = change
  const gone = [...before.blocks.values()].filter(({ id, text }) => !after.has(id) && text !== '')
  const merges: Merge[] = []
  for (const { id: into, was, is } of gone.length > 0 ? keptTexts(change) : []) {
    const start = commonStart(was, is)
    const own = Math.min(was.length - start, commonEnd(was, is))
    const found = gone.map(({ id, text }) => ({ id, length: Math.min(is.length - start, commonEnd(text, is)) }))
    const largest = found.toSorted((a, b) => b.length - a.length)[0]
    if (largest && largest.length > own) merges.push({ id: largest.id, into })
  }
  return merges
}

/** Returns the places of the blocks that have to move, by their ids: as few as the new order requires. */
export function placesToWrite({ before, after }: Change): Map<string, Place> {
  const siblings = new Map<string, string[]>()
  for (const [id, { parent }] of after) {
    const ids = siblings.get(parent)
    if (ids) ids.push(id)
    else siblings.set(parent, [id])
  }
  const places = new Map<string, Place>()
  for (const [parent, ids] of siblings) {
    const ranked = ids.map((id) => {
      const place = before.blocks.get(id)?.place
      return place?.parent === parent ? { id, rank: place.rank } : { id }
    })
    for (const [id, rank] of ranksToWrite(ranked)) places.set(id, { parent, rank })
  }
  return places
}
