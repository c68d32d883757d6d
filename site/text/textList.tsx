import { dateTimeLabel } from '#blocks/core/publicationDate.ts'
import { kickerLabel } from '#blocks/core/teaser/kicker.ts'
import type { ReaderPage } from '#contract/readerApi.schema.ts'
import { listingPath } from '../components/PageHead.tsx'
import { textPath } from '../reader/otherForms.ts'
import { storiesOnPage } from '../reader/storiesOnPage.ts'
import { textHtmlDocument } from './TextFrame.tsx'

export type ListedPage = Extract<ReaderPage, { kind: 'home' | 'river' | 'section' | 'tag' | 'author' }>

const kinds: ReadonlySet<string> = new Set<ListedPage['kind']>(['home', 'river', 'section', 'tag', 'author'])

export function isListedPage(page: ReaderPage): page is ListedPage {
  return kinds.has(page.kind)
}

/** Returns a page of stories as a document of headlines, each with a link to the text of its story. */
export function textList(page: ListedPage, now: Date): string {
  const { site, path, seo } = page
  const { timeZone } = site
  const number = 'listing' in page ? page.listing.page : 1
  const hasMore = 'listing' in page ? number < page.listing.pages : page.hasMore
  const title = page.kind === 'home' ? site.name : `${page.title} | ${site.name}`
  return textHtmlDocument({
    site,
    title: number > 1 ? `${title} (page ${number})` : title,
    description: seo.description,
    canonical: listingPath(path, number),
    wayBack: 'Read this page with pictures',
    isFront: page.kind === 'home',
    children: (
      <>
        <h1 style={{ lineHeight: 1.15 }}>{page.kind === 'home' ? 'Today' : page.title}</h1>
        {page.kind === 'home' ? <TextSections page={page} /> : null}
        {storiesOnPage(page).map((post) => {
          const kicker = kickerLabel(post, now, timeZone)
          return (
            <article key={post.id} {...post.language}>
              <h2 style={{ margin: '1.25em 0 0', fontSize: '1.125rem', lineHeight: 1.25 }}>
                {kicker ? `${kicker}: ` : null}
                <a href={textPath(post.url)}>{post.headline}</a>
              </h2>
              {post.dek ? <p style={{ margin: '.25em 0' }}>{post.dek}</p> : null}
              <p style={{ margin: '.25em 0' }} {...site.language}>
                <small>{dateTimeLabel(new Date(post.publishDateTime), timeZone)}</small>
              </p>
            </article>
          )
        })}
        <p>
          {number > 1 ? <a href={textPath(listingPath(path, number - 1))}>Newer stories</a> : null}{' '}
          {hasMore ? <a href={textPath(listingPath(path, number + 1))}>Older stories</a> : null}
        </p>
      </>
    ),
  })
}

function TextSections({ page: { site } }: { page: ListedPage }) {
  const sections = site.navigation.filter(({ href }) => /^\/(?:section|podcasts)\//u.test(href))
  return (
    <nav aria-label="Sections">
      <p>
        {sections.map(({ label, href }, index) => (
          <span key={href}>
            {index > 0 ? ' · ' : null}
            <a href={textPath(href)}>{label}</a>
          </span>
        ))}
      </p>
    </nav>
  )
}
