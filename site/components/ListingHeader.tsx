import { inkOn } from '#blocks/core/inkOn.ts'
import { Listen } from '#blocks/core/Listen.tsx'
import { BlockTree } from '#blocks/registry/BlockTree.tsx'
import type { ReaderLink, ReaderShow } from '#contract/reader.schema.ts'
import type { ReaderPage } from '#contract/readerApi.schema.ts'
import { Picture } from '../images/Picture.tsx'
import { beatsOf } from '../reader/beats.ts'
import { Breadcrumbs } from './Breadcrumbs.tsx'
import { ProfileLinks } from './ProfileLinks.tsx'
import { pageContext } from './pageContext.ts'

interface Props {
  page: Extract<ReaderPage, { kind: 'section' | 'tag' | 'author' | 'river' }>
  now: Date
  // A draft: its blocks can be distinguished.
  isPreview: boolean
}

/** Renders the head of a page of stories: what the list is, the way up and down from it, and its feed. */
export function ListingHeader({ page, now, isPreview }: Props) {
  const show = page.kind === 'section' ? page.show : null
  const ink = inkOn(show?.themeColor ?? null)
  const profile = page.kind === 'author' ? page.profile : null
  const isFirst = page.listing.page === 1
  return (
    <header
      className={`listing__header listing__header--${page.kind}${ink ? ' listing__header--coloured' : ''}`}
      style={ink ? { backgroundColor: show?.themeColor ?? undefined, color: ink } : undefined}
    >
      {show ? <ShowLogo show={show} /> : null}
      {profile?.portrait ? (
        <div className="listing__portrait">
          <Picture media={profile.portrait} alt={profile.portrait.alt} sizes="144px" aspectRatio={1} isPriority />
        </div>
      ) : null}
      <div className="listing__words">
        {'trail' in page && page.trail.length > 0 ? <Breadcrumbs page={page} /> : null}
        <div className="listing__top">
          <h1 className="listing__title">{page.title}</h1>
          {show || page.kind === 'river' ? null : (
            <a className="listing__feed" href={`${page.path}/feed.xml`}>
              RSS feed
            </a>
          )}
        </div>
        {page.kind === 'section' && isFirst && page.description.length > 0 ? (
          <div className="listing__description">
            <BlockTree blocks={page.description} page={pageContext(page, now, isPreview)} />
          </div>
        ) : null}
        {profile?.role ? <p className="listing__role">{profile.role}</p> : null}
        {isFirst && profile?.bio ? <p className="listing__description">{profile.bio}</p> : null}
        {isFirst && profile ? <LinkRow label="Writes about" links={beatsOf(page.listing.posts)} /> : null}
        {isFirst && profile ? <ProfileLinks profile={profile} site={page.site} /> : null}
        {page.kind === 'section' ? <LinkRow name={`Parts of ${page.title}`} links={page.parts} /> : null}
        {show ? <ShowWays show={show} page={page} now={now} /> : null}
        <Count page={page} />
      </div>
    </header>
  )
}

// Where a podcast can be heard.
function ShowWays({ show, page, now }: { show: ReaderShow } & Pick<Props, 'page' | 'now'>) {
  return (
    <>
      {show.platforms.length > 0 ? (
        <div className="listing__listen">
          <Listen
            trigger="See All Episodes"
            of={show.name}
            platforms={show.platforms}
            href={show.url}
            page={pageContext(page, now)}
          />
        </div>
      ) : null}
      <a className="listing__feed" href={`${show.url}/feed.xml`}>
        RSS feed for podcast apps
      </a>
    </>
  )
}

function Count({ page: { kind, listing } }: Pick<Props, 'page'>) {
  const { page, pages, total } = listing
  const count = total === 1 ? '1 story' : `${total.toLocaleString('en-US')} stories`
  if (page === 1) return kind === 'section' ? null : <p className="listing__count">{count}</p>
  const place = kind === 'river' ? `Page ${page}` : `${count}, page ${page}`
  return (
    <p className="listing__count">
      {place} of {pages}
    </p>
  )
}

interface LinkRowProps {
  links: readonly ReaderLink[]
  // Words before the links.
  label?: string
  // The name of the list where it has no words before it.
  name?: string
}

function LinkRow({ links, label, name }: LinkRowProps) {
  if (links.length === 0) return null
  return (
    <div className="listing__row">
      {label ? <span className="listing__row-label">{label}</span> : null}
      <ul className="listing__links" aria-label={name ?? label}>
        {links.map((link) => (
          <li key={link.href}>
            <a href={link.href}>{link.label}</a>
          </li>
        ))}
      </ul>
    </div>
  )
}

function ShowLogo({ show: { logo, wideLogo } }: { show: ReaderShow }) {
  if (wideLogo) {
    return (
      <div className="listing__wide-logo">
        <Picture media={wideLogo} alt="" sizes="(min-width: 960px) 320px, 100vw" isPriority />
      </div>
    )
  }
  if (!logo) return null
  return (
    <div className="listing__portrait">
      <Picture media={logo} alt="" sizes="160px" aspectRatio={1} isPriority />
    </div>
  )
}
