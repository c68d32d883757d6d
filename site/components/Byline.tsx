import type { ReaderArticle } from '#blocks/core/readerAnswer.types.ts'
import { dateTimeLabel } from '../format/publicationDate.ts'
import { AuthorList } from './AuthorList.tsx'
import { PublishTime } from './PublishTime.tsx'

interface Props {
  article: ReaderArticle
  now: Date
  timeZone: string
}

/** Who wrote a story and when it was published. */
export function Byline({ article, now, timeZone }: Props) {
  return (
    <div className="byline">
      {article.authors.length > 0 ? (
        <p className="byline__authors">
          By <AuthorList authors={article.authors} />
        </p>
      ) : null}
      <p className="byline__time">
        <PublishTime published={article.publishDateTime} now={now} timeZone={timeZone} />
        <span className="byline__date">{dateTimeLabel(new Date(article.publishDateTime), timeZone)}</span>
      </p>
    </div>
  )
}
