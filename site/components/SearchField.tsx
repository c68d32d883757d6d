import { searchLimits } from '#contract/search.schema.ts'

interface Props {
  // Where it stands.
  place: 'masthead' | 'page' | 'notice'
  value?: string
}

const names: Record<Props['place'], string> = {
  masthead: 'Search this site',
  page: 'Search stories',
  notice: 'Search for the story',
}

export function SearchInput({ place, value = '' }: Props) {
  const id = `search-${place}`
  return (
    <div className="search-field__row">
      <label className="visually-hidden" htmlFor={id}>
        {names[place]}
      </label>
      <input
        id={id}
        className="search-field__input"
        type="search"
        name="q"
        defaultValue={value}
        maxLength={searchLimits.text}
        placeholder="Search"
        enterKeyHint="search"
        autoComplete="off"
      />
      <button type="submit" className="search-field__button">
        <SearchIcon />
        <span className="visually-hidden">Search</span>
      </button>
    </div>
  )
}

export function SearchField({ place, value }: Props) {
  return (
    <search aria-label={names[place]}>
      <form className={`search-field search-field--${place}`} action="/search">
        <SearchInput place={place} value={value} />
      </form>
    </search>
  )
}

export function SearchIcon() {
  return (
    <svg className="search-icon" viewBox="0 0 20 20" width={20} height={20} aria-hidden="true" focusable="false">
      <circle cx={8.5} cy={8.5} r={5.25} fill="none" stroke="currentColor" strokeWidth={1.75} />
      <path d="M12.5 12.5 17 17" fill="none" stroke="currentColor" strokeWidth={1.75} />
    </svg>
  )
}
