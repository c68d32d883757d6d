/** A small generator of repeatable numbers, so that a picture looks the same on every machine and at every seed. */
export interface Random {
  /** At least 0, less than 1. */
  next(): number
  between(low: number, high: number): number
  pick<T>(choices: readonly [T, ...T[]]): T
}

/** Weyl sequence with a multiplicative finish: enough for brush strokes, not for secrets. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x9e3779b9) >>> 0
    let value = Math.imul(state ^ (state >>> 16), 0x21f0aaad)
    value = Math.imul(value ^ (value >>> 15), 0x735a2d97)
    return ((value ^ (value >>> 15)) >>> 0) / 2 ** 32
  }
  return {
    next,
    between: (low, high) => low + next() * (high - low),
    pick: (choices) => choices[Math.floor(next() * choices.length)] ?? choices[0],
  }
}
