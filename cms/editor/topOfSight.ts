import { documentBar } from '#cms/adminDom.ts'

/**
 * Returns how far below the top of the window sight begins (px): the bar with the document's status and its buttons stays
 * there, and what lies under it is not seen.
 */
export function topOfSight(): number {
  return Math.max(0, documentBar()?.getBoundingClientRect().bottom ?? 0)
}
