import type { Facet } from '../retriever.types.ts'

interface Filtered {
  sections: readonly number[]
  authors: readonly number[]
  type: string | null
}

// Values of a filter that are offered.
const offered = 25

/** Counts the values that hits have, the most frequent first; of equally frequent ones that which occurs first. */
export function countFacets(hits: readonly Filtered[]): Facet[] {
  const counted = (of: Facet['of'], valuesOf: (hit: Filtered) => readonly (number | string)[]): Facet[] => {
    const counts = new Map<number | string, number>()
    for (const hit of hits) for (const value of valuesOf(hit)) counts.set(value, (counts.get(value) ?? 0) + 1)
    return [...counts]
      .map(([value, count]) => ({ of, value: String(value), count }))
      .toSorted((one, other) => other.count - one.count)
      .slice(0, offered)
  }
  return [
    ...counted('section', ({ sections }) => sections),
    ...counted('author', ({ authors }) => authors),
    ...counted('type', ({ type }) => (type === null ? [] : [type])),
  ]
}
