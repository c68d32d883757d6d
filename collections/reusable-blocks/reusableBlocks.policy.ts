import type { ContentDocument, ContentRules } from '../permissions/contentRules.ts'
import { anyOf, isHolding, isPublished, isStaff } from '../permissions/rule.ts'

/** A reusable block is part of posts of many authors: changing one needs the right to change all posts. */
export const reusableBlockRules: ContentRules<ContentDocument> = {
  create: isHolding('UPDATE_POST'),
  read: anyOf<ContentDocument>(isStaff, isPublished),
  update: isHolding('UPDATE_POST'),
  publish: isHolding('PUBLISH_POST'),
  unpublish: isHolding('UNPUBLISH_POST'),
  trash: isHolding('DELETE_POST'),
  deletePermanently: isHolding('DELETE_POST'),
  names: {
    update: ['UPDATE_POST'],
    publish: ['PUBLISH_POST'],
    unpublish: ['UNPUBLISH_POST'],
    trash: ['DELETE_POST'],
  },
}
