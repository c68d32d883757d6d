import { blockAttributes } from '../core/blockAttributes.ts'
import { reportBlock } from '../core/blockReport.ts'
import { postOf } from '../core/references.ts'
import type { BlockRenderer } from '../core/render.types.ts'
import { homepageRiver } from './homepage-river.schema.ts'

/** Renders a list of stories; nothing when there is none. */
export const renderHomepageRiver: BlockRenderer<typeof homepageRiver> = ({ block, page }) => {
  const { title, posts, anchor, className } = block.props
  const stories = posts.flatMap((id) => postOf(page, id) ?? [])
  if (stories.length === 0) {
    reportBlock(block, 'not shown, there is no story for it')
    return null
  }
  return (
    <section {...blockAttributes(homepageRiver, { anchor, className })}>
      {title && <h2 className="homepage-river__title">{title}</h2>}
      <div className="homepage-river__list">
        {stories.map((story) => (
          <page.Teaser
            place={page.place}
            key={story.id}
            post={story}
            rank="row"
            level={3}
            now={page.now}
            timeZone={page.site.timeZone}
          />
        ))}
      </div>
    </section>
  )
}
