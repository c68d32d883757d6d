import { generateNKeysBetween } from 'fractional-indexing'
import { placesInOrder } from '#blocks/core/placesInOrder.ts'

interface Ranked {
  id: string
  // Absent for a block that is new among these siblings.
  rank?: string
}

/**
 * Returns the ranks to write so that siblings stand in this order: as few as possible, because every written rank may
 * override another user's move.
 */
export function ranksToWrite(siblings: Ranked[]): Map<string, string> {
  const kept = placesInOrder(siblings.map(({ rank }) => rank))
  const written = new Map<string, string>()
  let waiting: string[] = []
  let lower: string | null = null
  const flush = (upper: string | null) => {
    const ranks = generateNKeysBetween(lower, upper, waiting.length)
    for (const [index, id] of waiting.entries()) written.set(id, ranks[index] ?? '')
    waiting = []
  }
  for (const [index, { id, rank }] of siblings.entries()) {
    if (!kept.has(index) || rank === undefined) {
      waiting.push(id)
      continue
    }
    flush(rank)
    lower = rank
  }
  flush(null)
  return written
}
