import { blockAttributes } from '../core/blockAttributes.ts'
import { reportBlock } from '../core/blockReport.ts'
import type { BlockRenderer } from '../core/render.types.ts'
import { StoryLink } from '../core/StoryLink.tsx'
import { mostPopular } from './most-popular.schema.ts'

// Maximum number of listed posts (docs/spec/reader-site.md#most-read).
const maxPosts = 5

/**
 * Renders the most-read posts, numbered from 1. Only posts with a picture are listed
 * (docs/spec/reader-site.md#most-read).
 */
export const renderMostPopular: BlockRenderer<typeof mostPopular> = ({ block, page }) => {
  const posts = page.references.mostRead.filter(({ image }) => image !== null).slice(0, maxPosts)
  if (posts.length === 0) {
    reportBlock(block, 'not shown, nothing was read yet')
    return null
  }
  return (
    <section {...blockAttributes(mostPopular, block.props)}>
      <h2 className="most-popular__title">Most Read</h2>
      <ol className="most-popular__list">
        {posts.map((post) => (
          <li key={post.id} className="most-popular__item">
            <div>
              <StoryLink post={post} page={page} className="most-popular__link" />
            </div>
            {post.image && (
              <page.Picture
                media={post.image}
                alt=""
                sizes="88px"
                aspectRatio={3 / 2}
                className="most-popular__picture"
              />
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
