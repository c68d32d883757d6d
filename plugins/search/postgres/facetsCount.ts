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
    const counts = new Map<string, number>()
    for (const value of hits.flatMap(valuesOf)) counts.set(String(value), (counts.get(String(value)) ?? 0) + 1)
    return [...counts]
      .map(([value, count]) => ({ of, value, count }))
      .toSorted((one, other) => other.count - one.count)
      .slice(0, offered)
  }
  return [
    ...counted('section', ({ sections }) => sections),
    ...counted('author', ({ authors }) => authors),
    ...counted('type', ({ type }) => (type === null ? [] : [type])),
  ]
}
