import { generateKeyBetween, generateNKeysBetween } from 'fractional-indexing'
import type { Block, Inline } from '#blocks/core/block.types.ts'
import { walkBlocks } from '#blocks/core/tree.walk.ts'
import { definitionOf } from '#blocks/registry/schemas.ts'
import type { TextPlace } from './caret.ts'
import { type OpenMarker, type Place, readRegisters, registerKey, rootId, type SharedTree } from './document.layout.ts'
import { breakCharacter, inlineOfRuns } from './segments.read.ts'
import { ranksToWrite } from './siblingRanks.ts'
import {
  commonEnd,
  commonStart,
  formattingBetween,
  type Letter,
  lettersOf,
  type Replacement,
  replacementBetween,
  textOf,
} from './textChange.ts'
import { currentState, defaultProps, readState, type SharedBlock, type SharedState, treeOfState } from './tree.read.ts'

/** Who made a change: what is written under this origin can be undone by its writer. */
export type Origin = object

/** Markers are written under an origin of their own: undo must not take them, they hold other people's text. */
export const markerOrigin = { marker: true }

interface FlatBlock {
  block: Block
  parent: string
}

function flatten(blocks: Block[], parent = rootId): Map<string, FlatBlock> {
  const flat = new Map<string, FlatBlock>()
  for (const block of blocks) {
    flat.set(block.id, { block, parent })
    for (const [id, inner] of flatten(block.children, block.id)) flat.set(id, inner)
  }
  return flat
}

const holdsText = (type: string) => definitionOf(type)?.kind === 'text'

/** A letter with its position in the flat text and the segment that it lies in. */
interface PlacedLetter extends Letter {
  at: number
  segment: string
}

function placedLetters(block: SharedBlock | undefined): PlacedLetter[] {
  const runs = block?.runs ?? []
  return runs.flatMap(({ at, text, attributes, segment }) =>
    text.split('').map((letter, index) => ({ at: at + index, text: letter, attributes, segment })),
  )
}

/** A block whose text is the end of what another had. */
interface Split {
  id: string
  /** The position in the flat text of the first letter that goes. */
  at: number
  /** The segment that is cut in two. */
  segment: string
  /** The segments behind it, whose text goes with the new block. */
  behind: string[]
}

/** A removed block whose text another has at its end now. */
interface Merge {
  id: string
  into: string
}

interface Change {
  before: SharedState
  after: Map<string, FlatBlock>
}

/** The blocks that were there and still are, with their text before and after. */
function keptTexts({ before, after }: Change): { id: string; was: string; is: string }[] {
  return [...after].flatMap(([id, { block }]) => {
    const shared = before.blocks.get(id)
    return shared && holdsText(block.type) ? [{ id, was: shared.text, is: textOf(block.content) }] : []
  })
}

