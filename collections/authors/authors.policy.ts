import type { LibraryRules } from '../permissions/libraryAccess.ts'
import { isHolding } from '../permissions/rule.ts'

/** No permission is named for deleting authors; who may change them may. */
export const authorRules: LibraryRules = {
  create: isHolding('CREATE_AUTHOR'),
  update: isHolding('UPDATE_AUTHOR'),
  deletePermanently: isHolding('UPDATE_AUTHOR'),
}
