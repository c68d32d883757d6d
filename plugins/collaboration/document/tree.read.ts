import type * as Y from 'yjs'
import type { Block, Inline } from '#blocks/core/block.types.ts'
import { hasForeignScheme } from '#blocks/core/safeHref.ts'
import { normalizeTree } from '#blocks/registry/normalizeTree.ts'
import { definitionOf } from '#blocks/registry/schemas.ts'
import { type Place, type RegistersOfBlock, readRegisters, rootId, type SharedTree } from './document.layout.ts'
import { settlePlaces } from './placement.ts'
import { inlineOfRuns, type Run, readSegments, type Segment, segmentsByOwner } from './segments.read.ts'

export interface SharedBlock {
  id: string
  type: string
  place: Place
  props: Record<string, unknown>
  /** Its text in stretches of one formatting, with their positions; empty for blocks without text. */
  runs: Run[]
  text: string
  /** The position in the flat text where its text begins. */
  start: number
  /** The segments that its text lies in, in reading order. */
  segments: string[]
}

export interface SharedState {
  /** Visible blocks, in no particular order. */
  blocks: Map<string, SharedBlock>
  /** The ids of the visible children of each parent, in order. */
  children: Map<string, string[]>
  /** The segments of all blocks that have one, visible or not. */
  opened: Map<string, string[]>
  /** The span of each segment in the flat text, by position. */
  spans: Span[]
}

// The span of a segment: from behind its opening marker to before its closing one.
interface Span {
  segment: string
  start: number
  end: number
}

interface Candidate extends SharedBlock {
  isAlive: boolean
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

function candidates(
  registers: Map<string, RegistersOfBlock>,
  segments: Segment[],
  opened: ReadonlyMap<string, string[]>,
): Map<string, Candidate> {
  const texts = segmentsByOwner(segments, registers)
  const found = new Map<string, Candidate>()
  const add = (id: string, own: RegistersOfBlock | undefined, type: string, place: Place, parts: Segment[]) => {
    const runs = parts.flatMap((part) => part.runs)
    found.set(id, {
      id,
      type,
      place,
      props: validProps(type, own?.props ?? {}),
      runs,
      text: runs.map(({ text }) => text).join(''),
      start: parts[0]?.start ?? 0,
      segments: parts.map(({ marker }) => marker.segment),
      isAlive: own?.isAlive === true,
    })
  }
  for (const [id, parts] of texts) {
    const own = registers.get(id)
    const marker = parts[0]?.marker
    if (marker) add(id, own, own?.type ?? marker.type, own?.place ?? marker.place, parts)
  }
  for (const [id, own] of registers) {
    if (!opened.has(id) && own.type !== undefined && own.place !== undefined) add(id, own, own.type, own.place, [])
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
  const found = candidates(readRegisters(tree), segments, opened)
  settlePlaces(found)
  const visible = new Set<string>()
  for (const block of found.values()) {
    if (!block.isAlive && block.text === '') continue
    for (let id = block.id; id !== rootId && !visible.has(id); id = found.get(id)?.place.parent ?? rootId)
      visible.add(id)
  }
  const blocks = new Map<string, SharedBlock>()
  const children = new Map<string, string[]>()
  const ordered = [...found.values()]
    .filter(({ id }) => visible.has(id))
    .toSorted((a, b) => (a.place.rank === b.place.rank ? (a.id < b.id ? -1 : 1) : a.place.rank < b.place.rank ? -1 : 1))
  for (const { isAlive: _, ...block } of ordered) {
    blocks.set(block.id, block)
    children.set(block.place.parent, [...(children.get(block.place.parent) ?? []), block.id])
  }
  return {
    blocks,
    children,
    opened,
    spans: segments.map(({ marker, start, end }) => ({ segment: marker.segment, start, end })),
  }
}

const states = new WeakMap<Y.Text, SharedState>()
const watched = new WeakSet<Y.Text>()

/**
 * Returns the result of `readState`, read once between two changes. Not for use within a transaction that changes the
 * tree.
 */
export function currentState(tree: SharedTree): SharedState {
  const { text, registers } = tree
  if (!watched.has(text)) {
    watched.add(text)
    text.observe(() => states.delete(text))
    registers.observe(() => states.delete(text))
  }
  const state = states.get(text) ?? readState(tree)
  states.set(text, state)
  return state
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

/** Returns the block tree of a shared document. */
export function readTree(tree: SharedTree): Block[] {
  return treeOfState(currentState(tree))
}
