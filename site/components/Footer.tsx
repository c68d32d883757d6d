import { formatInTimeZone } from 'date-fns-tz'
import { Link } from '#blocks/core/Link.tsx'
import type { ReaderSite } from '#blocks/core/readerAnswer.types.ts'

interface Props {
  site: ReaderSite
  now: Date
}

/** Stands in every footer, whether the publication thought of it or not. */
const feed = { label: 'RSS', href: '/feed.xml' }

/** The end of every page. */
export function Footer({ site, now }: Props) {
  const links = site.footer.some(({ href }) => href === feed.href) ? site.footer : [...site.footer, feed]
  return (
    <footer className="footer">
      <div className="footer__inner">
        <p className="footer__name">
          <a href="/">{site.name}</a>
        </p>
        {site.tagline ? <p className="footer__tagline">{site.tagline}</p> : null}
        <nav aria-label="About this site">
          <ul className="footer__links">
            {links.map(({ label, href }) => (
              <li key={href}>
                <Link className="footer__link" href={href} page={{ medium: 'page', site }}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <p className="footer__rights">
          © {formatInTimeZone(now, site.timeZone, 'yyyy')} {site.name}
        </p>
      </div>
    </footer>
  )
}
