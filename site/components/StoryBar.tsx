import type { ReaderLink } from '#contract/reader.schema.ts'
import type { ReaderArticlePage } from '#contract/readerApi.schema.ts'
import { CopyButton, SheetButton } from './ShareLinks.tsx'

interface Props {
  page: ReaderArticlePage
  sections: readonly ReaderLink[]
}

/**
 * Renders the paper, the story and its tools in a slim bar over the window: it comes when the reader scrolls up, by the
 * script of stories. All of it stands on the page, too.
 */
export function StoryBar({ page: { site, article }, sections }: Props) {
  const { language, headline } = article
  return (
    <div className="story-bar" data-story-bar="" {...site.language}>
      <a className="story-bar__name" href="/">
        {site.name}
      </a>
      <a className="story-bar__headline" href="#main" {...language}>
        {headline}
      </a>
      {sections.length > 0 ? (
        <details className="story-bar__contents">
          <summary className="story-bar__tool">In this story</summary>
          <Sections sections={sections} language={language} />
        </details>
      ) : null}
      <ul className="story-bar__share" data-share-url={site.url + article.url} data-share-title={headline}>
        <li>
          <button type="button" className="story-bar__tool" data-passages="" aria-pressed="false">
            Link to a paragraph
          </button>
        </li>
        <SheetButton className="story-bar__tool" />
        <CopyButton className="story-bar__tool" />
      </ul>
    </div>
  )
}

interface SectionsProps {
  sections: readonly ReaderLink[]
  language: ReaderArticlePage['article']['language']
}

function Sections({ sections, language }: SectionsProps) {
  return (
    <ol className="story-contents__list" {...language}>
      {sections.map(({ label, href }) => (
        <li key={href}>
          <a className="story-contents__link" href={href}>
            {label}
          </a>
        </li>
      ))}
    </ol>
  )
}

export function StoryContents({ sections, language, site }: SectionsProps & Pick<ReaderArticlePage, 'site'>) {
  if (sections.length === 0) return null
  return (
    <nav className="story-contents" aria-label="In this story">
      <details>
        <summary className="story-contents__title" {...site.language}>
          In this story
        </summary>
        <Sections sections={sections} language={language} />
      </details>
    </nav>
  )
}
