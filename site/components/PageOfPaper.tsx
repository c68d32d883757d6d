import type { ReaderPage } from '#contract/readerApi.schema.ts'
import { ArticlePage } from './ArticlePage.tsx'
import { HomePage } from './HomePage.tsx'
import { IssuePage } from './IssuePage.tsx'
import { ListingPage } from './ListingPage.tsx'
import { MostReadPage } from './MostReadPage.tsx'
import { NewslettersPage } from './NewslettersPage.tsx'
import { PodcastsPage } from './PodcastsPage.tsx'
import { TextPage } from './TextPage.tsx'

interface Props {
  page: ReaderPage
  now: Date
  // A draft: it is not counted when it is read, and its blocks can be distinguished.
  isPreview?: boolean
}

/** Renders a page of the paper, of whatever kind. */
export function PageOfPaper({ page, now, isPreview = false }: Props) {
  switch (page.kind) {
    case 'home':
      return <HomePage page={page} now={now} isPreview={isPreview} />
    case 'article':
      return <ArticlePage page={page} now={now} isPreview={isPreview} />
    case 'section':
    case 'tag':
    case 'author':
    case 'river':
      return <ListingPage page={page} now={now} isPreview={isPreview} />
    case 'page':
      return <TextPage page={page} now={now} isPreview={isPreview} />
    case 'newsletters':
      return <NewslettersPage page={page} now={now} />
    case 'podcasts':
      return <PodcastsPage page={page} now={now} />
    case 'most-read':
      return <MostReadPage page={page} now={now} />
    case 'issue':
      return <IssuePage page={page} now={now} isPreview={isPreview} />
  }
}
