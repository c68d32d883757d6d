import { dayLabel } from '#blocks/core/publicationDate.ts'
import { BlockTree } from '#blocks/registry/BlockTree.tsx'
import type { ReaderPage } from '#contract/readerApi.schema.ts'
import { PageHead } from './PageHead.tsx'
import { pageContext } from './pageContext.ts'
import { SiteFrame } from './SiteFrame.tsx'

interface Props {
  page: Extract<ReaderPage, { kind: 'page' }>
  now: Date
  // A draft: its blocks can be distinguished.
  isPreview: boolean
}

/** Renders a page that is no story: terms of use, privacy policy, about. */
export function TextPage({ page, now, isPreview }: Props) {
  const updated = new Date(page.updatedAt)
  return (
    <SiteFrame site={page.site} now={now} path={page.path}>
      <PageHead page={page} />
      <article className="article">
        <header className="article__header">
          <h1 className="article__headline">{page.title}</h1>
          <p className="article__updated">
            Last updated <time dateTime={updated.toISOString()}>{dayLabel(updated, page.site.timeZone)}</time>
          </p>
        </header>
        <div className="story article__body">
          <BlockTree blocks={page.blocks} page={pageContext(page, now, isPreview)} />
        </div>
      </article>
    </SiteFrame>
  )
}
