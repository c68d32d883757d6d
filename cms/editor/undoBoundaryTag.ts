import { CUT_TAG, PASTE_TAG } from 'lexical'

/**
 * An update that is one step of its own for undo, however soon after other keys it comes: a move, a drop, a part that is
 * added.
 */
export const undoBoundaryTag = 'own-step'

/** Returns whether an update must not be undone together with what was typed right before or after it. */
export function isUndoBoundary(tags: ReadonlySet<string>): boolean {
  return tags.has(undoBoundaryTag) || tags.has(PASTE_TAG) || tags.has(CUT_TAG)
}
