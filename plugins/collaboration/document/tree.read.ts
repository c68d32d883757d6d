import type { Block, Inline } from '#blocks/core/block.types.ts'
import { definitionOf } from '#blocks/registry/schemas.ts'
import { type Place, type RegistersOfBlock, readRegisters, rootId, type SharedTree } from './document.layout.ts'
import { inlineOfUnits, readSegments, type Segment, segmentsByOwner, type Unit } from './segments.read.ts'

/** A block as it lies in the shared document. */
export interface SharedBlock {
  id: string
  type: string
  place: Place
  props: Record<string, unknown>
  /** The characters of its text with their positions; empty for blocks without text. */
  units: Unit[]
  /** The segments that its text lies in, in reading order. */
  segments: string[]
}

export interface SharedState {
  /** Blocks that are in sight, in no particular order. */
  blocks: Map<string, SharedBlock>
  /** The ids of the visible children of each parent, in order. */
  children: Map<string, string[]>
}

interface Candidate extends SharedBlock {
  isAlive: boolean
}

function candidates(tree: SharedTree): Map<string, Candidate> {
  const registers = readRegisters(tree)
  const segments = readSegments(tree)
  const texts = segmentsByOwner(segments, registers)
  const found = new Map<string, Candidate>()
  const add = (id: string, own: RegistersOfBlock | undefined, type: string, place: Place, parts: Segment[]) =>
    found.set(id, {
      id,
      type,
      place,
      props: own?.props ?? {},
      units: parts.flatMap(({ units }) => units),
      segments: parts.map(({ marker }) => marker.open),
      isAlive: own?.isAlive === true,
    })
  for (const [id, parts] of texts) {
    const own = registers.get(id)
    const marker = parts[0]?.marker
    if (marker) add(id, own, own?.type ?? marker.type, own?.place ?? marker.place, parts)
  }
  const hasSegment = new Set(segments.map(({ marker }) => marker.open))
  for (const [id, own] of registers) {
    if (!hasSegment.has(id) && own.type !== undefined && own.place !== undefined) add(id, own, own.type, own.place, [])
  }
  return found
}

/** Blocks that hold each other, after two moves at once: the one with the lowest id goes to the top of the document. */
function breakCycles(found: Map<string, Candidate>): void {
  for (const start of [...found.keys()].toSorted()) {
    const path = new Set<string>()
    for (let id = start; found.has(id) && !path.has(id); id = found.get(id)?.place.parent ?? rootId) path.add(id)
    const last = [...path].at(-1)
    const cycleEntry = last === undefined ? undefined : found.get(last)?.place.parent
    if (cycleEntry !== start) continue
    const block = found.get(start)
    if (block) block.place = { ...block.place, parent: rootId }
  }
}

/**
 * What the document says now. A removed block that holds text of somebody else, or a block that is in sight, stays in
 * sight; a block whose parent does not exist stands at the top of the document.
 */
export function readState(tree: SharedTree): SharedState {
  const found = candidates(tree)
  for (const block of found.values()) {
    if (block.place.parent !== rootId && !found.has(block.place.parent))
      block.place = { ...block.place, parent: rootId }
  }
  breakCycles(found)
  const visible = new Set<string>()
  for (const block of found.values()) {
    if (!block.isAlive && block.units.length === 0) continue
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
  return { blocks, children }
}

/** The block tree of a state. Properties nobody set have their defaults. */
export function treeOfState({ blocks, children }: SharedState): Block[] {
  const build = (id: string): Block[] => {
    const block = blocks.get(id)
    if (!block) return []
    const content: Inline[] = inlineOfUnits(block.units)
    return [
      {
        id,
        type: block.type,
        props: { ...definitionOf(block.type)?.props.parse({}), ...block.props },
        children: (children.get(id) ?? []).flatMap(build),
        content,
      },
    ]
  }
  return (children.get(rootId) ?? []).flatMap(build)
}

/** The block tree of a shared document. */
export function readTree(tree: SharedTree): Block[] {
  return treeOfState(readState(tree))
}
