import type { CollectionConfig } from 'payload'
import { importKeyField } from '../fields/internal.fields.ts'
import { validateWebAddress } from '../fields/webAddress.ts'
import { navGroups } from '../navGroups.ts'
import { libraryAccess } from '../permissions/libraryAccess.ts'
import { postSourceRules } from './postSources.policy.ts'

/** Agencies and partners that stories come from. */
export function postSources(): CollectionConfig {
  return {
    slug: 'post-sources',
    labels: { singular: 'Post source', plural: 'Post sources' },
    defaultSort: 'name',
    access: libraryAccess(postSourceRules),
    admin: {
      group: navGroups.library,
      useAsTitle: 'name',
      description: 'Agencies and partners that stories come from.',
      defaultColumns: ['name', 'url', 'updatedAt'],
      listSearchableFields: ['name'],
    },
    fields: [
      { name: 'name', type: 'text', required: true, unique: true },
      { name: 'url', label: 'Address', type: 'text', validate: validateWebAddress },
      importKeyField,
    ],
  }
}
