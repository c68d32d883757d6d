import { renderToStaticMarkup } from 'react-dom/server'
import { dateTimeLabel } from '#blocks/core/publicationDate.ts'
import { joinNames } from '#blocks/core/teaser/authorList.ts'
import { kickerLabel } from '#blocks/core/teaser/kicker.ts'
import { textHtml } from '#blocks/registry/rss.tsx'
import type { ReaderArticlePage } from '#contract/readerApi.schema.ts'
import { storyNotes } from '../feeds/storyNotes.blocks.ts'
import { pageContext } from '../reader/pageContext.ts'

/** The whole look of the page: a line that can be read, in any window. */
const bodyStyle = {
  maxWidth: '38rem',
  margin: '0 auto',
  padding: '1rem',
  font: '1.125rem/1.5 Georgia,serif',
  overflowWrap: 'break-word',
} as const

/** Returns a story as a document of its own: its text, without pictures, style sheets and scripts. */
export function textDocument(page: ReaderArticlePage, now: Date): string {
  const { site, article } = page
  const { timeZone } = site
  const url = site.url + article.url
  const story = textHtml([...article.blocks, ...storyNotes(article, timeZone)], pageContext(page, now), 'described')
  const kicker = kickerLabel(article, now, timeZone)
  const document = (
    <html {...site.language}>
      {/* biome-ignore lint/style/noHeadElement: no page of Next, but a document of its own */}
      <head>
        <meta charSet="utf-8" />
        <title>{`${article.headline} | ${site.name}`}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        {page.seo.description ? <meta name="description" content={page.seo.description} /> : null}
        <link rel="canonical" href={url} />
      </head>
      <body style={bodyStyle}>
        <header>
          <p>
            <a href="/">{site.name}</a>
          </p>
        </header>
        <main>
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
              <time dateTime={article.publishDateTime}>
                {dateTimeLabel(new Date(article.publishDateTime), timeZone)}
              </time>
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
        </main>
        <footer>
          <hr />
          <p>
            <a href={article.url}>Read this story with pictures</a>
          </p>
        </footer>
      </body>
    </html>
  )
  return `<!DOCTYPE html>${renderToStaticMarkup(document)}\n`
}
