import { formatInTimeZone } from 'date-fns-tz'
import type { ReaderSite } from '#blocks/core/reader.types.ts'

interface Props {
  site: ReaderSite
  now: Date
}

/** The end of every page. */
export function Footer({ site, now }: Props) {
  return (
    <footer className="footer">
      <div className="footer__inner">
        <p className="footer__name">
          <a href="/">{site.name}</a>
        </p>
        {site.tagline ? <p className="footer__tagline">{site.tagline}</p> : null}
        <nav aria-label="About this site">
          <ul className="footer__links">
            {site.footer.map(({ label, href }) => (
              <li key={href}>
                <a className="footer__link" href={href}>
                  {label}
                </a>
              </li>
            ))}
            <li>
              <a className="footer__link" href="/feed.xml">
                RSS feed
              </a>
            </li>
          </ul>
        </nav>
        <p className="footer__rights">
          © {formatInTimeZone(now, site.timeZone, 'yyyy')} {site.name}
        </p>
      </div>
    </footer>
  )
}
