import { BlockTree } from '#blocks/registry/BlockTree.tsx'
import type { ReaderPage } from '#contract/readerApi.schema.ts'
import { PageHead } from './PageHead.tsx'
import { pageContext } from './pageContext.ts'
import { SiteFrame } from './SiteFrame.tsx'

interface Props {
  page: Extract<ReaderPage, { kind: 'most-read' }>
  now: Date
}

/**
 * Renders what is read most now. Stories take the list out of this page near their end (`site/islands/mostRead.ts`).
 */
export function MostReadPage({ page, now }: Props) {
  return (
    <SiteFrame site={page.site} now={now} path={page.path}>
      <PageHead page={page} />
      <div className="listing listing--read">
        <header className="listing__header">
          <h1 className="listing__title">{page.title}</h1>
        </header>
        {page.blocks.length > 0 ? (
          <BlockTree blocks={page.blocks} page={pageContext(page, now)} />
        ) : (
          <p className="listing__empty">
            No story was read in the last days. <a href="/">The newest are on the front page</a>.
          </p>
        )}
      </div>
    </SiteFrame>
  )
}
