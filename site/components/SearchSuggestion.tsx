import type { ReaderSearch, SearchQuery } from '#contract/search.schema.ts'
import { searchAddress } from '../reader/searchRequest.ts'

interface Props {
  found: Pick<ReaderSearch, 'suggestion'>
  query: SearchQuery
}

/** Another spelling: offered, and searched for when the reader says so. */
export function SearchSuggestion({ found: { suggestion }, query }: Props) {
  if (suggestion === null) return null
  return (
    <p className="search__suggestion">
      Did you mean <a href={searchAddress({ ...query, q: suggestion, page: 1 })}>{suggestion}</a>?
    </p>
  )
}
