export interface Pair {
  before: number
  after: number
}

/**
 * Finds the members of two sequences that are the same thing, in order, so that the sum of their likenesses is the
 * largest there is.
 *
 * @param likeness how alike two members are; 0 for two that must not be paired
 */
export function alignedPairs(before: number, after: number, likeness: (pair: Pair) => number): Pair[] {
  const width = after + 1
  const best = new Float64Array((before + 1) * width)
  const likenesses = new Float64Array(before * after)
  for (let b = before - 1; b >= 0; b -= 1) {
    for (let a = after - 1; a >= 0; a -= 1) {
      const alike = likeness({ before: b, after: a })
      likenesses[b * after + a] = alike
      const paired = alike > 0 ? alike + (best[(b + 1) * width + a + 1] ?? 0) : 0
      best[b * width + a] = Math.max(paired, best[(b + 1) * width + a] ?? 0, best[b * width + a + 1] ?? 0)
    }
  }
  const pairs: Pair[] = []
  for (let b = 0, a = 0; b < before && a < after; ) {
    const alike = likenesses[b * after + a] ?? 0
    const here = best[b * width + a] ?? 0
    if (alike > 0 && here === alike + (best[(b + 1) * width + a + 1] ?? 0)) {
      pairs.push({ before: b, after: a })
      b += 1
      a += 1
    } else if (here === (best[(b + 1) * width + a] ?? 0)) b += 1
    else a += 1
  }
  return pairs
}
