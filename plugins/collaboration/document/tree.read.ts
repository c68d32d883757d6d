import type * as Y from 'yjs'
import type { Block, Inline } from '#blocks/core/block.types.ts'
import { hasForeignScheme } from '#blocks/core/safeHref.ts'
import { normalizeTree } from '#blocks/registry/normalizeTree.ts'
import { definitionOf } from '#blocks/registry/schemas.ts'
import {
  type OpenMarker,
  type Place,
  type RegistersOfBlock,
  readRegisters,
  rootId,
  type SharedTree,
} from './document.layout.ts'
import { type Run, readSegments, rereadSegments, type Segment } from './flatText.read.ts'
import { settlePlaces } from './placement.ts'
import { inlineOfRuns, segmentsByOwner } from './segments.read.ts'

/** A block as it lies in the shared document. A change of its text is another object. */
export interface SharedBlock {
  id: string
  type: string
  place: Place
  props: Record<string, unknown>
  /** False for a removed block, which is visible because it holds the text of others. */
  isAlive: boolean
  /** Its text in stretches of one formatting, with their positions; empty for blocks without text. */
  runs: readonly Run[]
  /** Its text, with a line end for each break. */
  text: string
  /** The position in the flat text where its text begins. */
  readonly start: number
  /** The names of the segments that its text lies in, in reading order. */
  segments: string[]
}

export interface SharedState {
  /** Visible blocks, in no particular order. */
  blocks: Map<string, SharedBlock>
  /** The ids of the visible children of each parent, in order. */
  children: Map<string, string[]>
  /** The segments of all blocks that have one, visible or not. */
  opened: Map<string, string[]>
  /** All segments in physical order, by their opening markers. */
  segments: ReadonlyMap<OpenMarker, Segment>
  /** The segments that make up the text of each block, in reading order. */
  texts: ReadonlyMap<string, readonly Segment[]>
  /** The block whose text a segment is part of. */
  owners: ReadonlyMap<Segment, string>
}

// Returns the properties that an editor can show: those that the schema allows, and texts and numbers that it does not,
// because a user may be in the middle of typing an address. Another program may have written anything, including a link
// that runs script.
function validProps(type: string, props: Record<string, unknown>): Record<string, unknown> {
  const shape = definitionOf(type)?.props.shape ?? {}
  const fallback = defaultProps(type)
  return Object.fromEntries(
    Object.entries(props).filter(([name, value]) => {
      if (name === 'link' && typeof value === 'string' && hasForeignScheme(value)) return false
      const isOfKind =
        (typeof value === 'string' || typeof value === 'number') && typeof value === typeof fallback[name]
      return Object.hasOwn(shape, name) && (isOfKind || shape[name]?.safeParse(value).success)
    }),
  )
}

// What a block says without its text.
type BlockFacts = Pick<SharedBlock, 'id' | 'type' | 'place' | 'props' | 'isAlive'>

function withText(facts: BlockFacts, parts: readonly Segment[]): SharedBlock {
  const { id, type, place, props, isAlive } = facts
  const runs = parts.flatMap((part) => part.runs)
  return {
    id,
    type,
    place,
    props,
    isAlive,
    runs,
    text: runs.map(({ text }) => text).join(''),
    get start() {
      return parts[0]?.start ?? 0
    },
    segments: parts.map(({ marker }) => marker.segment),
  }
}

function candidates(
  registers: Map<string, RegistersOfBlock>,
  texts: ReadonlyMap<string, readonly Segment[]>,
  opened: ReadonlyMap<string, string[]>,
): Map<string, SharedBlock> {
  const found = new Map<string, SharedBlock>()
  const add = (id: string, type: string, place: Place, parts: readonly Segment[]) => {
    const own = registers.get(id)
    const props = validProps(type, own?.props ?? {})
    found.set(id, withText({ id, type, place, props, isAlive: own?.isAlive === true }, parts))
  }
  for (const [id, parts] of texts) {
    const own = registers.get(id)
    const marker = parts[0]?.marker
    if (marker) add(id, own?.type ?? marker.type, own?.place ?? marker.place, parts)
  }
  for (const [id, { type, place }] of registers) {
    if (!opened.has(id) && type !== undefined && place !== undefined) add(id, type, place, [])
  }
  return found
}

/**
 * Reads the current state of the document. A removed block that holds another user's text, or a visible block, stays
 * visible; a block whose parent does not exist stands at the top of the document.
 */
