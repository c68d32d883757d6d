import type { BlockCheck } from '../core/checks.types.ts'
import { hasText } from '../core/hasText.ts'

/** Checks that a caption says something (docs/spec/editor.md#block-errors). */
export const checkFeaturedMediaCaption: BlockCheck<'featured-media-caption'> = ({ content }) =>
  hasText(content)
    ? []
    : [{ kind: 'Required', message: 'Featured media caption should be populated', fix: { action: 'goTo' } }]
