import type { Measured } from './figure.types.ts'
import type { Source } from './sources.ts'

export function countIn<T extends Pick<Source, 'path'>>(sources: readonly T[], count: (source: T) => number): Measured {
  const places = sources
    .map((source) => ({ path: source.path, count: count(source) }))
    .filter((place) => place.count > 0)
    .toSorted((one, other) => other.count - one.count)
  return { value: places.reduce((total, place) => total + place.count, 0), places }
}

export function matchesIn(text: string, pattern: RegExp): number {
  return [...text.matchAll(pattern)].length
}

/** Rounds to one decimal, so that a limit can be written down. */
export function rounded(value: number): number {
  return Math.round(value * 10) / 10
}
