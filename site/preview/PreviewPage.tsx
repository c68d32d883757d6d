import Head from 'next/head'
import { dateTimeLabel } from '#blocks/core/publicationDate.ts'
import type { PreviewView } from '#contract/previewMessages.ts'
import type { ReaderPage, ReaderSite } from '#contract/readerApi.schema.ts'
import { NoticePage } from '../components/NoticePage.tsx'
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

/** Renders the page of a link that has ended, was cut, or names a document that is gone. */
export function EndedPreview({ site, now }: { site: ReaderSite; now: Date }) {
  return (
    <NoticePage
      site={site}
      now={now}
      label="Preview"
      headline="This preview has ended"
      wayOn={{ href: '/', label: 'Read today’s front page' }}
    >
      <p>
        Links to previews work for 24 hours at most. They end when what they show is published, taken back or deleted.
        Ask the person who sent you this one for a new link.
      </p>
    </NoticePage>
  )
}
