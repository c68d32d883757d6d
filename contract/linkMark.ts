import { type LinkRelation, linkRelations, type Mark } from './block.schema.ts'

export type LinkMark = Mark & { type: 'link' }

/** Returns the known relations of a list of any form, in a fixed order. */
export function relationsIn(rel: unknown): LinkRelation[] {
  return Array.isArray(rel) ? linkRelations.filter((relation) => rel.includes(relation)) : []
}

/**
 * Makes the mark of a link. Settings that are off are left out, so that equal links have equal marks.
 * @param settings `newTab` and `rel`, of any form
 */
export function linkMark(href: string, settings: object = {}): LinkMark {
  const relations = relationsIn('rel' in settings ? settings.rel : [])
  return {
    type: 'link',
    href,
    ...('newTab' in settings && settings.newTab === true && { newTab: true }),
    ...(relations.length > 0 && { rel: relations }),
  }
}
