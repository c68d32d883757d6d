import { generateKeyBetween, generateNKeysBetween } from 'fractional-indexing'
import type { Block } from '#blocks/core/block.types.ts'
import { definitionOf } from '#blocks/registry/schemas.ts'
import { type OpenMarker, type Place, readRegisters, registerKey, rootId, type SharedTree } from './document.layout.ts'
import { breakUnit, readSegments, type Unit } from './segments.read.ts'
import { ranksToWrite } from './siblingRanks.ts'
import { formattingBetween, type Letter, lettersOf, type Replacement, replacementBetween } from './textChange.ts'
import { readState, type SharedBlock, type SharedState } from './tree.read.ts'

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

const sameLetters = (a: readonly Letter[], b: readonly Letter[]) =>
  a.length === b.length && a.every(({ text }, index) => text === b[index]?.text)

/** A block whose text is the end of what another had. */
interface Split {
  id: string
  from: string
  /** How much of the other's text stayed. */
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

function lettersBefore(block: SharedBlock | undefined): Letter[] {
  return block?.units ?? []
}

function findSplits({ before, after }: Change): Split[] {
  const splits: Split[] = []
  const shortened = [...after].filter(
    ([id, { block }]) => lettersBefore(before.blocks.get(id)).length > lettersOf(block.content).length,
  )
  for (const [id, { block }] of after) {
    const tail = lettersOf(block.content)
    if (before.blocks.has(id) || !holdsText(block.type) || tail.length === 0) continue
    const found = shortened.find(([from, flat]) => {
      const whole = lettersBefore(before.blocks.get(from))
      return sameLetters(whole, [...lettersOf(flat.block.content), ...tail])
    })
    const whole = found && before.blocks.get(found[0])
    const cut = whole?.units[whole.units.length - tail.length]
    if (!whole || !cut) continue
    const behind = whole.segments.slice(whole.segments.indexOf(cut.segment) + 1)
    splits.push({ id, from: whole.id, at: whole.units.length - tail.length, segment: cut.segment, behind })
  }
  return splits
}

function findMerges({ before, after }: Change): Merge[] {
  const merges: Merge[] = []
  for (const [id, removed] of before.blocks) {
    if (after.has(id) || removed.units.length === 0) continue
    const into = [...after].find(([target, { block }]) => {
      const own = before.blocks.get(target)
      return (
        own !== undefined &&
        holdsText(block.type) &&
        sameLetters(lettersOf(block.content), [...own.units, ...removed.units])
      )
    })
    if (into) merges.push({ id, into: into[0] })
  }
  return merges
}

/**
 * Turns the document into this tree, by the smallest change that does it: text is inserted and deleted letter by letter,
 * splits, merges, moves and removals only set registers. What others wrote meanwhile is not in the way of any of it.
 *
 * @param caret where the writer's caret is now: tells which of several equal letters was typed
 */
export function writeTree(
  tree: SharedTree,
  blocks: Block[],
  origin: Origin,
  caret?: { id: string; offset: number },
): void {
  const document = tree.text.doc
  if (!document) throw new Error('The shared text is not part of a document')
  const change: Change = { before: readState(tree), after: flatten(blocks) }
  const splits = findSplits(change)
  const merges = findMerges(change)
  const places = placesToWrite(change)
  document.transact(() => writeMarkers(tree, change, splits, places), markerOrigin)
  document.transact(() => {
    writeRegisters(tree, change, splits, merges, places)
    writeTexts(tree, change, caret)
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
  const known = new Set(readSegments(tree).map(({ marker }) => marker.open))
  for (const [id, { block, parent }] of after) {
    if (known.has(id) || !holdsText(block.type)) continue
    const split = splitOf.get(id)
    const place = places.get(id) ?? { parent, rank: '' }
    const marker: OpenMarker = { open: id, type: block.type, place, from: split?.segment ?? null }
    if (split) {
      const at = before.blocks.get(split.from)?.units[split.at]?.at
      if (at === undefined) continue
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

function writeRegisters(
  tree: SharedTree,
  { before, after }: Change,
  splits: Split[],
  merges: Merge[],
  places: Map<string, Place>,
): void {
  const { registers } = tree
  const set = (key: string, value: unknown) => {
    if (JSON.stringify(registers.get(key)) !== JSON.stringify(value)) registers.set(key, value)
  }
  for (const [id, { block }] of after) {
    const was = before.blocks.get(id)
    // Whoever writes in a block that others removed meanwhile brings it back.
    if (!was || !sameLetters(was.units, lettersOf(block.content))) set(registerKey(id, 'isAlive'), true)
    if (was?.type !== block.type) set(registerKey(id, 'type'), block.type)
    const place = places.get(id)
    if (place) set(registerKey(id, 'place'), place)
    for (const [name, value] of Object.entries(block.props)) {
      const shown = was?.props[name] ?? definitionOf(block.type)?.props.parse({})[name]
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
    if (into) set(registerKey(id, 'joined'), { to: into, rank: rankBehindAll(tree, into) })
  }
}

/** The rank of what is joined to a block now: behind all that was joined before. */
function rankBehindAll(tree: SharedTree, id: string): string {
  const ranks = [...readRegisters(tree).values()].flatMap(({ joined }) => (joined?.to === id ? [joined.rank] : []))
  return generateKeyBetween(ranks.toSorted().at(-1) ?? null, null)
}

function writeTexts(tree: SharedTree, { before, after }: Change, caret?: { id: string; offset: number }): void {
  // Splits and merges have happened: most texts are as wanted now. Positions are valid until the next change.
  let now = readState(tree)
  for (const [id, { block }] of after) {
    if (!holdsText(block.type)) continue
    const wanted = lettersOf(block.content)
    const replacement = replacementBetween(
      lettersBefore(now.blocks.get(id)),
      wanted,
      caret?.id === id ? caret.offset : undefined,
    )
    if (replacement) {
      replaceText(tree, id, now.blocks.get(id)?.units ?? [], replacement)
      now = readState(tree)
    }
    const units = now.blocks.get(id)?.units ?? []
    for (const { start, length, attributes } of formattingBetween(units, wanted)) {
      for (const unit of units.slice(start, start + length)) tree.text.format(unit.at, 1, attributes)
    }
  }
  for (const id of before.blocks.keys()) {
    if (after.has(id)) continue
    const left = readState(tree).blocks.get(id)?.units ?? []
    deleteUnits(
      tree,
      left.map(({ at }) => at),
    )
  }
}

function replaceText(
  tree: SharedTree,
  id: string,
  units: readonly Unit[],
  { start, deleted, inserted }: Replacement,
): void {
  const end = readSegments(tree).find(({ marker }) => marker.open === id)?.end ?? tree.text.length
  // Behind the letter before, so that typing at the end of a joined text stays with it.
  const previous = units[start - 1]
  let at = previous ? previous.at + 1 : (units[0]?.at ?? end)
  for (const { text, attributes } of inserted) {
    if (text === breakUnit) tree.text.insertEmbed(at, { break: true }, attributes)
    else tree.text.insert(at, text, attributes)
    at += 1
  }
  const shift = inserted.length
  const first = previous ? previous.at + 1 : (units[0]?.at ?? end)
  const gone = units.slice(start, start + deleted)
  deleteUnits(
    tree,
    gone.map((unit) => (unit.at >= first ? unit.at + shift : unit.at)),
  )
}

/** Deletes letters at these positions, the last first: a text in several segments does not lie in reading order. */
function deleteUnits({ text }: SharedTree, positions: number[]): void {
  for (const at of positions.toSorted((a, b) => b - a)) text.delete(at, 1)
}
