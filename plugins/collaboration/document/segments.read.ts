import type { Inline } from '#blocks/core/block.types.ts'
import { joinRuns } from '#blocks/core/inline.convert.ts'
import type { RegistersOfBlock } from './document.layout.ts'
import { breakCharacter, type Run, type Segment } from './flatText.read.ts'
import { marksOf } from './marksAttributes.ts'

/** Returns stretches of text as inline content. */
export function inlineOfRuns(runs: readonly Run[]): Inline[] {
  return joinRuns(
    runs.map(({ text, attributes }): Inline => {
      if (text === breakCharacter) return { type: 'hardBreak' }
      return { type: 'text', text, marks: marksOf(attributes) }
    }),
  )
}

type RegistersById = Map<string, RegistersOfBlock>

// Returns whether a segment's text belongs to its own block, rather than to another.
function isIndependent({ marker }: Segment, registers: RegistersById): boolean {
  const joined = registers.get(marker.segment)?.joined
  // A block that is restored after a merge gets its text back; a second segment of it stays where it was joined to.
  if (marker.segment !== marker.open && joined) return false
  return registers.get(marker.open)?.isAlive === true || (marker.from === null && !joined)
}

// The segments by their names; by the id of a block its last one, behind which comes what is joined to the block.
function byName(segments: Segment[], registers: RegistersById): Map<string, Segment> {
  const found = new Map<string, Segment>()
  for (const segment of segments) {
    const { open } = segment.marker
    const last = found.get(open)
    if (!last || isIndependent(segment, registers) || !isIndependent(last, registers)) found.set(open, segment)
  }
  for (const segment of segments) {
    if (segment.marker.segment !== segment.marker.open) found.set(segment.marker.segment, segment)
  }
  return found
}

// The segment whose block a segment's text belongs to: itself, or what it was joined to or split off. Two blocks that
// were each joined to the other, by two people at once, are one block: the one with the lower id.
function rootOf(segment: Segment, named: Map<string, Segment>, registers: RegistersById): Segment {
  const path: Segment[] = []
  let current = segment
  while (!path.includes(current)) {
    if (isIndependent(current, registers)) return current
    path.push(current)
    const next = targetOf(current, named, registers)
    if (!next) return current
    current = next
  }
  const circle = path.slice(path.indexOf(current))
  return circle.toSorted((a, b) => (a.marker.segment < b.marker.segment ? -1 : 1))[0] ?? segment
}

function targetOf({ marker }: Segment, named: Map<string, Segment>, registers: RegistersById): Segment | undefined {
  return named.get(registers.get(marker.segment)?.joined?.to ?? marker.from ?? '')
}

/** Returns the segments that make up each block's text, in reading order; the block's own come first. */
export function segmentsByOwner(segments: Segment[], registers: RegistersById): Map<string, Segment[]> {
  const named = byName(segments, registers)
  // Children in the tree of joins: what was joined directly to a segment.
  const joinedTo = new Map<Segment, Segment[]>()
  const roots: Segment[] = []
  for (const segment of segments) {
    const target = targetOf(segment, named, registers)
    if (!target || rootOf(segment, named, registers) === segment) roots.push(segment)
    else joinedTo.set(target, [...(joinedTo.get(target) ?? []), segment])
  }
  for (const [target, parts] of joinedTo) joinedTo.set(target, parts.toSorted(byJoin(registers, segments)))
  const chain = (segment: Segment): Segment[] => [segment, ...(joinedTo.get(segment) ?? []).flatMap(chain)]
  const owners = new Map<string, Segment[]>()
  for (const root of roots) {
    const { open } = root.marker
    owners.set(open, [...(owners.get(open) ?? []), ...chain(root)])
  }
  return owners
}

// Orders segments: a split-off segment returns right behind the segment that it was split off, the latest split first,
// as in the text; segments joined by a merge come after that, in the order of the merges.
function byJoin(registers: RegistersById, segments: Segment[]) {
  const physical = new Map(segments.map((segment, index) => [segment, index]))
  const rankOf = ({ marker }: Segment) => registers.get(marker.segment)?.joined?.rank ?? ''
  return (a: Segment, b: Segment) => {
    const [left, right] = [rankOf(a), rankOf(b)]
    if (left !== right) return left < right ? -1 : 1
    return (physical.get(a) ?? 0) - (physical.get(b) ?? 0)
  }
}
