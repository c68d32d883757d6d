import { formatInTimeZone } from 'date-fns-tz'
import { Link } from '#blocks/core/Link.tsx'
import type { ReaderLink } from '#contract/reader.schema.ts'
import type { ReaderSite } from '#contract/readerApi.schema.ts'
import { SchemeSwitch } from './SchemeSwitch.tsx'

interface Props {
  site: ReaderSite
  now: Date
}

/** Stand in every footer, whether the publication thought of them or not; the list of podcasts where there is one. */
const podcasts: ReaderLink = { label: 'Podcasts', href: '/podcasts' }
const feed: ReaderLink = { label: 'RSS', href: '/feed.xml' }

/** Returns the links of the footer: the publication's own, and those that are missing among them. */
function footerLinks({ footer, hasPodcasts }: ReaderSite): ReaderLink[] {
  const own = new Set(footer.map(({ href }) => href))
  // The feed stands last, wherever it was put.
  const feeds = footer.filter(({ href }) => href === feed.href)
  const pages = footer.filter(({ href }) => href !== feed.href)
  const missing = hasPodcasts && !own.has(podcasts.href) ? [podcasts] : []
  return [...pages, ...missing, ...(feeds.length > 0 ? feeds : [feed])]
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
            {footerLinks(site).map(({ label, href }) => (
              <li key={href}>
                <Link className="footer__link" href={href} page={{ medium: 'page', site }}>
                  {label}
                </Link>
              </li>
            ))}
            {site.asksConsent ? (
              <li>
                <a className="footer__link" href="/privacy-policy" data-privacy-choices="">
                  Privacy choices
                </a>
              </li>
            ) : null}
          </ul>
        </nav>
        <SchemeSwitch />
        <p className="footer__rights">
          © {formatInTimeZone(now, site.timeZone, 'yyyy')} {site.name}
        </p>
      </div>
    </footer>
  )
}
