import type { CollectionConfig } from 'payload'
import { accessFromRule } from './accessFromRule.ts'
import type { Rule } from './rule.ts'
import { everybody } from './rule.ts'

/** Access rules of the small records beside posts, which all readers may see. */
export interface LibraryRules {
  create: Rule<unknown>
  update: Rule<unknown>
  deletePermanently: Rule<unknown>
}

/** Returns the access functions of a collection with these rules. */
export function libraryAccess({
  create,
  update,
  deletePermanently,
}: LibraryRules): NonNullable<CollectionConfig['access']> {
  return {
    read: accessFromRule(everybody),
    create: accessFromRule(create),
    update: accessFromRule(update),
    delete: accessFromRule(deletePermanently),
  }
}