export function readState(tree: SharedTree): SharedState {
  const segments = readSegments(tree)
  const opened = new Map<string, string[]>()
  for (const { marker } of segments) opened.set(marker.open, [...(opened.get(marker.open) ?? []), marker.segment])
  const registers = readRegisters(tree)
  const texts = segmentsByOwner(segments, registers)
  const found = candidates(registers, texts, opened)
  settlePlaces(found)
  const visible = new Set<string>()
  for (const block of found.values()) {
    if (!block.isAlive && block.text === '') continue
    for (let id = block.id; id !== rootId && !visible.has(id); id = found.get(id)?.place.parent ?? rootId)
      visible.add(id)
  }
  const children = new Map<string, string[]>()
  const ordered = [...found.values()]
    .filter(({ id }) => visible.has(id))
    .toSorted((a, b) => (a.place.rank === b.place.rank ? (a.id < b.id ? -1 : 1) : a.place.rank < b.place.rank ? -1 : 1))
  for (const { id, place } of ordered) {
    const siblings = children.get(place.parent)
    if (siblings) siblings.push(id)
    else children.set(place.parent, [id])
  }
  return {
    blocks: new Map(ordered.map((block) => [block.id, block])),
    children,
    opened,
    segments: new Map(segments.map((segment) => [segment.marker, segment])),
    texts,
    owners: new Map([...texts].flatMap(([id, parts]) => parts.map((part) => [part, id] as const))),
  }
}

// A state that was read, and the tree once it was needed.
interface Reading {
  state: SharedState
  tree: Block[] | null
}

const readings = new WeakMap<Y.Text, Reading>()
const watched = new WeakSet<Y.Text>()

function currentReading(tree: SharedTree): Reading {
  const { text, registers } = tree
  if (!watched.has(text)) {
    watched.add(text)
    text.observe((change) => follow(text, change))
    registers.observe(() => readings.delete(text))
  }
  const reading = readings.get(text) ?? { state: readState(tree), tree: null }
  readings.set(text, reading)
  return reading
}

// Takes over what was typed or deleted within blocks by reading those alone. Any other change is read with the rest.
function follow(text: Y.Text, change: Y.YTextEvent): void {
  const reading = readings.get(text)
  readings.delete(text)
  const touched = reading && rereadSegments(reading.state.segments, change)
  if (!touched) return
  const { state } = reading
  let { tree } = reading
  for (const id of new Set([...touched].map((segment) => state.owners.get(segment)))) {
    const block = id === undefined ? undefined : state.blocks.get(id)
    // Text alone decides whether a removed block is visible.
    if (!block?.isAlive) return
    const changed = withText(block, state.texts.get(block.id) ?? [])
    state.blocks.set(block.id, changed)
    tree = tree && withContent(tree, pathOf(state, changed), inlineOfRuns(changed.runs))
  }
  readings.set(text, { state: { ...state }, tree })
}

// Returns the ids from the outermost block to this one.
function pathOf({ blocks }: SharedState, block: SharedBlock): string[] {
  const path: string[] = []
  for (let at: SharedBlock | undefined = block; at; at = blocks.get(at.place.parent)) path.unshift(at.id)
  return path
}

// Returns a tree with another text in one block, the others as they are; null where the block stands elsewhere.
function withContent(blocks: readonly Block[], [id, ...inside]: readonly string[], content: Inline[]): Block[] | null {
  const index = blocks.findIndex((block) => block.id === id)
  const block = blocks[index]
  if (!block) return null
  if (inside.length === 0) {
    return definitionOf(block.type)?.kind === 'text' ? blocks.with(index, { ...block, content }) : null
  }
  const children = withContent(block.children, inside, content)
  return children && blocks.with(index, { ...block, children })
}

/**
 * Returns the result of `readState`, read once between two changes. Not for use within a transaction that changes the
 * tree.
 */
export function currentState(tree: SharedTree): SharedState {
  return currentReading(tree).state
}

// Default properties, by block type.
const defaults = new Map<string, Record<string, unknown>>()

/** Returns the default properties of a block type; none for an unknown type. */
export function defaultProps(type: string): Record<string, unknown> {
  const known = defaults.get(type) ?? definitionOf(type)?.props.parse({}) ?? {}
  defaults.set(type, known)
  return known
}

/**
 * Returns the block tree of a state, in a shape that the editor could have created. Unset properties have their
 * defaults.
 */
export function treeOfState({ blocks, children, opened }: SharedState): Block[] {
  const build = (id: string): Block[] => {
    const block = blocks.get(id)
    if (!block) return []
    const content: Inline[] = inlineOfRuns(block.runs)
    const props = { ...defaultProps(block.type), ...block.props }
    return [{ id, type: block.type, props, children: (children.get(id) ?? []).flatMap(build), content }]
  }
  return normalizeTree((children.get(rootId) ?? []).flatMap(build), (id) => opened.has(id))
}

/** Returns the block tree of a shared document. A block in which nothing changed is the same object as before. */
export function readTree(tree: SharedTree): Block[] {
  const reading = currentReading(tree)
  reading.tree ??= treeOfState(reading.state)
  return reading.tree
}
