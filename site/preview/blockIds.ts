/** The attribute of the mark in front of a block, and then of the block's own element. */
export const blockIdAttribute = 'data-block-id'

/**
 * Moves the ids of blocks from the marks in front of them to their elements, and removes the marks: they would stand in
 * the way of styles for neighbours.
 */
export function takeBlockIds(root: Element): void {
  for (const mark of [...root.querySelectorAll(`template[${blockIdAttribute}]`)]) {
    const next = mark.nextElementSibling
    // A block that draws nothing has no element.
    if (next && !(next instanceof HTMLTemplateElement)) {
      next.setAttribute(blockIdAttribute, mark.getAttribute(blockIdAttribute) ?? '')
    }
    mark.remove()
  }
}
