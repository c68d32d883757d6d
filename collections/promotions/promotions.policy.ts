import type { ContentDocument } from '../permissions/contentRules.ts'
import { ownedContentRules } from '../permissions/contentRules.ts'
import { isCreator } from '../permissions/rule.ts'

/** A promotion is the actor's own when they created it. */
export const promotionRules = ownedContentRules<ContentDocument>('PROMOTION', isCreator)
