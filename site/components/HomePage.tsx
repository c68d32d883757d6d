import { BlockTree } from '#blocks/registry/BlockTree.tsx'
import { launchMark } from '#contract/launchMark.ts'
import type { ReaderPage } from '#contract/readerApi.schema.ts'
import { listingPath, PageHead } from './PageHead.tsx'
import { pageContext } from './pageContext.ts'
import { SiteFrame } from './SiteFrame.tsx'

interface Props {
  page: Extract<ReaderPage, { kind: 'home' }>
  now: Date
  // A draft: its blocks can be distinguished.
  isPreview: boolean
}

/** Renders the front page: rows and sections of stories. */
export function HomePage({ page, now, isPreview }: Props) {
  const mark = { [launchMark]: page.launchedAt ?? undefined }
  const hasStory = Object.keys(page.references.posts).length > 0
  return (
    <SiteFrame site={page.site} now={now} path="/" isFrontPage>
      <PageHead page={page} />
      {hasStory ? (
        <>
          <div className="front" {...mark}>
            <BlockTree blocks={page.blocks} page={pageContext(page, now, isPreview)} />
          </div>
          {page.hasMore ? (
            <nav className="front-more" aria-label="Pages">
              <a className="front-more__link" href={listingPath('/', 2)} rel="next">
                Older stories
              </a>
            </nav>
          ) : null}
        </>
      ) : (
        <p className="home-empty" {...mark}>
          The first edition is being written. Please come back soon.
        </p>
      )}
    </SiteFrame>
  )
}
