import type { OwnedDocument } from '../permissions/rule.ts'
import { allOf, anyOf, isCreator, isHolding } from '../permissions/rule.ts'

/** A file is the actor's own when they uploaded it. Files have no drafts: what is in the library can be fetched. */
export const mediaRules = {
  create: isHolding('CREATE_FILE'),
  update: anyOf<OwnedDocument>(
    isHolding('UPDATE_FILE'),
    allOf<OwnedDocument>(isHolding('UPDATE_SELF_FILE'), isCreator),
  ),
  deletePermanently: anyOf<OwnedDocument>(
    isHolding('DELETE_FILE'),
    allOf<OwnedDocument>(isHolding('DELETE_SELF_FILE'), isCreator),
  ),
}
