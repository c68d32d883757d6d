import type { LibraryRules } from '../permissions/libraryAccess.ts'
import { isHolding } from '../permissions/rule.ts'

/** No permission is named for deleting sources; who may change them may. */
export const postSourceRules: LibraryRules = {
  create: isHolding('CREATE_POST_SOURCE'),
  update: isHolding('UPDATE_POST_SOURCE'),
  deletePermanently: isHolding('UPDATE_POST_SOURCE'),
}
