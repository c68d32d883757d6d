import type { ReaderSite } from '#blocks/core/readerAnswer.types.ts'
import { longDay } from '../format/publicationDate.ts'

interface Props {
  site: ReaderSite
  now: Date
  isFrontPage: boolean
  path: string
}

/** Nameplate, date line and sections. */
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
      {site.navigation.length > 0 ? (
        <nav className="masthead__nav" aria-label="Sections">
          <ul className="masthead__links">
            {site.navigation.map(({ label, href }) => (
              <li key={href}>
                <a className="masthead__link" href={href} aria-current={href === path ? 'page' : undefined}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
    </header>
  )
}
