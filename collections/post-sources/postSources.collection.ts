import type { CollectionConfig } from 'payload'
import { importKeyField } from '../fields/internal.fields.ts'
import { validateWebAddress } from '../fields/webAddress.ts'
import { navGroups } from '../navGroups.ts'
import { type LibraryRules, libraryAccess } from '../permissions/libraryAccess.ts'
import { isHolding } from '../permissions/rule.ts'

// No permission is named for deleting sources; who may change them may.
const postSourceRules: LibraryRules = {
  create: isHolding('CREATE_POST_SOURCE'),
  update: isHolding('UPDATE_POST_SOURCE'),
  deletePermanently: isHolding('UPDATE_POST_SOURCE'),
}

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
