import type { LibraryRules } from '../permissions/libraryAccess.ts'
import { anyOf, isHolding } from '../permissions/rule.ts'

/**
 * There is no permission of its own for tags. Users who write posts create the tags that they need; renaming one
 * changes every post that has it, and deleting one removes it from them.
 */
export const tagRules: LibraryRules = {
  create: anyOf(isHolding('CREATE_POST'), isHolding('UPDATE_SELF_POST'), isHolding('UPDATE_POST')),
  update: isHolding('UPDATE_POST'),
  deletePermanently: isHolding('DELETE_POST'),
}
