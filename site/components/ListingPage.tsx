import { Fragment } from 'react'
import { AdSlot } from '#blocks/ad/AdSlot.tsx'
import { BlockTree } from '#blocks/core/BlockTree.tsx'
import { inkOn } from '#blocks/core/inkOn.ts'
import { Listen } from '#blocks/core/Listen.tsx'
import type { ReaderShow } from '#contract/reader.schema.ts'
import type { ReaderPage } from '#contract/readerApi.schema.ts'
import { Picture } from '../images/Picture.tsx'
import { pageContext } from '../reader/pageContext.ts'
import { Breadcrumbs } from './Breadcrumbs.tsx'
import { EpisodeRow } from './EpisodeRow.tsx'
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

/** Stories of a list above its advertisements; the panel needs a long list. */
const adsAfter = { banner: 4, panel: 12 } as const

/** Widths of the lead's picture, which stands beside its words. */
const leadSizes = '(min-width: 1288px) 530px, (min-width: 960px) 42vw, (min-width: 728px) 58vw, 100vw'

/** A page of stories: a section's, a tag's or an author's. */
export function ListingPage({ page, now, isPreview }: Props) {
  const { site, listing } = page
  const context = pageContext(page, now)
  const adAfter = (count: number) => {
    if (count === adsAfter.banner) return <AdSlot slot="banner" nth={1} page={context} />
    return count === adsAfter.panel ? <AdSlot slot="panel" nth={2} page={context} /> : null
  }
  return (
    <SiteFrame site={site} now={now} path={page.path}>
      <PageHead page={page} />
      <div className="listing">
        <ListingHeader page={page} now={now} isPreview={isPreview} />
        {listing.posts.length > 0 ? (
          <div className="listing__posts">
            {listing.posts.map((post, index) => {
              const { timeZone } = site
              const isPriority = index === 0
              const isLead = isPriority && listing.page === 1
              return (
                <Fragment key={post.id}>
                  {page.kind === 'section' && page.show ? (
                    <EpisodeRow
                      post={post}
                      show={page.show}
                      episode={page.episodes[post.id] ?? null}
                      page={context}
                      isPriority={isPriority}
                    />
                  ) : (
                    <Teaser
                      post={post}
                      rank={isLead ? 'lead' : 'row'}
                      sizes={isLead ? leadSizes : undefined}
                      now={now}
                      timeZone={timeZone}
                      hasSection={page.kind !== 'section'}
                      isPriority={isPriority}
                    />
                  )}
                  {adAfter(index + 1)}
                </Fragment>
              )
            })}
          </div>
        ) : (
          <p className="listing__empty">
            {page.kind === 'section' && page.show
              ? 'No episode has been published yet.'
              : 'Nothing has been published here yet.'}
          </p>
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
        {show ? (
          <p className="listing__feed">
            <a href={`${show.url}/feed.xml`}>RSS feed for podcast apps</a>
          </p>
        ) : null}
        {page.kind === 'section' && isFirst ? null : (
          <p className="listing__count">
            {isFirst ? count : `${count}, page ${page.listing.page} of ${page.listing.pages}`}
          </p>
        )}
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
