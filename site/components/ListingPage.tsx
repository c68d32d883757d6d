import { Fragment } from 'react'
import { AdSlot } from '#blocks/ad/AdSlot.tsx'
import type { TeaserProps } from '#blocks/core/render.types.ts'
import { BlockTree } from '#blocks/registry/BlockTree.tsx'
import type { ReaderPage } from '#contract/readerApi.schema.ts'
import { EpisodeRow } from './EpisodeRow.tsx'
import { ListingHeader } from './ListingHeader.tsx'
import { listingPath, PageHead } from './PageHead.tsx'
import { Pagination } from './Pagination.tsx'
import { pageContext } from './pageContext.ts'
import { SiteFrame } from './SiteFrame.tsx'
import { Teaser } from './Teaser.tsx'

type Listed = Extract<ReaderPage, { kind: 'section' | 'tag' | 'author' | 'river' }>

interface Props {
  page: Listed
  now: Date
  // A draft: its blocks can be distinguished.
  isPreview: boolean
}

// Stories of a list above its advertisements; the panel needs a long list, and stands between two ranks of the first
// page.
const adsAfter = { banner: 4, panel: 12, panelOfFirst: 15 } as const

// Below the lead three stories stand side by side, then come four rows, and so on.
const side = 3
const rows = 4

// Widths of pictures: the lead's stands beside its words, those of the second rank in a third of the list.
const sizesOf: Partial<Record<TeaserProps['rank'], string>> = {
  lead: '(min-width: 1680px) 730px, (min-width: 1100px) 40vw, (min-width: 728px) 58vw, 100vw',
  second: '(min-width: 1680px) 400px, (min-width: 1100px) 22vw, (min-width: 592px) 30vw, 112px',
}

// Returns the rank of a story on a page of a list. Further pages have rows only, and so has what fills no line.
function rankOf({ page, posts }: Listed['listing'], index: number): TeaserProps['rank'] {
  if (page > 1) return 'row'
  if (index === 0) return 'lead'
  const place = (index - 1) % (side + rows)
  return place < side && index - place + side <= posts.length ? 'second' : 'row'
}

/** Renders a page of stories: a section's, a tag's, an author's, or a further one of the home page. */
export function ListingPage({ page, now, isPreview }: Props) {
  const { site, listing, aside } = page
  const context = pageContext(page, now)
  const isShow = page.kind === 'section' && page.show !== null
  const panelAfter = listing.page > 1 || isShow ? adsAfter.panel : adsAfter.panelOfFirst
  const adAfter = (count: number) => {
    if (count === adsAfter.banner) return <AdSlot slot="banner" nth={1} page={context} />
    return count === panelAfter ? <AdSlot slot="panel" nth={2} page={context} /> : null
  }
  return (
    <SiteFrame site={site} now={now} path={page.path}>
      <PageHead page={page} />
      <div className="listing listing--stories">
        <ListingHeader page={page} now={now} isPreview={isPreview} />
        {listing.posts.length > 0 ? (
          <div className="listing__posts">
            {listing.posts.map((post, index) => {
              const { timeZone } = site
              const isPriority = index === 0
              const rank = rankOf(listing, index)
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
                      rank={rank}
                      sizes={sizesOf[rank]}
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
        {aside.length > 0 ? (
          <aside className="listing__aside" aria-label="More to read">
            <BlockTree blocks={aside} page={context} />
          </aside>
        ) : null}
      </div>
    </SiteFrame>
  )
}
