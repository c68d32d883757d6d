/** Computes the pins of a page after a story was moved to another slot. Pure. */
import type { Pin } from '../core/collectionQuery.schema.ts'

/**
 * What becomes of the story where another one is moved to: it goes where that came from; or, if it is pinned, it makes room
 * towards there or is no longer pinned.
 */
export const moveKinds = ['swap', 'shift', 'replace'] as const

export type MoveKind = (typeof moveKinds)[number]

/**
 * Returns the pins after a move. Slots without a pin are filled automatically, before and after.
 * @param pins of all slots, in the order of the page
 * @param story the pin of the moved story; a story without one gets it by being moved
 * @param met the pin of the story where it goes, or the one that this story would get; null for an empty slot
 */
export function movedPins(
  pins: readonly (Pin | null)[],
  from: number,
  to: number,
  { story, met, kind }: { story: Pin; met: Pin | null; kind: MoveKind },
): (Pin | null)[] {
  if (from === to) return [...pins]
  if (kind === 'swap') return pins.with(from, met).with(to, story)
  const moved = pins.with(from, null)
  if (kind === 'replace') return moved.with(to, story)
  const step = from < to ? -1 : 1
  let held: Pin | null = story
  // The slot that the story came from is free: what makes room gets there at the latest.
  for (let at = to; held; at += step) {
    const next: Pin | null = moved[at] ?? null
    moved[at] = held
    held = next
  }
  return moved
}
