import { type ReaderSearch, type SearchChoice, type SearchQuery, searchedTypes } from '#contract/search.schema.ts'

interface Props {
  filters: ReaderSearch['filters']
  query: SearchQuery
}

/** Renders the filters of a search, folded where there is little room. They belong to the form of the search. */
export function SearchFilters({ filters, query }: Props) {
  const { section, author, type, from, to, sort } = query
  const count = [section, author, type, from, to].filter((value) => value !== undefined).length
  return (
    <details className="search-filters">
      <summary className="search-filters__summary">{count > 0 ? `Filters (${count})` : 'Filters'}</summary>
      <div className="search-filters__fields">
        <Choice name="sort" label="Sort by" value={sort} choices={sorts} />
        <Choice name="section" label="Section" value={section} choices={filters.sections} any="All sections" />
        <Choice name="author" label="Author" value={author} choices={filters.authors} any="All authors" />
        <Choice
          name="type"
          label="Type"
          value={type}
          choices={filters.types}
          any="All types"
          nameOf={(chosen) => (type === chosen ? searchedTypes[type] : chosen)}
        />
        <Day name="from" label="From" value={from} />
        <Day name="to" label="To" value={to} />
        <button type="submit" className="search-filters__button">
          Apply
        </button>
      </div>
    </details>
  )
}

const sorts = [
  { value: 'relevance', label: 'Relevance' },
  { value: 'date', label: 'Newest first' },
]

interface ChoiceProps {
  name: string
  label: string
  value: string | undefined
  choices: readonly (Pick<SearchChoice, 'value' | 'label'> & { count?: number })[]
  // The words for no limit; without them one of the choices counts.
  any?: string
  // Returns the name of what is chosen where no result has it.
  nameOf?: (chosen: string) => string
}

function Choice({ name, label, value, choices, any, nameOf = (chosen) => chosen }: ChoiceProps) {
  const isMissing = value !== undefined && !choices.some((choice) => choice.value === value)
  if (choices.length === 0 && !isMissing) return null
  return (
    <label className="search-filters__field">
      <span className="search-filters__label">{label}</span>
      <select name={name} defaultValue={value ?? ''} className="search-filters__input">
        {any ? <option value="">{any}</option> : null}
        {isMissing ? <option value={value}>{nameOf(value)}</option> : null}
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.count === undefined ? choice.label : `${choice.label} (${choice.count})`}
          </option>
        ))}
      </select>
    </label>
  )
}

function Day({ name, label, value }: { name: string; label: string; value: string | undefined }) {
  return (
    <label className="search-filters__field">
      <span className="search-filters__label">{label}</span>
      <input type="date" name={name} defaultValue={value} className="search-filters__input" />
    </label>
  )
}