/** New blocks that begin with something new, or nothing, and end as another block ended before. */
function findSplits(change: Change): Split[] {
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

/** Blocks that are gone and whose end another block has at its end now. */
function findMerges(change: Change): Merge[] {
  const { before, after } = change
  const gone = [...before.blocks.values()].filter(({ id, text }) => !after.has(id) && text !== '')
  const merges: Merge[] = []
  for (const { id: into, was, is } of gone.length > 0 ? keptTexts(change) : []) {
    const start = commonStart(was, is)
    const own = Math.min(was.length - start, commonEnd(was, is))
    const found = gone.map(({ id, text }) => ({ id, length: Math.min(is.length - start, commonEnd(text, is)) }))
    const longest = found.toSorted((a, b) => b.length - a.length)[0]
    if (longest && longest.length > own) merges.push({ id: longest.id, into })
  }
  return merges
}

/**
 * Turns the document into this tree, by the smallest change that does it: text is inserted and deleted letter by letter,
 * splits, merges, moves and removals only set registers. What others wrote meanwhile is not in the way of any of it.
 *
 * @param caret where the writer's caret is now: tells which of several equal letters was typed
 */
export function writeTree(tree: SharedTree, blocks: Block[], origin: Origin, caret?: TextPlace): void {
  const document = tree.text.doc
  if (!document) throw new Error('The shared text is not part of a document')
  const change: Change = { before: currentState(tree), after: flatten(blocks) }
  const splits = findSplits(change)
  const merges = findMerges(change)
  const places = placesToWrite(change)
  document.transact(() => writeMarkers(tree, change, splits, places), markerOrigin)
  const marked = currentState(tree)
  document.transact(() => {
    const isChanged = writeRegisters(tree, change, splits, merges, places)
    writeTexts(tree, isChanged ? keepSegments(tree, change, splits) : marked, change, merges, caret)
  }, origin)
}

function placesToWrite({ before, after }: Change): Map<string, Place> {
  const siblings = new Map<string, string[]>()
  for (const [id, { parent }] of after) siblings.set(parent, [...(siblings.get(parent) ?? []), id])
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

function writeMarkers(tree: SharedTree, { before, after }: Change, splits: Split[], places: Map<string, Place>): void {
  const splitOf = new Map(splits.map((split) => [split.id, split]))
  const opening = [...after].filter(([id, { block }]) => !before.opened.has(id) && holdsText(block.type))
  if (opening.length === 0) return
  // Blocks that the tree needs have the same id for everybody: several people can be the first to write in one.
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

/** @returns whether there was anything to write */
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
    if (JSON.stringify(registers.get(key)) === JSON.stringify(value)) return
    registers.set(key, value)
    isChanged = true
  }
  for (const [id, { block }] of after) {
    const was = before.blocks.get(id)
    // Whoever writes in a block that others removed meanwhile brings it back.
    if (!was || was.text !== textOf(block.content)) set(registerKey(id, 'isAlive'), true)
    if (was?.type !== block.type) set(registerKey(id, 'type'), block.type)
    const place = places.get(id)
    if (place) set(registerKey(id, 'place'), place)
    for (const [name, value] of Object.entries(block.props)) {
      const shown = was?.props[name] ?? defaultProps(block.type)[name]
      if (JSON.stringify(shown) !== JSON.stringify(value)) set(registerKey(id, `props.${name}`), value)
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

/**
 * What a block has kept stays its own. Two people who merged two blocks the opposite ways made one of them, whose segments
 * each follow the other: when one is split off or comes back, the other would follow it.
 *
 * @returns what the document says then
 */
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

/** The rank of what is joined to a block now: behind all that was joined before. */
function rankBehindAll(tree: SharedTree, id: string): string {
  const ranks = [...readRegisters(tree).values()].flatMap(({ joined }) => (joined?.to === id ? [joined.rank] : []))
  return generateKeyBetween(ranks.toSorted().at(-1) ?? null, null)
}

/** A change of the flat text, at a position from before all of them. */
interface TextEdit {
  at: number
  deleted: number
  inserted: Letter[]
}

function writeTexts(
  tree: SharedTree,
  state: SharedState,
  { before, after }: Change,
  merges: Merge[],
  caret?: TextPlace,
): void {
  const merged = new Set(merges.map(({ id }) => id))
  // Text of what was removed falls back to what it was once split off: it is deleted there, and compared with nothing.
  const removed = new Set(
    [...before.blocks.values()].flatMap(({ id, segments }) => (after.has(id) || merged.has(id) ? [] : segments)),
  )
  const edits: TextEdit[] = []
  for (const [id, { block }] of after) {
    if (!holdsText(block.type)) continue
    // Splits and merges have happened: most texts are as wanted now.
    const shared = state.blocks.get(id)
    if (shared && isSameContent(inlineOfRuns(shared.runs), block.content)) continue
    const held = placedLetters(shared)
    const letters = held.filter(({ segment }) => !removed.has(segment))
    edits.push(...deletionsOf(held.filter(({ segment }) => removed.has(segment))))
    const wanted = lettersOf(block.content)
    const replacement = replacementBetween(letters, wanted, caret?.id === id ? caret.offset : undefined)
    format(tree, letters, wanted, replacement)
    // Behind the letter before, so that typing at the end of a joined text stays with it.
    const previous = letters[(replacement?.start ?? 0) - 1]
    const first = previous ? previous.at + 1 : (letters[0]?.at ?? shared?.start ?? tree.text.length)
    if (replacement) edits.push({ at: first, deleted: 0, inserted: replacement.inserted })
    if (replacement)
      edits.push(...deletionsOf(letters.slice(replacement.start, replacement.start + replacement.deleted)))
  }
  for (const id of before.blocks.keys())
    if (!after.has(id)) edits.push(...deletionsOf(placedLetters(state.blocks.get(id))))
  // From the end to the beginning, so that the positions of those before stay as they are.
  for (const edit of edits.toSorted((a, b) => b.at - a.at || b.deleted - a.deleted)) apply(tree, edit)
}

const isSameContent = (a: Inline[], b: Inline[]) => JSON.stringify(a) === JSON.stringify(b)

function deletionsOf(letters: PlacedLetter[]): TextEdit[] {
  return stretches(letters.map(({ at }) => at)).map(({ at, length }) => ({ at, deleted: length, inserted: [] }))
}

function apply({ text }: SharedTree, { at, deleted, inserted }: TextEdit): void {
  if (deleted > 0) text.delete(at, deleted)
  let place = at
  for (const letter of equallyFormatted(inserted)) {
    if (letter.text === breakCharacter) text.insertEmbed(place, { break: true }, letter.attributes)
    else text.insert(place, letter.text, letter.attributes)
    place += letter.text.length
  }
}

/** Formats the letters that stay. */
function format(
  { text }: SharedTree,
  letters: PlacedLetter[],
  wanted: Letter[],
  replacement: Replacement | null,
): void {
  const { start, deleted, inserted } = replacement ?? { start: 0, deleted: 0, inserted: [] }
  const kept = [...letters.slice(0, start), ...letters.slice(start + deleted)]
  const wantedOfKept = [...wanted.slice(0, start), ...wanted.slice(start + inserted.length)]
  for (const change of formattingBetween(kept, wantedOfKept)) {
    const positions = kept.slice(change.start, change.start + change.length).map(({ at }) => at)
    for (const { at, length } of stretches(positions)) text.format(at, length, change.attributes)
  }
}

/** Letters in stretches of one formatting; each break by itself. */
function equallyFormatted(letters: readonly Letter[]): Letter[] {
  const parts: Letter[] = []
  for (const { text, attributes } of letters) {
    const last = parts.at(-1)
    const isOneRun = last && last.text !== breakCharacter && text !== breakCharacter
    if (isOneRun && JSON.stringify(last.attributes) === JSON.stringify(attributes)) last.text += text
    else parts.push({ text, attributes })
  }
  return parts
}

/** Positions in stretches that lie next to each other: a text in several segments does not lie in reading order. */
function stretches(positions: number[]): { at: number; length: number }[] {
  const found: { at: number; length: number }[] = []
  for (const at of positions.toSorted((a, b) => a - b)) {
    const last = found.at(-1)
    if (last && last.at + last.length === at) last.length += 1
    else found.push({ at, length: 1 })
  }
  return found
}
