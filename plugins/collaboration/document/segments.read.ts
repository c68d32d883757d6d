import { z } from 'zod'
import type { Inline } from '#blocks/core/block.types.ts'
import { joinRuns } from '#blocks/core/inline.convert.ts'
import type { OpenMarker, RegistersOfBlock, SharedTree } from './document.layout.ts'
import { marksOf, type TextAttributes } from './marks.attributes.ts'

/** One place in a segment's text: a character (a UTF-16 unit, as Yjs counts) or a break. */
export interface Unit {
  /** The position in the flat text. */
  at: number
  text: string
  attributes: TextAttributes
  /** The segment that it lies in. */
  segment: string
}

/** The text between the markers of a block. */
export interface Segment {
  marker: OpenMarker
  units: Unit[]
  /** The position of the closing marker: where text is appended. */
  end: number
}

const placeSchema = z.object({ parent: z.string(), rank: z.string() })
const openSchema = z.object({ open: z.string(), type: z.string(), place: placeSchema, from: z.string().nullable() })

/** The character that stands for a break in a list of units: no text contains it. */
export const breakUnit = '\n'

interface DeltaPart {
  insert?: unknown
  attributes?: TextAttributes
}

/**
 * The segments of the flat text in physical order. Text that is outside of all segments (no client of ours puts it
 * there) is read as part of the segment before it.
 */
export function readSegments({ text }: SharedTree): Segment[] {
  const segments: Segment[] = []
  let at = 0
  let isOpen = false
  for (const { insert, attributes = {} } of text.toDelta() as DeltaPart[]) {
    const current = segments.at(-1)
    if (typeof insert === 'string') {
      for (const character of insert.split('')) {
        current?.units.push({ at, text: character, attributes, segment: current.marker.open })
        at += 1
        if (current && isOpen) current.end = at
      }
      continue
    }
    const open = openSchema.safeParse(insert)
    if (open.success) {
      segments.push({ marker: open.data, units: [], end: at + 1 })
      isOpen = true
    } else if (typeof insert === 'object' && insert !== null && 'close' in insert) {
      if (current && isOpen) current.end = at
      isOpen = false
    } else {
      current?.units.push({ at, text: breakUnit, attributes, segment: current.marker.open })
      if (current && isOpen) current.end = at + 1
    }
    at += 1
  }
  return segments
}

/** Units as runs of text. */
export function inlineOfUnits(units: Unit[]): Inline[] {
  return joinRuns(
    units.map(({ text, attributes }): Inline => {
      if (text === breakUnit) return { type: 'hardBreak' }
      return { type: 'text', text, marks: marksOf(attributes) }
    }),
  )
}

/** Whether a block stands by itself, rather than as a part of another's text. */
function isIndependent(segment: Segment, registers: RegistersOfBlock | undefined): boolean {
  return registers?.isAlive === true || (segment.marker.from === null && !registers?.joined)
}

/**
 * The block that a segment's text belongs to: itself, or what it was joined to or split off. Two blocks that were each
 * joined to the other, by two people at once, are one block: the one with the lower id.
 */
function ownerOf(id: string, segments: Map<string, Segment>, registers: Map<string, RegistersOfBlock>): string {
  const path: string[] = []
  let current = id
  while (!path.includes(current)) {
    const segment = segments.get(current)
    if (!segment || isIndependent(segment, registers.get(current))) return current
    path.push(current)
    const next = registers.get(current)?.joined?.to ?? segment.marker.from
    if (next === null || !segments.has(next)) return current
    current = next
  }
  return path.slice(path.indexOf(current)).toSorted()[0] ?? id
}

/** The segments that make up each block's text, in reading order; the block's own comes first. */
export function segmentsByOwner(segments: Segment[], registers: Map<string, RegistersOfBlock>): Map<string, Segment[]> {
  const byId = new Map(segments.map((segment) => [segment.marker.open, segment]))
  // Children in the tree of joins: what was joined directly to a segment.
  const joinedTo = new Map<string, Segment[]>()
  const owners = new Map<string, Segment[]>()
  const chain = (segment: Segment): Segment[] => [segment, ...(joinedTo.get(segment.marker.open) ?? []).flatMap(chain)]
  const roots: Segment[] = []
  for (const segment of segments) {
    const id = segment.marker.open
    if (ownerOf(id, byId, registers) === id) {
      roots.push(segment)
      continue
    }
    const target = registers.get(id)?.joined?.to ?? segment.marker.from ?? ''
    joinedTo.set(target, [...(joinedTo.get(target) ?? []), segment])
  }
  for (const [target, parts] of joinedTo) joinedTo.set(target, parts.toSorted(byJoin(registers, segments)))
  for (const root of roots) owners.set(root.marker.open, chain(root))
  return owners
}

/**
 * What was split off falls back right behind what it was split off, the latest split first, as it lies in the text; what
 * was joined by a merge comes after that, in the order of the merges.
 */
function byJoin(registers: Map<string, RegistersOfBlock>, segments: Segment[]) {
  const physical = new Map(segments.map((segment, index) => [segment, index]))
  const rankOf = (segment: Segment) => registers.get(segment.marker.open)?.joined?.rank ?? ''
  return (a: Segment, b: Segment) => {
    const [left, right] = [rankOf(a), rankOf(b)]
    if (left !== right) return left < right ? -1 : 1
    return (physical.get(a) ?? 0) - (physical.get(b) ?? 0)
  }
}
