import { BlockTree } from '#blocks/core/BlockTree.tsx'
import { inkOn } from '#blocks/core/inkOn.ts'
import { Listen } from '#blocks/core/Listen.tsx'
import type { ReaderShow } from '#contract/reader.schema.ts'
import type { ReaderPage } from '#contract/readerApi.schema.ts'
import { Picture } from '../images/Picture.tsx'
import { pageContext } from '../reader/pageContext.ts'
import { Breadcrumbs } from './Breadcrumbs.tsx'
import { listingPath, PageHead } from './PageHead.tsx'
import { Pagination } from './Pagination.tsx'
import { ProfileLinks } from './ProfileLinks.tsx'
import { SiteFrame } from './SiteFrame.tsx'
import { Teaser } from './Teaser.tsx'

type Listed = Extract<ReaderPage, { kind: 'section' | 'tag' | 'author' }>

interface Props {
  page: Listed
  now: Date
  /** A draft: its blocks can be told apart. */
  isPreview: boolean
}

/** A page of stories: a section's, a tag's or an author's. */
export function ListingPage({ page, now, isPreview }: Props) {
  const { site, listing } = page
  return (
    <SiteFrame site={site} now={now} path={page.path}>
      <PageHead page={page} />
      <div className="listing">
        <ListingHeader page={page} now={now} isPreview={isPreview} />
        {listing.posts.length > 0 ? (
          <div className="listing__posts">
            {listing.posts.map((post, index) => (
              <Teaser
                key={post.id}
                post={post}
                rank="row"
                now={now}
                timeZone={site.timeZone}
                hasSection={page.kind !== 'section'}
                isPriority={index === 0}
              />
            ))}
          </div>
        ) : (
          <p className="listing__empty">Nothing has been published here yet.</p>
        )}
        <Pagination {...listing} href={(number) => listingPath(page.path, number)} />
      </div>
    </SiteFrame>
  )
}

function ListingHeader({ page, now, isPreview }: Props) {
  const show = page.kind === 'section' ? page.show : null
  const ink = inkOn(show?.themeColor ?? null)
  const profile = page.kind === 'author' ? page.profile : null
  const isFirst = page.listing.page === 1
  const count = page.listing.total === 1 ? '1 story' : `${page.listing.total.toLocaleString('en-US')} stories`
  return (
    <header
      className={`listing__header listing__header--${page.kind}${ink ? ' listing__header--coloured' : ''}`}
      style={ink ? { backgroundColor: show?.themeColor ?? undefined, color: ink } : undefined}
    >
      {show ? <ShowLogo show={show} /> : null}
      {profile?.portrait ? (
        <div className="listing__portrait">
          <Picture media={profile.portrait} alt={profile.portrait.alt} sizes="128px" aspectRatio={1} isPriority />
        </div>
      ) : null}
      <div>
        {'trail' in page && page.trail.length > 0 ? <Breadcrumbs page={page} /> : null}
        <h1 className="listing__title">{page.title}</h1>
        {page.kind === 'section' && isFirst && page.description.length > 0 ? (
          <div className="listing__description">
            <BlockTree blocks={page.description} page={pageContext(page, now, isPreview)} />
          </div>
        ) : null}
        {profile?.role ? <p className="listing__role">{profile.role}</p> : null}
        {isFirst && profile?.bio ? <p className="listing__description">{profile.bio}</p> : null}
        {isFirst && profile ? <ProfileLinks profile={profile} site={page.site} /> : null}
        {show && show.platforms.length > 0 ? (
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
        {page.kind === 'section' ? null : <p className="listing__count">{count}</p>}
      </div>
    </header>
  )
}

/** The wide logo of a podcast, or else its square one. */
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
