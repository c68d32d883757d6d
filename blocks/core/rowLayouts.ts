/** The layouts of a row of the home page (docs/spec/newsroom.md#home-page-rows), which the row and its slots follow. */
import { z } from 'zod'

/** Importance of a story in its row: it decides the size of headline and picture. */
export type SlotRank = 'lead' | 'second' | 'row' | 'line'

interface RowLayout {
  label: string
  // The ranks of its slots, in their order.
  ranks: readonly SlotRank[]
}

export const rowLayouts = {
  post_grid_1_3: { label: 'Post Grid 1 + 3', ranks: ['lead', 'second', 'second', 'second'] },
  post_with_bulleted_list: { label: 'Post with Bulleted List', ranks: ['lead', 'line', 'line', 'line'] },
  post_row_4: { label: 'Post Row 4 x 1', ranks: ['second', 'second', 'second', 'second'] },
  post_row_3: { label: 'Post Row 3 x 1', ranks: ['second', 'second', 'second'] },
  post_row_2: { label: 'Post Row 2 x 1', ranks: ['second', 'second'] },
  one_big_post: { label: 'One Big Post', ranks: ['lead'] },
  post_grid_1_1_2: { label: 'Post Grid 1 + 1 + 2', ranks: ['lead', 'second', 'row', 'row'] },
} as const satisfies Record<string, RowLayout>

export type RowLayoutName = keyof typeof rowLayouts

const isLayoutName = (name: string): name is RowLayoutName => Object.hasOwn(rowLayouts, name)

/** The names of all layouts, in the order in which curators choose from them. */
export const rowLayoutNames: readonly RowLayoutName[] = Object.keys(rowLayouts).filter(isLayoutName)

/** The layout of a row, as its properties have it. */
export const rowLayout = z.enum(rowLayoutNames).default('post_grid_1_3')

// One story over all of it, equal columns, a lead with others beside or below it, a primary story with a list.
export type RowShape = 'single' | 'columns' | 'lead' | 'package'

// By the stories that there are: a row with an empty slot is no row with a hole.
export function rowShape(layout: RowLayoutName, count: number): RowShape {
  if (count <= 1) return 'single'
  if (layout === 'post_with_bulleted_list') return 'package'
  return rowLayouts[layout].ranks[0] === 'lead' && count > 2 ? 'lead' : 'columns'
}

export function rowClasses(layout: RowLayoutName, count: number): string {
  return [
    'homepage-row__stories',
    `homepage-row__stories--${layout}`,
    `homepage-row__stories--${rowShape(layout, count)}`,
  ].join(' ')
}

/** Returns the number of slots that a layout shows. */
export function slotCountOf(layout: RowLayoutName): number {
  return rowLayouts[layout].ranks.length
}
