import { renderToStaticMarkup } from 'react-dom/server'
import { dayLabel } from '#blocks/core/publicationDate.ts'
import { joinNames } from '#blocks/core/teaser/authorList.ts'
import { textHtml } from '#blocks/registry/rss.tsx'
import type { ReaderArticlePage, ReaderRepublishing } from '#contract/readerApi.schema.ts'
import { pageContext } from '../components/pageContext.ts'
import { storyNotes } from '../feeds/storyNotes.blocks.ts'
import { pixelPath } from '../reader/otherForms.ts'

// Ends of blocks, after which a new line makes the markup readable.
const blockEnd = /(<\/(?:p|h[1-6]|ul|ol|li|blockquote|figure|table|div)>)(?=<)/g

/**
 * Returns a story for another publication's system: headline, by-line, text without pictures, where it came from with
 * links to the story and the licence, and the picture that counts its readers there.
 */
export function republishedHtml(
  page: ReaderArticlePage,
  { licence, licenceUrl }: ReaderRepublishing,
  now: Date,
): string {
  const { site, article } = page
  const story = textHtml([...article.blocks, ...storyNotes(article, site.timeZone)], pageContext(page, now), 'left out')
  const home = <a href={`${site.url}/`}>{site.name}</a>
  const head = renderToStaticMarkup(
    <>
      <h1>{article.headline}</h1>
      {article.dek ? <p>{article.dek}</p> : null}
      <p>
        By {article.authors.length > 0 ? `${joinNames(article.authors.map(({ name }) => name))}, ` : null}
        {home}
      </p>
    </>,
  )
  const foot = renderToStaticMarkup(
    <>
      <p>
        This story was first published by {home} on {dayLabel(new Date(article.publishDateTime), site.timeZone)}.{' '}
        <a href={site.url + article.url}>Read the original story</a>. It is republished under{' '}
        {licenceUrl ? <a href={licenceUrl}>{licence}</a> : licence}.
      </p>
      <img src={site.url + pixelPath(article.id)} width={1} height={1} alt="" />
    </>,
  )
  return (head + story + foot).replace(blockEnd, '$1\n')
}
