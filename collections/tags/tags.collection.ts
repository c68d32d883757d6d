import type { CollectionConfig } from 'payload'
import { isAddressTaken } from '../addresses/slugAddress.ts'
import { hidesAdsField } from '../fields/hidesAds.field.ts'
import { importKeyField } from '../fields/internal.fields.ts'
import { slugField } from '../fields/slug.field.ts'
import { navGroups } from '../navGroups.ts'
import { type LibraryRules, libraryAccess } from '../permissions/libraryAccess.ts'
import { anyOf, isHolding } from '../permissions/rule.ts'

// There is no permission of its own for tags. Users who write posts create the tags that they need; renaming one
// changes every post that has it, and deleting one removes it from them.
const tagRules: LibraryRules = {
  create: anyOf(isHolding('CREATE_POST'), isHolding('UPDATE_SELF_POST'), isHolding('UPDATE_POST')),
  update: isHolding('UPDATE_POST'),
  deletePermanently: isHolding('DELETE_POST'),
}

/** Topics of posts; a tag's posts are at "/tag/{slug}". */
export function tags(): CollectionConfig {
  return {
    slug: 'tags',
    labels: { singular: 'Tag', plural: 'Tags' },
    defaultSort: 'name',
    access: libraryAccess(tagRules),
    admin: {
      group: navGroups.library,
      useAsTitle: 'name',
      description: 'What posts are about.',
      defaultColumns: ['name', 'slug', 'updatedAt'],
      listSearchableFields: ['name', 'slug'],
    },
    fields: [
      { name: 'name', type: 'text', required: true, index: true },
      slugField({ source: 'name', isTakenElsewhere: isAddressTaken('tags') }),
      hidesAdsField('On the page of this tag and on the stories that have it.'),
      importKeyField,
    ],
  }
}
