import { generateNKeysBetween } from 'fractional-indexing'

interface Ranked {
  id: string
  // Absent for a block that is new among these siblings.
  rank?: string
}

// Returns the places of the longest run of ranks that are already in order.
function largestAscending(ranks: (string | undefined)[]): Set<number> {
  const bestAt: number[] = []
  const before: (number | undefined)[] = []
  for (const [index, rank] of ranks.entries()) {
    if (rank === undefined) continue
    const longer = bestAt.findIndex((candidate) => (ranks[candidate] ?? '') >= rank)
    const length = longer < 0 ? bestAt.length : longer
    before[index] = length > 0 ? bestAt[length - 1] : undefined
    bestAt[length] = index
  }
  const kept = new Set<number>()
  for (let index = bestAt.at(-1); index !== undefined; index = before[index]) kept.add(index)
  return kept
}

/**
 * Returns the ranks to write so that siblings stand in this order: as few as possible, because every written rank may
 * override another user's move.
 */
export function ranksToWrite(siblings: Ranked[]): Map<string, string> {
  const kept = largestAscending(siblings.map(({ rank }) => rank))
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
