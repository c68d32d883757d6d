import type { CollectionConfig } from 'payload'
import { navGroups } from '../navGroups.ts'
import { libraryAccess } from '../permissions/libraryAccess.ts'
import { contributorRoleRules } from './contributorRoles.policy.ts'

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
