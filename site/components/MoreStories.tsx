import type { ReaderLink, ReaderTeaser } from '#contract/reader.schema.ts'
import type { ReaderSite } from '#contract/readerApi.schema.ts'
import { Teaser } from './Teaser.tsx'

interface Props {
  // The story of the section that came out before.
  next: ReaderTeaser | null
  section: ReaderLink | null
  posts: readonly ReaderTeaser[]
  site: ReaderSite
  now: Date
}

// Number of stories below another.
const shown = 4

/** Renders stories to go on with, below a story: the next of its section, and a row as of the home page. */
export function MoreStories({ next, section, posts, site, now }: Props) {
  const stories = posts.slice(0, shown)
  if (stories.length === 0 && !next) return null
  const shape = stories.length > 1 ? 'columns' : 'single'
  return (
    <aside className="article-more" aria-label="More stories">
      {next && section ? (
        <p className="article-more__next" {...site.language}>
          Next in <a href={section.href}>{section.label}</a>
          <a className="article-more__next-story" href={next.url} {...next.language}>
            {next.headline}
          </a>
        </p>
      ) : null}
      {stories.length > 0 ? (
        <>
          <h2 className="article-more__title">More from {site.name}</h2>
          <div className="homepage-row">
            <div className={`homepage-row__stories homepage-row__stories--${shape}`} data-count={stories.length}>
              {stories.map((post) => (
                <div key={post.id} className="homepage-slot">
                  <Teaser post={post} rank="second" level={3} now={now} timeZone={site.timeZone} />
                </div>
              ))}
            </div>
          </div>
        </>
      ) : null}
    </aside>
  )
}
