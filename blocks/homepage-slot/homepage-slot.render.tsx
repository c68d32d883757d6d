import type { ReaderTeaser } from '#contract/reader.schema.ts'
import type { Block } from '../core/block.types.ts'
import { blockAttributes } from '../core/blockAttributes.ts'
import { reportBlock } from '../core/blockReport.ts'
import type { SlotProps } from '../core/collectionQuery.schema.ts'
import { postOf } from '../core/references.ts'
import type { BlockRenderer, PageContext } from '../core/render.types.ts'
import { rowLayout } from '../core/rowLayouts.ts'
import { pictureSizes } from '../core/rowPictureSizes.ts'
import { homepageSlot } from './homepage-slot.schema.ts'

// Returns the story of a slot, with the headline of the pin where the pin is what put it there. The server decides
// which story that is: a pin has ended, or its story has left the site, by the time the page is made.
function storyOf(page: PageContext, { pinned, post }: SlotProps): ReaderTeaser | undefined {
  const story = postOf(page, post)
  const headline = pinned && pinned.id === post ? pinned.headline.trim() : ''
  return story && headline ? { ...story, headline } : story
}

/** Returns whether a block is a slot with a story that readers may see. */
export function hasStory(block: Pick<Block, 'type' | 'props'>, page: PageContext): boolean {
  if (block.type !== homepageSlot.type) return false
  const props = homepageSlot.props.safeParse(block.props)
  return props.success && storyOf(page, props.data) !== undefined
}

// The `sizes` attribute of the picture of a slot, by the row in which it stands.
function sizesIn(row: Block | undefined, id: string, page: PageContext): string | undefined {
  if (row?.type !== 'homepage-row') return undefined
  const layout = rowLayout.safeParse(row.props.layout)
  const shown = row.children.filter((slot) => hasStory(slot, page))
  const index = shown.findIndex((slot) => slot.id === id)
  return layout.success ? pictureSizes(layout.data, shown.length, index) : undefined
}

/** Renders the story of a slot. */
export const renderHomepageSlot: BlockRenderer<typeof homepageSlot> = ({ block, page, parent }) => {
  const { anchor, className, isUnderHeading, preloadImage, rank } = block.props
  const story = storyOf(page, block.props)
  if (!story) {
    reportBlock(block, 'not shown, there is no story for it')
    return null
  }
  return (
    <div {...blockAttributes(homepageSlot, { anchor, className, modifiers: [rank] })}>
      <page.Teaser
        place={page.place}
        post={story}
        rank={rank}
        level={isUnderHeading ? 3 : 2}
        hasSection={!isUnderHeading}
        now={page.now}
        timeZone={page.site.timeZone}
        sizes={sizesIn(parent, block.id, page)}
        isPriority={preloadImage}
      />
    </div>
  )
}
