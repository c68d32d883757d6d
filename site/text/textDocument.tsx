import { dateTimeLabel } from '#blocks/core/publicationDate.ts'
import { joinNames } from '#blocks/core/teaser/authorList.ts'
import { kickerLabel } from '#blocks/core/teaser/kicker.ts'
import { textHtml } from '#blocks/registry/rss.tsx'
import type { ReaderArticlePage } from '#contract/readerApi.schema.ts'
import { pageContext } from '../components/pageContext.ts'
import { storyNotes } from '../feeds/storyNotes.blocks.ts'
import { textHtmlDocument } from './TextFrame.tsx'

/** Returns a story as a document of its own: its text, without pictures, style sheets and scripts. */
export function textDocument(page: ReaderArticlePage, now: Date): string {
  const { site, article } = page
  const { timeZone } = site
  const story = textHtml([...article.blocks, ...storyNotes(article, timeZone)], pageContext(page, now), 'described')
  const kicker = kickerLabel(article, now, timeZone)
  return textHtmlDocument({
    site,
    title: `${article.headline} | ${site.name}`,
    description: page.seo.description,
    canonical: article.url,
    wayBack: 'Read this story with pictures',
    children: (
      <article {...article.language}>
        {kicker ? <p>{kicker}</p> : null}
        <h1 style={{ lineHeight: 1.15 }}>{article.headline}</h1>
        {article.dek ? (
          <p>
            <strong>{article.dek}</strong>
          </p>
        ) : null}
        <p {...site.language}>
          {article.authors.length > 0 ? (
            <>
              By {joinNames(article.authors.map(({ name }) => name))}
              <br />
            </>
          ) : null}
          <time dateTime={article.publishDateTime}>{dateTimeLabel(new Date(article.publishDateTime), timeZone)}</time>
          {article.updated ? (
            <>
              <br />
              Updated <time dateTime={article.updated}>{dateTimeLabel(new Date(article.updated), timeZone)}</time>
            </>
          ) : null}
        </p>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: it is sanitized */}
        <div dangerouslySetInnerHTML={{ __html: story }} />
      </article>
    ),
  })
}
