import Head from 'next/head'
import { dateTimeLabel } from '#blocks/core/publicationDate.ts'
import type { PreviewView } from '#contract/previewMessages.ts'
import type { ReaderPage } from '#contract/readerApi.schema.ts'
import { PageOfPaper } from '../components/PageOfPaper.tsx'
import styles from './preview.module.css'
import { SearchResult } from './SearchResult.tsx'
import { SocialCard } from './SocialCard.tsx'
import { TeaserRanks } from './TeaserRanks.tsx'

interface Props {
  page: ReaderPage
  view: PreviewView
  // When the link ends.
  expiresAt: Date
  backOffice: string
  now: Date
}

/** Renders a draft as readers would get it: its page, or what stands for it elsewhere. */
export function PreviewPage({ page, view, expiresAt, backOffice, now }: Props) {
  return (
    <div data-preview={backOffice}>
      <p className={styles.notice}>
        <strong>Preview.</strong> Not published like this. The link ends {dateTimeLabel(expiresAt, page.site.timeZone)}.
      </p>
      <View page={page} view={view} now={now} />
      <Head>
        <meta name="robots" content="noindex, nofollow" />
      </Head>
    </div>
  )
}

function View({ page, view, now }: Pick<Props, 'page' | 'view' | 'now'>) {
  switch (view) {
    case 'teaser':
      // Only stories have teasers.
      if (page.kind === 'article') return <TeaserRanks page={page} now={now} />
      return <PageOfPaper page={page} now={now} isPreview />
    case 'page':
      return <PageOfPaper page={page} now={now} isPreview />
    case 'social':
      return <SocialCard page={page} />
    case 'search':
      return <SearchResult page={page} now={now} />
  }
}
