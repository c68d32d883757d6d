import type { ReaderTeaser } from '#contract/reader.schema.ts'
import type { ReaderSite } from '#contract/readerApi.schema.ts'
import { Teaser } from './Teaser.tsx'

interface Props {
  posts: readonly ReaderTeaser[]
  site: ReaderSite
  now: Date
}

/** Number of stories below another. */
const shown = 4

/** Renders stories to go on with, below a story; laid out as a row of the home page. */
export function MoreStories({ posts, site, now }: Props) {
  const stories = posts.slice(0, shown)
  if (stories.length === 0) return null
  const shape = stories.length > 1 ? 'columns' : 'single'
  return (
    <aside className="article-more" aria-labelledby="article-more">
      <h2 className="article-more__title" id="article-more">
        More from {site.name}
      </h2>
      <div className="homepage-row">
        <div className={`homepage-row__stories homepage-row__stories--${shape}`} data-count={stories.length}>
          {stories.map((post) => (
            <div key={post.id}>
              <Teaser post={post} rank="second" level={3} now={now} timeZone={site.timeZone} />
            </div>
          ))}
        </div>
      </div>
    </aside>
  )
}
