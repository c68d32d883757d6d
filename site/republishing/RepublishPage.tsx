import Head from 'next/head'
import { Link } from '#blocks/core/Link.tsx'
import type { ReaderArticlePage, ReaderRepublishing } from '#contract/readerApi.schema.ts'
import { SiteFrame } from '../components/SiteFrame.tsx'
import { republishedHtml } from './republishedHtml.tsx'

interface Props {
  page: ReaderArticlePage
  republishing: ReaderRepublishing
  now: Date
}

// Readers' words for the people whom a licence is given to.
const audiences: Record<ReaderRepublishing['audience'], string> = {
  anyone: 'Everyone may publish this story, online and in print.',
  news: 'News organisations may publish this story, online and in print.',
  noncommercial: 'Non-commercial publications may publish this story, online and in print.',
}

/**
 * Renders a story with its terms for other publications. The script of stories shows the part `#republish` in a dialog;
 * without it this is a page.
 */
export function RepublishPage({ page, republishing, now }: Props) {
  const { site, article } = page
  const { audience, licence, licenceUrl, terms } = republishing
  const context = { medium: 'page', site } as const
  return (
    <SiteFrame site={site} now={now} path={page.path}>
      <Head>
        <title>{`Republish: ${article.headline} | ${site.name}`}</title>
        <link rel="canonical" href={site.url + article.url} />
        <meta name="robots" content="noindex" />
      </Head>
      <div className="republish-page" data-story-tools="">
        <p className="republish-page__back">
          <a href={article.url}>Back to the story</a>
        </p>
        <section className="republish" id="republish" aria-labelledby="republish-title">
          <h1 className="republish__title" id="republish-title" tabIndex={-1}>
            Republish this story
          </h1>
          <p className="republish__story" {...article.language}>
            {article.headline}
          </p>
          <p>
            {audiences[audience]} The licence is{' '}
            {licenceUrl ? (
              <Link href={licenceUrl} page={context}>
                {licence}
              </Link>
            ) : (
              licence
            )}
            .
          </p>
          {terms.length > 0 ? (
            <ul className="republish__terms">
              {terms.map((term) => (
                <li key={term} dir="auto">
                  {term}
                </li>
              ))}
            </ul>
          ) : null}
          <label className="republish__label" htmlFor="republish-html">
            The story as HTML
          </label>
          <textarea
            className="republish__html"
            id="republish-html"
            rows={10}
            readOnly
            spellCheck={false}
            dir="ltr"
            defaultValue={republishedHtml(page, republishing, now)}
          />
          <p className="republish__actions">
            <button type="button" className="republish__copy" data-copy="#republish-html">
              Copy the HTML
            </button>
          </p>
        </section>
      </div>
    </SiteFrame>
  )
}
