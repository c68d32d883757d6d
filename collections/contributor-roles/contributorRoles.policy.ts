import type { LibraryRules } from '../permissions/libraryAccess.ts'
import { isHolding } from '../permissions/rule.ts'

/** No permission is named for deleting contributor roles; who may change them may. */
export const contributorRoleRules: LibraryRules = {
  create: isHolding('CREATE_CONTRIBUTOR_ROLE'),
  update: isHolding('UPDATE_CONTRIBUTOR_ROLE'),
  deletePermanently: isHolding('UPDATE_CONTRIBUTOR_ROLE'),
}
