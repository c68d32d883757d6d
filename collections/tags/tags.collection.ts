import type { CollectionConfig } from 'payload'
import { isAddressTaken } from '../addresses/slugAddress.ts'
import { hidesAdsField } from '../fields/hidesAds.field.ts'
import { importKeyField } from '../fields/internal.fields.ts'
import { slugField } from '../fields/slug.field.ts'
import { navGroups } from '../navGroups.ts'
import { libraryAccess } from '../permissions/libraryAccess.ts'
import { tagRules } from './tags.policy.ts'

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
