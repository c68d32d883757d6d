import type { LibraryRules } from '../permissions/libraryAccess.ts'
import { anyOf, isHolding } from '../permissions/rule.ts'

/**
 * No permission is named for tags. Whoever writes posts makes the tags that they need; to rename one changes every post
 * that has it, and to delete one takes it from them.
 */
export const tagRules: LibraryRules = {
  create: anyOf(isHolding('CREATE_POST'), isHolding('UPDATE_SELF_POST'), isHolding('UPDATE_POST')),
  update: isHolding('UPDATE_POST'),
  deletePermanently: isHolding('DELETE_POST'),
}
