import type { Permission } from './permissionNames.ts'
import type { OwnedDocument, Rule } from './rule.ts'
import { allOf, anyOf, isHolding, isNotTrashed, isPublished, isStaff } from './rule.ts'

/** Access rules of documents that are drafted, published and trashed. */
export interface ContentRules<Document> {
  create: Rule<Document>
  read: Rule<Document>
  update: Rule<Document>
  /** To make a version live; a write that publishes needs the right to write as well. */
  publish: Rule<Document>
  /** To take a live document off the site, to the trash included. */
  unpublish: Rule<Document>
  trash: Rule<Document>
  /** To delete for good. */
  deletePermanently: Rule<Document>
  /** The permissions to be named as missing. */
  names: Record<'update' | 'publish' | 'unpublish' | 'trash', Permission[]>
}

export interface ContentDocument extends OwnedDocument {
  _status?: 'draft' | 'published' | null
  deletedAt?: string | null
}

type OwnedContent = 'POST' | 'NEWSLETTER' | 'PROMOTION'

/** Returns the eight permissions of posts, newsletters and promotions (docs/spec/newsroom.md#permissions). */
export function ownedContentRules<Document extends ContentDocument>(
  content: OwnedContent,
  isOwn: Rule<Document>,
): ContentRules<Document> {
  return {
    create: isHolding(`CREATE_${content}`),
    read: anyOf<Document>(isStaff, isPublished),
    update: anyOf<Document>(
      isHolding(`UPDATE_${content}`),
      allOf<Document>(isHolding(`UPDATE_SELF_${content}`), isOwn),
    ),
    publish: isHolding(`PUBLISH_${content}`),
    unpublish: anyOf<Document>(
      isHolding(`UNPUBLISH_${content}`),
      allOf<Document>(isHolding(`UNPUBLISH_SELF_${content}`), isOwn),
    ),
    trash: anyOf<Document>(
      isHolding(`DELETE_${content}`),
      allOf<Document>(isHolding(`DELETE_SELF_${content}`), isOwn, isNotTrashed),
    ),
    deletePermanently: anyOf<Document>(
      isHolding(`DELETE_${content}`),
      allOf<Document>(isHolding(`DELETE_SELF_${content}`), isOwn),
    ),
    names: {
      update: [`UPDATE_${content}`],
      publish: [`PUBLISH_${content}`],
      unpublish: [`UNPUBLISH_${content}`],
      trash: [`DELETE_${content}`],
    },
  }
}

/**
 * Sections and pages have two permissions: UPDATE writes, PUBLISH decides what readers see. To take one off the site or
 * to delete it needs both.
 */
export function sharedContentRules(content: 'SECTION' | 'PAGE'): ContentRules<ContentDocument> {
  const update = isHolding(`UPDATE_${content}`)
  const publish = isHolding(`PUBLISH_${content}`)
  return {
    create: update,
    read: anyOf<ContentDocument>(isStaff, isPublished),
    update,
    publish,
    unpublish: publish,
    trash: update,
    deletePermanently: allOf(update, publish),
    names: {
      update: [`UPDATE_${content}`],
      publish: [`PUBLISH_${content}`],
      unpublish: [`PUBLISH_${content}`],
      trash: [`UPDATE_${content}`],
    },
  }
}
