import { Link } from '#blocks/core/Link.tsx'
import { longDay } from '#blocks/core/publicationDate.ts'
import type { ReaderLink } from '#contract/reader.schema.ts'
import type { ReaderSite } from '#contract/readerApi.schema.ts'
import { SearchField, SearchIcon } from './SearchField.tsx'

interface Props {
  site: ReaderSite
  now: Date
  isFrontPage: boolean
  path: string
}

/**
 * Renders nameplate, date line, sections and search. Where a window may be too narrow for the row of sections, which
 * scrolls, a menu beside it lists them all, and a link leads to the search.
 */
export function Masthead({ site, now, isFrontPage, path }: Props) {
  const name = (
    <a className="masthead__name" href="/" rel="home">
      {site.logo ? <img className="masthead__logo" src={site.logo.src} alt={site.name} height={48} /> : site.name}
    </a>
  )
  return (
    <header className={isFrontPage ? 'masthead masthead--front' : 'masthead'}>
      <div className="masthead__plate">
        {isFrontPage ? <h1 className="masthead__title">{name}</h1> : name}
        {isFrontPage ? (
          <p className="masthead__dateline">
            <span>{longDay(now, site.timeZone)}</span>
            {site.tagline ? <span className="masthead__tagline">{site.tagline}</span> : null}
          </p>
        ) : null}
      </div>
      <div className="masthead__bar">
        {site.navigation.length > 0 ? (
          <nav className="masthead__nav" aria-label="Sections">
            <SiteLinks links={site.navigation} site={site} path={path} className="masthead__links" />
          </nav>
        ) : null}
        {path === searchPath ? null : <SiteSearch />}
        {site.navigation.length > 0 ? (
          <details className="masthead__menu">
            <summary className="masthead__menu-button">Menu</summary>
            <nav className="masthead__panel" aria-label="Menu">
              <SiteLinks links={site.navigation} site={site} path={path} className="masthead__menu-links" />
              <SiteLinks links={site.footer} site={site} path={path} className="masthead__menu-links" />
            </nav>
          </details>
        ) : null}
      </div>
    </header>
  )
}

const searchPath = '/search'

// A field where there is room for it, else a link to the page that has one.
function SiteSearch() {
  return (
    <>
      <SearchField place="masthead" />
      <a className="masthead__search" href={searchPath} aria-label="Search">
        <SearchIcon />
      </a>
    </>
  )
}

interface LinksProps extends Pick<Props, 'site' | 'path'> {
  links: readonly ReaderLink[]
  className: string
}

function SiteLinks({ links, site, path, className }: LinksProps) {
  if (links.length === 0) return null
  return (
    <ul className={className}>
      {links.map(({ label, href }) => (
        <li key={href}>
          <Link className="masthead__link" href={href} page={{ medium: 'page', site }} isCurrent={href === path}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  )
}
