import Head from 'next/head'
import { type ReaderSearch, type SearchQuery, searchLimits } from '#contract/search.schema.ts'
import { searchAddress } from '../reader/searchRequest.ts'
import { ActiveFilters } from './ActiveFilters.tsx'
import { Pagination } from './Pagination.tsx'
import { SearchEmpty } from './SearchEmpty.tsx'
import { SearchInput } from './SearchField.tsx'
import { SearchFilters } from './SearchFilters.tsx'
import { SearchSuggestion } from './SearchSuggestion.tsx'
import { SiteFrame } from './SiteFrame.tsx'
import { Snippet } from './Snippet.tsx'
import { Teaser } from './Teaser.tsx'

interface Props {
  found: ReaderSearch
  query: SearchQuery
  now: Date
}

/** Renders the results of a search, beside the form to change it. */
export function SearchPage({ found, query, now }: Props) {
  const { site, hits, page, pages, asOf } = found
  const title = query.q ? `“${query.q}” – Search` : 'Search'
  return (
    <SiteFrame site={site} now={now} path="/search">
      <Head>
        <title>{`${title} | ${site.name}`}</title>
        <meta name="robots" content="noindex" />
      </Head>
      <div className="listing listing--search">
        <header className="listing__header">
          <h1 className="listing__title">Search</h1>
          <search aria-label="Search stories">
            <form className="search-field search-field--page" action="/search">
              <SearchInput place="page" value={query.q} />
              {query.q ? <SearchFilters filters={found.filters} query={query} /> : null}
            </form>
          </search>
        </header>
        <div className="search">
          {hits.length > 0 ? <ResultCount found={found} query={query} /> : null}
          {hits.length > 0 ? <SearchSuggestion found={found} query={query} /> : null}
          <ActiveFilters filters={found.filters} query={query} />
          <Names found={found} />
          {hits.length > 0 ? <Hits found={found} now={now} /> : <SearchEmpty found={found} query={query} now={now} />}
        </div>
        <Pagination
          page={page}
          pages={pages}
          href={(number) => searchAddress({ ...query, page: number, asOf })}
          back="Previous results"
          on="More results"
        />
      </div>
    </SiteFrame>
  )
}

function ResultCount({ found: { total }, query }: Pick<Props, 'found' | 'query'>) {
  const count = total.toLocaleString('en-US')
  const results =
    total >= searchLimits.depth ? `The newest ${count} results` : total === 1 ? '1 result' : `${count} results`
  return (
    <p className="search__count">
      {results} for “<bdi>{query.q}</bdi>”
    </p>
  )
}

const kinds = { author: 'Author', section: 'Section', tag: 'Topic', page: 'Page', newsletter: 'Newsletter' }

function Names({ found: { names } }: Pick<Props, 'found'>) {
  if (names.length === 0) return null
  return (
    <ul className="search__names" aria-label="Authors, sections, topics and pages">
      {names.map(({ kind, label, href }) => (
        <li key={`${kind} ${label}`}>
          <a className="search__name" href={href}>
            <span className="search__kind">{kinds[kind]}</span> <bdi>{label}</bdi>
          </a>
        </li>
      ))}
    </ul>
  )
}

function Hits({ found: { hits, site }, now }: Pick<Props, 'found' | 'now'>) {
  return (
    <div className="listing__posts">
      {hits.map((hit, index) =>
        hit.kind === 'post' ? (
          <Teaser
            key={`post-${hit.post.id}`}
            post={hit.post}
            rank="row"
            now={now}
            timeZone={site.timeZone}
            isPriority={index === 0}
            snippet={hit.snippet}
            moment={hit.moment}
          />
        ) : (
          <article key={`page-${hit.id}`} className="teaser teaser--row">
            <div className="teaser__text">
              <h2 className="teaser__headline">
                <a href={hit.url}>{hit.title}</a>
              </h2>
              <Snippet snippet={hit.snippet} language={null} />
            </div>
          </article>
        ),
      )}
    </div>
  )
}
