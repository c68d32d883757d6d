import type { ReaderArticle, ReaderSite } from '#blocks/core/readerAnswer.types.ts'
import { dateTimeLabel } from '../format/publicationDate.ts'
import { AuthorList } from './AuthorList.tsx'
import { PublishTime } from './PublishTime.tsx'

interface Props {
  article: ReaderArticle
  now: Date
  site: Pick<ReaderSite, 'language' | 'timeZone'>
}

/** Who wrote a story and when it was published, in the publication's language within a story of any. */
export function Byline({ article, now, site }: Props) {
  const { language, timeZone } = site
  return (
    <div className="byline">
      {article.authors.length > 0 ? (
        <p className="byline__authors">
          <bdi {...language}>
            By <AuthorList authors={article.authors} />
          </bdi>
        </p>
      ) : null}
      <p className="byline__time">
        <bdi {...language}>
          <PublishTime published={article.publishDateTime} now={now} timeZone={timeZone} />
          <span className="byline__date">{dateTimeLabel(new Date(article.publishDateTime), timeZone)}</span>
        </bdi>
      </p>
    </div>
  )
}
