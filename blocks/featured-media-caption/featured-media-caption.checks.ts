import type { BlockCheck } from '../core/checks.types.ts'
import { hasText } from '../core/inlineText.ts'
import type { featuredMediaCaption } from './featured-media-caption.schema.ts'

/** Checks that a caption says something (docs/spec/editor.md#block-errors). */
export const checkFeaturedMediaCaption: BlockCheck<typeof featuredMediaCaption> = ({ content }) =>
  hasText(content)
    ? []
    : [{ kind: 'Required', message: 'Featured media caption should be populated', fix: { action: 'goTo' } }]
