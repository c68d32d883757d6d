import { generateKeyBetween, generateNKeysBetween } from 'fractional-indexing'
import type { Block } from '#blocks/core/block.types.ts'
import { sameJson } from '#blocks/core/sameJson.ts'
import { walkBlocks } from '#blocks/core/treeWalk.ts'
import type { TextPlace } from './caret.ts'
import { type OpenMarker, type Place, readRegisters, registerKey, type SharedTree } from './document.layout.ts'
import { textOf } from './textChange.ts'
import { writeTexts } from './texts.write.ts'
import { currentState, defaultProps, readState, type SharedBlock, type SharedState, treeOfState } from './tree.read.ts'
import {
  type Change,
  findMerges,
  findSplits,
  flatten,
  holdsText,
  type Merge,
  placesToWrite,
  type Split,
} from './treeChange.ts'

/** The author of a change: changes written under this origin can be undone by their author. */
export type Origin = object

/** Markers are written under an origin of their own: undo must not take them, they hold other people's text. */
export const markerOrigin = { marker: true }

/**
 * Turns the document into this tree, by the smallest change: text is inserted and deleted letter by letter; splits,
 * merges, moves and removals only set registers. Concurrent changes of other users do not interfere.
 *
 * @param caret where the writer's caret is now: it shows which of several equal letters was typed
 * @param movesText whether equal ends of two texts mean that one was split or both were merged; otherwise every block
 * has its own text, and what others type into a removed block joins no other one
 */
export function writeTree(
  tree: SharedTree,
  blocks: Block[],
  origin: Origin,
  caret?: TextPlace,
  { movesText = true }: { movesText?: boolean } = {},
): void {
  const document = tree.text.doc
  if (!document) throw new Error('The shared text is not part of a document')
  const change: Change = { before: currentState(tree), after: flatten(blocks) }
  const splits = movesText ? findSplits(change) : []
  const merges = movesText ? findMerges(change) : []
  const places = placesToWrite(change)
  document.transact(() => writeMarkers(tree, change, splits, places), markerOrigin)
  const marked = currentState(tree)
  document.transact(() => {
    const isChanged = writeRegisters(tree, change, splits, merges, places)
    writeTexts(tree, isChanged ? keepSegments(tree, change, splits) : marked, change, merges, caret)
  }, origin)
}

/**
 * Writes the texts of blocks that are otherwise as the document has them: reads and compares no other block.
 *
 * @returns false where a block does not stand in the document by itself: the whole tree has to be written then
 */
export function writeContents(tree: SharedTree, blocks: readonly Block[], origin: Origin, caret?: TextPlace): boolean {
  const state = currentState(tree)
  const known = new Map<string, SharedBlock>()
  for (const { id, type } of blocks) {
    const block = state.blocks.get(id)
    if (!block?.isAlive || block.type !== type || block.segments.length === 0) return false
    known.set(id, block)
  }
  const change: Change = { before: { ...state, blocks: known }, after: flatten(blocks) }
  tree.text.doc?.transact(() => writeTexts(tree, state, change, [], caret), origin)
  return true
}

function writeMarkers(tree: SharedTree, { before, after }: Change, splits: Split[], places: Map<string, Place>): void {
  const splitOf = new Map(splits.map((split) => [split.id, split]))
  const opening = [...after].filter(([id, { block }]) => !before.opened.has(id) && holdsText(block.type))
  if (opening.length === 0) return
  // Blocks that the tree needs have the same id for all users: several can be the first to write in one.
  const implied = new Set(
    [...walkBlocks(treeOfState(before))].map(({ id }) => id).filter((id) => !before.blocks.has(id)),
  )
  // The last first, so that the positions of those before stay as they are.
  const inOrder = opening.toSorted(([a], [b]) => (splitOf.get(b)?.at ?? -1) - (splitOf.get(a)?.at ?? -1))
  for (const [id, { block, parent }] of inOrder) {
    const split = splitOf.get(id)
    const place = places.get(id) ?? { parent, rank: '' }
    const segment = implied.has(id) ? `${id}~${tree.text.doc?.clientID}` : id
    const marker: OpenMarker = { open: id, segment, type: block.type, place, from: split?.segment ?? null }
    if (split) {
      const { at } = split
      // Closing first: what is typed at this very place meanwhile lands in one of the two, never between them.
      tree.text.insertEmbed(at, { close: true })
      tree.text.insertEmbed(at + 1, marker)
    } else {
      const end = tree.text.length
      tree.text.insertEmbed(end, marker)
      tree.text.insertEmbed(end + 1, { close: true })
    }
  }
}

// Returns true when there was anything to write.
function writeRegisters(
  tree: SharedTree,
  { before, after }: Change,
  splits: Split[],
  merges: Merge[],
  places: Map<string, Place>,
): boolean {
  const { registers } = tree
  let isChanged = false
  const set = (key: string, value: unknown) => {
    if (sameJson(registers.get(key), value)) return
    registers.set(key, value)
    isChanged = true
  }
  for (const [id, { block }] of after) {
    const was = before.blocks.get(id)
    // Writing in a block that others removed meanwhile restores it.
    if (!was || was.text !== textOf(block.content)) set(registerKey(id, 'isAlive'), true)
    if (was?.type !== block.type) set(registerKey(id, 'type'), block.type)
    const place = places.get(id)
    if (place) set(registerKey(id, 'place'), place)
    for (const [name, value] of Object.entries(block.props)) {
      const shown = was?.props[name] ?? defaultProps(block.type)[name]
      if (!sameJson(shown, value)) set(registerKey(id, `props.${name}`), value)
    }
  }
  for (const { id, behind } of splits) {
    const ranks = generateNKeysBetween(null, null, behind.length)
    for (const [index, segment] of behind.entries()) set(registerKey(segment, 'joined'), { to: id, rank: ranks[index] })
  }
  const mergedInto = new Map(merges.map(({ id, into }) => [id, into]))
  for (const id of before.blocks.keys()) {
    if (after.has(id)) continue
    set(registerKey(id, 'isAlive'), false)
    const into = mergedInto.get(id)
    if (!into) continue
    // Each by name: what follows a block that has several segments follows only one of them.
    for (const segment of before.blocks.get(id)?.segments ?? [])
      set(registerKey(segment, 'joined'), { to: into, rank: rankBehindAll(tree, into) })
  }
  return isChanged
}

// Makes the segments that a block has kept its own. When two users merge two blocks in opposite directions, the result
// is one block whose segments each follow the other: when one is split off or restored, the other would follow it.
// Returns the state of the document after that.
function keepSegments(tree: SharedTree, { before, after }: Change, splits: Split[]): SharedState {
  const state = readState(tree)
  const moved = new Set(splits.flatMap(({ behind }) => behind))
  let isChanged = false
  for (const id of after.keys()) {
    const held = state.blocks.get(id)?.segments
    for (const segment of before.blocks.get(id)?.segments ?? []) {
      if (moved.has(segment) || held?.includes(segment)) continue
      const isOwn = before.opened.get(id)?.includes(segment)
      const joined = isOwn ? null : { to: id, rank: rankBehindAll(tree, id) }
      tree.registers.set(registerKey(segment, 'joined'), joined)
      isChanged = true
    }
  }
  return isChanged ? readState(tree) : state
}

// Returns the rank of the segment that is joined to a block now: behind all segments joined before.
function rankBehindAll(tree: SharedTree, id: string): string {
  const ranks = [...readRegisters(tree).values()].flatMap(({ joined }) => (joined?.to === id ? [joined.rank] : []))
  return generateKeyBetween(ranks.toSorted().at(-1) ?? null, null)
}
