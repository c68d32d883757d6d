import { dayLabel } from '#blocks/core/publicationDate.ts'
import { type ReaderSearch, type SearchChoice, type SearchQuery, searchedTypes } from '#contract/search.schema.ts'
import { searchAddress } from '../reader/searchRequest.ts'

interface Props {
  filters: ReaderSearch['filters']
  query: SearchQuery
}

export function ActiveFilters({ filters, query }: Props) {
  const { section, author, type, from, to } = query
  const named = (choices: readonly SearchChoice[], value: string | undefined) =>
    value && (choices.find((choice) => choice.value === value)?.label ?? value)
  // A day is the same everywhere.
  const day = (date: string | undefined) => date && dayLabel(new Date(date), 'UTC')
  const active = [
    { of: 'section', kind: 'Section', value: named(filters.sections, section) },
    { of: 'author', kind: 'Author', value: named(filters.authors, author) },
    { of: 'type', kind: 'Type', value: type && searchedTypes[type] },
    { of: 'from', kind: 'From', value: day(from) },
    { of: 'to', kind: 'To', value: day(to) },
  ].filter(({ value }) => value)
  if (active.length === 0) return null
  return (
    <ul className="search__names" aria-label="Filters in use">
      {active.map(({ of, kind, value }) => (
        <li key={of}>
          <a className="search__name search__name--filter" href={searchAddress({ ...query, [of]: undefined, page: 1 })}>
            <span className="visually-hidden">Without </span>
            <span className="search__kind">{kind}</span> <bdi>{value}</bdi>
          </a>
        </li>
      ))}
    </ul>
  )
}
