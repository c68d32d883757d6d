import type { CollectionConfig } from 'payload'
import { navGroups } from '../navGroups.ts'
import { type LibraryRules, libraryAccess } from '../permissions/libraryAccess.ts'
import { isHolding } from '../permissions/rule.ts'

// No permission is named for deleting contributor roles; who may change them may.
const contributorRoleRules: LibraryRules = {
  create: isHolding('CREATE_CONTRIBUTOR_ROLE'),
  update: isHolding('UPDATE_CONTRIBUTOR_ROLE'),
  deletePermanently: isHolding('UPDATE_CONTRIBUTOR_ROLE'),
}

/** Contributions to a story other than writing it. */
export function contributorRoles(): CollectionConfig {
  return {
    slug: 'contributor-roles',
    labels: { singular: 'Contributor role', plural: 'Contributor roles' },
    defaultSort: 'name',
    access: libraryAccess(contributorRoleRules),
    admin: {
      group: navGroups.library,
      useAsTitle: 'name',
      description: 'What somebody did for a story beside writing it, for example photography.',
      defaultColumns: ['name', 'updatedAt'],
      listSearchableFields: ['name'],
    },
    fields: [{ name: 'name', type: 'text', required: true, unique: true }],
  }
}
