import { BlockTree } from '#blocks/core/BlockTree.tsx'
import type { ReaderPage } from '#blocks/core/readerAnswer.types.ts'
import { Picture } from '../images/Picture.tsx'
import { pageContext } from '../reader/pageContext.ts'
import { PageHead } from './PageHead.tsx'
import { Pagination } from './Pagination.tsx'
import { SiteFrame } from './SiteFrame.tsx'
import { Teaser } from './Teaser.tsx'

type Listed = Extract<ReaderPage, { kind: 'section' | 'tag' | 'author' }>

interface Props {
  page: Listed
  now: Date
}

/** A page of stories: a section's, a tag's or an author's. */
export function ListingPage({ page, now }: Props) {
  const { site, listing } = page
  return (
    <SiteFrame site={site} now={now} path={page.path}>
      <PageHead page={page} />
      <div className="listing">
        <ListingHeader page={page} now={now} />
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
        <Pagination path={page.path} page={listing.page} pages={listing.pages} />
      </div>
    </SiteFrame>
  )
}

function ListingHeader({ page, now }: Props) {
  const isFirst = page.listing.page === 1
  const count = page.listing.total === 1 ? '1 story' : `${page.listing.total.toLocaleString('en-US')} stories`
  return (
    <header className={`listing__header listing__header--${page.kind}`}>
      {page.kind === 'author' && page.portrait ? (
        <div className="listing__portrait">
          <Picture media={page.portrait} alt={page.portrait.alt} sizes="128px" aspectRatio={1} isPriority />
        </div>
      ) : null}
      <div>
        <h1 className="listing__title">{page.title}</h1>
        {page.kind === 'section' && isFirst && page.description.length > 0 ? (
          <div className="listing__description">
            <BlockTree blocks={page.description} page={pageContext(page, now)} />
          </div>
        ) : null}
        {page.kind === 'author' && isFirst && page.bio ? <p className="listing__description">{page.bio}</p> : null}
        {page.kind === 'section' ? null : <p className="listing__count">{count}</p>}
      </div>
    </header>
  )
}
