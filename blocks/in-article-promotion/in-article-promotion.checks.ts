import type { BlockCheck } from '../core/checks.types.ts'
import { chosenErrors } from '../core/shared.checks.ts'
import type { inArticlePromotion } from './in-article-promotion.schema.ts'

/** Checks that a promotion is chosen: there is nothing to show otherwise. */
export const checkInArticlePromotion: BlockCheck<typeof inArticlePromotion> = ({ props }) =>
  chosenErrors(props.promotionId, {
    message: 'No promotion selected',
    todo: 'Choose a promotion',
    control: 'Select Promotion',
  })
