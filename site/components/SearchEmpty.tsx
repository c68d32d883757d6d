import type { ReactNode } from 'react'
import type { ReaderSearch, SearchQuery } from '#contract/search.schema.ts'
import { hasFilters, searchAddress } from '../reader/searchRequest.ts'
import { SearchSuggestion } from './SearchSuggestion.tsx'
import { Teaser } from './Teaser.tsx'

interface Props {
  found: ReaderSearch
  query: SearchQuery
  now: Date
}

/** Renders what a reader gets in place of results: why there are none, and the newest stories. */
export function SearchEmpty({ found, query, now }: Props) {
  const { newest, site } = found
  return (
    <>
      {query.q ? (
        <div className="search__nothing">
          {reason(found, query)}
          <SearchSuggestion found={found} query={query} />
        </div>
      ) : null}
      {newest.length > 0 ? (
        <section aria-labelledby="newest-stories">
          <h2 id="newest-stories" className="search__heading">
            Newest stories
          </h2>
          <div className="listing__posts">
            {newest.map((post) => (
              <Teaser key={post.id} post={post} rank="row" level={3} now={now} timeZone={site.timeZone} />
            ))}
          </div>
        </section>
      ) : null}
    </>
  )
}

function reason({ isTooCommon, names }: ReaderSearch, query: SearchQuery): ReactNode {
  const words = (
    <>
      “<bdi>{query.q}</bdi>”
    </>
  )
  if (isTooCommon) {
    return (
      <>
        <h2 className="search__heading">Almost every story has the words {words}</h2>
        <p>Add a word that only the story you look for has, such as a name or a place.</p>
      </>
    )
  }
  if (hasFilters(query)) {
    return (
      <>
        <h2 className="search__heading">Nothing matches {words} with these filters</h2>
        <p>
          <a href={searchAddress({ q: query.q, sort: query.sort })}>Search without filters</a>
        </p>
      </>
    )
  }
  return (
    <>
      <h2 className="search__heading">
        {names.length > 0 ? 'No story has' : 'We found nothing for'} {words}
      </h2>
      <p>A story is found when it has all of the words. Try fewer words, or other ones.</p>
    </>
  )
}
