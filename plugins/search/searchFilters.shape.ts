import { type ReaderSearch, type SearchChoice, type SearchedType, searchedTypes } from '#contract/search.schema.ts'
import type { Facet } from './retriever.types.ts'

// Names and slugs by id, of those that readers may see.
interface Choices {
  section: ReadonlyMap<string, { name: string; slug: string }>
  author: ReadonlyMap<string, { name: string; slug: string }>
}

const isType = (type: string): type is SearchedType => Object.hasOwn(searchedTypes, type)

/** Returns the values that the results can be narrowed by, in the order of the engine: the most frequent first. */
export function shapeFilters(facets: readonly Facet[], choices: Choices): ReaderSearch['filters'] {
  const named = (of: keyof Choices): SearchChoice[] =>
    facets.flatMap((facet) => {
      const choice = facet.of === of ? choices[of].get(facet.value) : undefined
      return choice ? [{ value: choice.slug, label: choice.name, count: facet.count }] : []
    })
  return {
    sections: named('section'),
    authors: named('author'),
    types: facets.flatMap(({ of, value, count }) =>
      of === 'type' && isType(value) ? [{ value, label: searchedTypes[value], count }] : [],
    ),
  }
}
