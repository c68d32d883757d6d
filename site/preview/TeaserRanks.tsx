import type { ReaderArticlePage } from '#contract/readerApi.schema.ts'
import { PageHead } from '../components/PageHead.tsx'
import { SiteFrame } from '../components/SiteFrame.tsx'
import { Teaser } from '../components/Teaser.tsx'
import styles from './preview.module.css'

const ranks = [
  { rank: 'lead', label: 'Leading a page' },
  { rank: 'second', label: 'Beside others' },
  { rank: 'row', label: 'In a list' },
  { rank: 'line', label: 'As a headline' },
] as const

export function TeaserRanks({ page, now }: { page: ReaderArticlePage; now: Date }) {
  return (
    <SiteFrame site={page.site} now={now}>
      <PageHead page={page} />
      <h1 className={styles.title}>Teasers</h1>
      {ranks.map(({ rank, label }) => (
        <section key={rank} className={`${styles.rank} ${styles[rank]}`} aria-label={label}>
          <p className={styles.label}>{label}</p>
          <Teaser post={page.article} rank={rank} level={2} now={now} timeZone={page.site.timeZone} />
        </section>
      ))}
    </SiteFrame>
  )
}
