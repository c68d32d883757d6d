import type { ContentDocument, ContentRules } from '../permissions/contentRules.ts'
import { anyOf, isHolding, isPublished, isStaff, noActor } from '../permissions/rule.ts'

const mayCurate = isHolding('MANAGE_HOMEPAGE')

/**
 * MANAGE_HOMEPAGE arranges the home page and launches it (docs/spec/newsroom.md#home-page-rows). No user may create a
 * second one, take it off the site or delete it: it is always there.
 */
export const frontRules: ContentRules<ContentDocument> = {
  create: noActor,
  read: anyOf<ContentDocument>(isStaff, isPublished),
  update: mayCurate,
  publish: mayCurate,
  unpublish: noActor,
  trash: noActor,
  deletePermanently: noActor,
  names: {
    update: ['MANAGE_HOMEPAGE'],
    publish: ['MANAGE_HOMEPAGE'],
    unpublish: ['MANAGE_HOMEPAGE'],
    trash: ['MANAGE_HOMEPAGE'],
  },
}
