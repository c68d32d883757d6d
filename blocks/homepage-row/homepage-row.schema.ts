import { z } from 'zod'
import { collectionQuery } from '../core/collectionQuery.schema.ts'
import { defineBlock } from '../core/defineBlock.ts'
import { rowClasses, rowLayout, slotCountOf } from '../core/rowLayouts.ts'
import { anchorAndClass } from '../core/sharedProps.schema.ts'

/**
 * A row of stories on the home page (docs/spec/newsroom.md#home-page-rows). It keeps the slots that its layout does not
 * show, so that a pin in them is not lost when the layout changes.
 */
export const homepageRow = defineBlock({
  type: 'homepage-row',
  kind: 'wrap',
  title: 'Row',
  description: 'A row of stories on the home page',
  aliases: ['homepageRow', 'daily-news', 'major-news', 'news-package', 'story-grid-1', 'story-grid-2', 'story-grid-3'],
  hasPlacementRow: false,
  props: z.object({ layout: rowLayout, ...collectionQuery, ...anchorAndClass }),
  allowedChildren: {
    only: ['homepage-slot'],
    min: 1,
    max: 4,
    initial: ['homepage-slot', 'homepage-slot', 'homepage-slot', 'homepage-slot'],
  },
  // As readers get it, with a place for each slot that its layout shows.
  editorElement: (props, childCount) => {
    const shown = rowLayout.catch('post_grid_1_3').parse(props.layout)
    const count = Math.min(childCount, slotCountOf(shown))
    return { tag: 'div', className: `homepage-row ${rowClasses(shown, count)}`, data: { count: String(count) } }
  },
  inMail: { leftOut: 'It stands on the home page only' },
})
