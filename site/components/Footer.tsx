import { formatInTimeZone } from 'date-fns-tz'
import { Link } from '#blocks/core/Link.tsx'
import type { ReaderLink } from '#contract/reader.schema.ts'
import type { ReaderSite } from '#contract/readerApi.schema.ts'
import { textFrontPath } from '../reader/otherForms.ts'
import { SchemeSwitch } from './SchemeSwitch.tsx'

interface Props {
  site: ReaderSite
  now: Date
}

// Stand in every footer, whether the publication thought of them or not; the list of podcasts where there is one.
const podcasts: ReaderLink = { label: 'Podcasts', href: '/podcasts' }
const text: ReaderLink = { label: 'Text only', href: textFrontPath }
const feed: ReaderLink = { label: 'RSS', href: '/feed.xml' }

// Returns the links of the footer: the publication's own, and those that are missing among them.
function footerLinks({ footer, hasPodcasts }: ReaderSite): ReaderLink[] {
  const own = new Set(footer.map(({ href }) => href))
  // The feed stands last, wherever it was put.
  const feeds = footer.filter(({ href }) => href === feed.href)
  const pages = footer.filter(({ href }) => href !== feed.href)
  const missing = hasPodcasts && !own.has(podcasts.href) ? [podcasts] : []
  return [...pages, ...missing, text, ...(feeds.length > 0 ? feeds : [feed])]
}

/** Renders the end of every page: who makes the paper, its sections and pages, where else it is, and its licence. */
export function Footer({ site, now }: Props) {
  const choices: ReaderLink[] = site.asksConsent ? [{ label: 'Privacy choices', href: '/privacy-policy' }] : []
  return (
    <footer className="footer">
      <div className="footer__inner">
        <div className="footer__paper">
          <p className="footer__name">
            <a href="/">{site.name}</a>
          </p>
          {site.tagline ? <p className="footer__tagline">{site.tagline}</p> : null}
          {site.address.length > 0 ? (
            <address className="footer__address">
              {site.address.map((line) => (
                <span key={line}>{line}</span>
              ))}
            </address>
          ) : null}
        </div>
        <FooterPart title="Sections" name="All sections" links={site.navigation} site={site} />
        <FooterPart title="About this site" links={footerLinks(site)} choices={choices} site={site} />
        <FooterPart title="Follow us" links={site.accounts} site={site} rel="me" />
        <div className="footer__end">
          <SchemeSwitch />
          {site.imprint.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <p>
            © {formatInTimeZone(now, site.timeZone, 'yyyy')} {site.name}
          </p>
        </div>
      </div>
    </footer>
  )
}

interface PartProps {
  title: string
  // Name of the part where its title is the name of another part of the page.
  name?: string
  links: readonly ReaderLink[]
  // Links that open the dialog about privacy where scripts run.
  choices?: readonly ReaderLink[]
  site: ReaderSite
  rel?: string
}

function FooterPart({ title, name = title, links, choices = [], site, rel }: PartProps) {
  if (links.length === 0) return null
  return (
    <nav className="footer__part" aria-label={name}>
      <p className="footer__title">{title}</p>
      <ul className="footer__links">
        {links.map(({ label, href }) => (
          <li key={href}>
            <Link className="footer__link" href={href} page={{ medium: 'page', site }} rel={rel}>
              {label}
            </Link>
          </li>
        ))}
        {choices.map(({ label, href }) => (
          <li key={label}>
            <a className="footer__link" href={href} data-privacy-choices="">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
