import type { ReactNode } from 'react'
import { Link } from '#blocks/core/Link.tsx'
import { BlockTree } from '#blocks/registry/BlockTree.tsx'
import type { ReaderError, ReaderSite } from '#contract/readerApi.schema.ts'
import { NoticePage } from './NoticePage.tsx'
import { pageContext } from './pageContext.ts'
import { SearchField } from './SearchField.tsx'

interface Props {
  status: 400 | 404 | 410 | 451 | 503
  site: ReaderSite
  // The authority that demanded a removal (451), and a link to read about it.
  authority: { name: string; url: string | null } | null
  offer?: Pick<ReaderError, 'blocks' | 'references'>
  now: Date
}

interface ErrorTexts {
  label: string
  headline: string
  text: ReactNode
}

/**
 * Renders a page in place of a story, in the voice of the paper. Its status is for machines; people get a search, the
 * sections and what is read now.
 */
export function ErrorPage({ status, site, authority, offer, now }: Props) {
  const { label, headline, text } = wordsFor(status, site, authority)
  const wayOn = { href: '/', label: status === 503 ? 'Try the front page' : 'Read today’s front page' }
  return (
    <NoticePage
      site={site}
      now={now}
      label={label}
      headline={headline}
      wayOn={wayOn}
      below={<WaysOn site={site} offer={offer} now={now} />}
    >
      {text}
      {status === 503 ? null : <SearchField place="notice" />}
    </NoticePage>
  )
}

function wordsFor(status: Props['status'], site: ReaderSite, authority: Props['authority']): ErrorTexts {
  switch (status) {
    case 400:
      return {
        label: 'Not an address',
        headline: 'This address cannot be read',
        text: <p>The link may have been cut or mixed up on the way. What it was meant to lead to is still here.</p>,
      }
    case 404:
      return {
        label: 'Page not found',
        headline: 'We have no story at this address',
        text: <p>The link may be old, or a letter may have gone missing on the way. Nothing you did is lost.</p>,
      }
    case 410:
      return {
        label: 'Withdrawn',
        headline: 'This story is no longer published',
        text: <p>We took it down, and it will not come back to this address.</p>,
      }
    case 451:
      return {
        label: 'Unavailable for legal reasons',
        headline: 'We are not allowed to show you this story',
        text: (
          <p>
            Its removal was demanded under the law
            {authority ? (
              <>
                {' '}
                by <Authority site={site} {...authority} />
              </>
            ) : null}
            . We keep its address so that you know that it existed.
          </p>
        ),
      }
    case 503:
      return {
        label: 'A moment, please',
        headline: 'We cannot show this page right now',
        text: <p>The newsroom’s system is not answering. We are on it; please try again in a minute.</p>,
      }
  }
}

function Authority({ site, name, url }: { site: ReaderSite; name: string; url: string | null }) {
  return (
    <Link href={url ?? ''} page={{ medium: 'page', site }}>
      {name}
    </Link>
  )
}

function WaysOn({ site, offer, now }: Pick<Props, 'site' | 'offer' | 'now'>) {
  return (
    <div className="ways-on">
      {site.navigation.length > 0 ? (
        <div className="ways-on__sections">
          <h2 className="ways-on__title">Sections</h2>
          <ul className="ways-on__links">
            {site.navigation.map(({ label, href }) => (
              <li key={href}>
                <Link className="ways-on__link" href={href} page={{ medium: 'page', site }}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      {offer ? (
        <BlockTree blocks={offer.blocks} page={pageContext({ site, references: offer.references }, now)} />
      ) : null}
    </div>
  )
}
