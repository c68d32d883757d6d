/** The widths of the pictures of a row (homepage-row.css, homepage-row-wide.css), for their `sizes` attribute. */
import { type RowLayoutName, rowLayouts, rowShape } from './rowLayouts.ts'

interface Shares {
  desk: number
  tablet: number
}

/**
 * Returns the `sizes` attribute of the picture of a story in a row over the whole page; beside a sidebar it is smaller.
 * @param count number of stories in the row
 * @param index place of the story among them, from 0
 */
export function pictureSizes(layout: RowLayoutName, count: number, index: number): string {
  const { desk, tablet } = sharesOf(layout, count, index)
  const phone = rowLayouts[layout].ranks[index] === 'lead' ? '100vw' : '112px'
  return [
    `(min-width: 1680px) ${Math.round(1600 * desk)}px`,
    `(min-width: 1288px) ${Math.round(1240 * desk)}px`,
    `(min-width: 960px) ${Math.round(100 * desk)}vw`,
    `(min-width: 608px) ${Math.round(100 * tablet)}vw`,
    phone,
  ].join(', ')
}

function sharesOf(layout: RowLayoutName, count: number, index: number): Shares {
  const isFirst = index === 0
  switch (rowShape(layout, count)) {
    case 'single':
      return rowLayouts[layout].ranks[0] === 'lead' ? { desk: 7 / 12, tablet: 1 } : { desk: 11 / 20, tablet: 11 / 20 }
    case 'package':
      return { desk: count > 2 ? (8 / 12) * (11 / 20) : 11 / 20, tablet: 11 / 20 }
    case 'columns':
      return { desk: isHalved(layout, count) ? 1 / 4 : 1 / count, tablet: count === 3 ? 1 / 3 : 1 / 2 }
    case 'lead': {
      const narrowing = [5 / 12, 4 / 12, 3 / 12, 3 / 12]
      const desk = layout === 'post_grid_1_1_2' ? (narrowing[index] ?? 1) : isFirst ? 8 / 12 : 4 / 12
      return { desk, tablet: isFirst ? 1 : 1 / (count - 1) }
    }
  }
}

const isHalved = (layout: RowLayoutName, count: number): boolean =>
  count === 2 && (layout === 'post_row_3' || layout === 'post_row_4')
