import { z } from 'zod'
import type { Inline } from '#blocks/core/block.types.ts'
import { joinRuns } from '#blocks/core/inline.convert.ts'
import type { OpenMarker, RegistersOfBlock, SharedTree } from './document.layout.ts'
import { marksOf, type TextAttributes } from './marks.attributes.ts'

/** A stretch of a segment's text with one formatting; a break is a stretch of its own. */
export interface Run {
  /** The position of its first character (UTF-16 units, as Yjs counts) in the flat text. */
  at: number
  text: string
  attributes: TextAttributes
  /** The segment that it lies in. */
  segment: string
}

/** The text between the markers of a block. */
export interface Segment {
  marker: OpenMarker
  runs: Run[]
  /** The position behind the opening marker. */
  start: number
  /** The position of the closing marker: where text is appended. */
  end: number
}

const placeSchema = z.object({ parent: z.string(), rank: z.string() })
const openSchema = z.object({ open: z.string(), type: z.string(), place: placeSchema, from: z.string().nullable() })

/** The character that stands for a break in a text. */
export const breakCharacter = '\n'

interface DeltaPart {
  insert?: unknown
  attributes?: TextAttributes
}

/** A text in stretches between its breaks: a line end that somebody's program put into a text is read as a break. */
const betweenBreaks = /[^\n]+|\n/g

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
    const add = (part: string) => {
      current?.runs.push({ at, text: part, attributes, segment: current.marker.open })
      at += part.length
      if (current && isOpen) current.end = at
    }
    if (typeof insert === 'string') {
      for (const [part] of insert.matchAll(betweenBreaks)) add(part)
      continue
    }
    const open = openSchema.safeParse(insert)
    if (open.success) {
      at += 1
      segments.push({ marker: open.data, runs: [], start: at, end: at })
      isOpen = true
    } else if (typeof insert === 'object' && insert !== null && 'close' in insert) {
      if (current && isOpen) current.end = at
      at += 1
      isOpen = false
    } else add(breakCharacter)
  }
  return segments
}

/** Stretches of text as inline content. */
export function inlineOfRuns(runs: Run[]): Inline[] {
  return joinRuns(
    runs.map(({ text, attributes }): Inline => {
      if (text === breakCharacter) return { type: 'hardBreak' }
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

/**
 * The segments that make up each block's text, in reading order; the block's own comes first. Two people can open a
 * segment for one and the same block at once (the paragraph that an emptied column is given): both are its own.
 */
export function segmentsByOwner(segments: Segment[], registers: Map<string, RegistersOfBlock>): Map<string, Segment[]> {
  const own = new Map<string, Segment[]>()
  for (const segment of segments) {
    const twins = own.get(segment.marker.open)
    if (twins) twins.push(segment)
    else own.set(segment.marker.open, [segment])
  }
  const byId = new Map([...own].flatMap(([id, [first]]) => (first ? [[id, first] as const] : [])))
  // Children in the tree of joins: what was joined directly to a segment.
  const joinedTo = new Map<string, Segment[]>()
  const owners = new Map<string, Segment[]>()
  const chain = (id: string): Segment[] => [
    ...(own.get(id) ?? []),
    ...(joinedTo.get(id) ?? []).flatMap(({ marker }) => chain(marker.open)),
  ]
  const roots: string[] = []
  for (const [id, segment] of byId) {
    if (ownerOf(id, byId, registers) === id) {
      roots.push(id)
      continue
    }
    const target = registers.get(id)?.joined?.to ?? segment.marker.from ?? ''
    const parts = joinedTo.get(target)
    if (parts) parts.push(segment)
    else joinedTo.set(target, [segment])
  }
  for (const [target, parts] of joinedTo) joinedTo.set(target, parts.toSorted(byJoin(registers, segments)))
  for (const root of roots) owners.set(root, chain(root))
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
