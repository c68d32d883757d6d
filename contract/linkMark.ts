import { type LinkRelation, linkRelations, type Mark } from './block.schema.ts'

export type LinkMark = Mark & { type: 'link' }

/** Returns the relations of a list that search engines know, in their order. */
export const relationsIn = (rel: unknown): LinkRelation[] =>
  Array.isArray(rel) ? linkRelations.filter((relation) => rel.includes(relation)) : []

/**
 * Makes the mark of a link. What is not said is left out: equal links have equal marks.
 * @param said `newTab` and `rel`, of any form
 */
export function linkMark(href: string, said: object = {}): LinkMark {
  const relations = relationsIn('rel' in said ? said.rel : [])
  return {
    type: 'link',
    href,
    ...('newTab' in said && said.newTab === true && { newTab: true }),
    ...(relations.length > 0 && { rel: relations }),
  }
}
