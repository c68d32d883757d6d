import type { ReaderMedia } from '#contract/reader.schema.ts'
import type { ReaderArticle } from '#contract/readerApi.schema.ts'

interface Props {
  article: ReaderArticle
  media: ReaderMedia
  className: string
  // The element: a `figcaption` may stand in a figure only.
  as?: 'figcaption' | 'p'
}

/** Renders the words below what leads a story: its own caption or the library's, and the credit. */
export function LeadCaption({ article, media, className, as: Element = 'figcaption' }: Props) {
  const text = article.featuredMediaCaption || media.caption
  if (!text && !media.credit) return null
  return (
    <Element className={className} dir="auto">
      {text} {media.credit ? <span className="lead-media__credit">{media.credit}</span> : null}
    </Element>
  )
}
