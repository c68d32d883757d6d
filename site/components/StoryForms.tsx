import type { ReaderArticlePage } from '#contract/readerApi.schema.ts'
import { republishPath, textPath } from '../reader/otherForms.ts'

interface Props {
  page: ReaderArticlePage
}

/** Renders links to the other forms of a story: for other publications, as text alone, and paragraph by paragraph. */
export function StoryForms({ page: { article, republishing, site } }: Props) {
  return (
    <div className="story-forms" {...site.language}>
      {republishing ? (
        <a className="story-forms__link" href={republishPath(article.url)} rel="nofollow" data-republish="">
          Republish this story
        </a>
      ) : null}
      <a className="story-forms__link" href={textPath(article.url)}>
        Text-only version
      </a>
      <button type="button" className="story-forms__link" data-passages="" aria-pressed="false">
        Link to a paragraph
      </button>
    </div>
  )
}
