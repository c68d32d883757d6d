import { dayLabel } from '#blocks/core/publicationDate.ts'
import { BlockTree } from '#blocks/registry/BlockTree.tsx'
import type { ReaderPage } from '#contract/readerApi.schema.ts'
import { PageHead } from './PageHead.tsx'
import { pageContext } from './pageContext.ts'
import { SiteFrame } from './SiteFrame.tsx'

interface Props {
  page: Extract<ReaderPage, { kind: 'issue' }>
  now: Date
  // A draft: its blocks can be distinguished.
  isPreview: boolean
}

export function IssuePage({ page, now, isPreview }: Props) {
  const published = new Date(page.publishDateTime)
  const context = pageContext(page, now, isPreview)
  return (
    <SiteFrame site={page.site} now={now} path={page.path}>
      <PageHead page={page} />
      <article className="article">
        <header className="article__header">
          <p className="issue__list">
            <a href="/newsletters">{page.list}</a>
          </p>
          <h1 className="article__headline">{page.title}</h1>
          <p className="article__updated">
            <time dateTime={published.toISOString()}>{dayLabel(published, page.site.timeZone)}</time>
          </p>
        </header>
        <div className="story article__body">
          <BlockTree blocks={page.blocks} page={context} />
        </div>
        <footer className="story issue__signup">
          <BlockTree blocks={page.signup} page={context} />
        </footer>
      </article>
    </SiteFrame>
  )
}
