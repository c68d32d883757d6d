import { dayLabel } from '#blocks/core/publicationDate.ts'
import type { ReaderPage } from '#contract/readerApi.schema.ts'
import { PageHead } from '../components/PageHead.tsx'
import styles from './preview.module.css'

export function SearchResult({ page, now }: { page: ReaderPage; now: Date }) {
  const { seo, site } = page
  const trail = 'trail' in page ? page.trail : []
  const published = publishDateOf(page)
  return (
    <main className={styles.elsewhere}>
      <PageHead page={page} />
      <h1 className={styles.label}>Found by a search engine</h1>
      <article className={styles.result}>
        <p className={styles.host}>
          {site.name}
          <span className={styles.trail}>
            {[new URL(site.url).host, ...trail.map(({ label }) => label)].join(' › ')}
          </span>
        </p>
        <h2 className={styles.resultTitle}>{seo.title}</h2>
        <p className={styles.resultText}>
          {published && published <= now ? (
            <span className={styles.date}>{dayLabel(published, site.timeZone)} — </span>
          ) : null}
          {seo.description || 'Without a dek and a text, search engines choose words themselves.'}
        </p>
      </article>
    </main>
  )
}

// Returns when a story or an issue was published; null for pages that have no date.
function publishDateOf(page: ReaderPage): Date | null {
  if (page.kind === 'article') return new Date(page.article.publishDateTime)
  return page.kind === 'issue' ? new Date(page.publishDateTime) : null
}
