import type { ContentDocument } from '../permissions/contentRules.ts'
import { ownedContentRules } from '../permissions/contentRules.ts'
import { isCreator, isHolding } from '../permissions/rule.ts'

/** A newsletter issue is the actor's own when they created it. */
export const newsletterRules = ownedContentRules<ContentDocument>('NEWSLETTER', isCreator)

/** Lists are public names with a picture; users who may change every newsletter may change the lists. */
export const newsletterListRules = {
  write: isHolding('UPDATE_NEWSLETTER'),
  deletePermanently: isHolding('DELETE_NEWSLETTER'),
}

/**
 * Readers' e-mail addresses: visible to users who may change every newsletter, and deletable by those who may delete
 * them.
 */
export const newsletterSubscriptionRules = {
  read: isHolding('UPDATE_NEWSLETTER'),
  deletePermanently: isHolding('DELETE_NEWSLETTER'),
}

/** Addresses that get no newsletter: visible to users who may change every newsletter, who may also allow them again. */
export const newsletterSuppressionRules = {
  read: isHolding('UPDATE_NEWSLETTER'),
  write: isHolding('UPDATE_NEWSLETTER'),
}

/** Subscribers are imported and exported by users who may change every newsletter. */
export const mayManageSubscribers = isHolding('UPDATE_NEWSLETTER')
