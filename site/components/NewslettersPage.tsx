import { dayLabel } from '#blocks/core/publicationDate.ts'
import { BlockTree } from '#blocks/registry/BlockTree.tsx'
import type { ReaderIssue, ReaderPage } from '#contract/readerApi.schema.ts'
import { PageHead } from './PageHead.tsx'
import { pageContext } from './pageContext.ts'
import { SiteFrame } from './SiteFrame.tsx'

interface Props {
  page: Extract<ReaderPage, { kind: 'newsletters' }>
  now: Date
}

/** Renders all newsletters: what each is, the form to subscribe to it, and what went out lately. */
export function NewslettersPage({ page, now }: Props) {
  const { site, lists } = page
  const context = pageContext(page, now)
  return (
    <SiteFrame site={site} now={now} path={page.path}>
      <PageHead page={page} />
      <div className="listing">
        <header className="listing__header">
          <h1 className="listing__title">{page.title}</h1>
        </header>
        {lists.length === 0 ? (
          <p className="listing__empty">There are no newsletters yet.</p>
        ) : (
          <div className="newsletters">
            {lists.map(({ id, name, signup, issues }) => (
              <section key={id} className="newsletters__list" aria-label={name}>
                <BlockTree blocks={signup} page={context} />
                {issues.length > 0 ? <Issues name={name} issues={issues} timeZone={site.timeZone} /> : null}
              </section>
            ))}
          </div>
        )}
      </div>
    </SiteFrame>
  )
}

function Issues({ name, issues, timeZone }: { name: string; issues: ReaderIssue[]; timeZone: string }) {
  return (
    <>
      <h3 className="newsletters__heading">Latest issues of {name}</h3>
      <ul className="newsletters__issues">
        {issues.map(({ id, title, url, publishDateTime }) => (
          <li key={id}>
            <a href={url}>{title}</a>
            <time dateTime={publishDateTime}>{dayLabel(new Date(publishDateTime), timeZone)}</time>
          </li>
        ))}
      </ul>
    </>
  )
}
