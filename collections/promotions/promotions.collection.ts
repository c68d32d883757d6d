import type { CollectionConfig } from 'payload'
import { markCopy } from '../fields/copiedTitle.ts'
import { createdByField } from '../fields/internal.fields.ts'
import { validateLink } from '../fields/webAddress.ts'
import { publishStatusField, unscheduledStatuses } from '../lifecycle/publishStatus.field.ts'
import { withLifecycle } from '../lifecycle/withLifecycle.ts'
import { navGroups } from '../navGroups.ts'
import { type ContentDocument, ownedContentRules } from '../permissions/contentRules.ts'
import { hiddenUnless } from '../permissions/hiddenUnless.ts'
import { isCreator } from '../permissions/rule.ts'
import { politicalField } from './political.field.ts'

// A promotion is the actor's own when they created it.
const promotionRules = ownedContentRules<ContentDocument>('PROMOTION', isCreator)

/** House advertisements and calls to action that posts and the home page can show. */
export function promotions(): CollectionConfig {
  return withLifecycle(
    promotionRules,
    { canWait: false },
    {
      slug: 'promotions',
      labels: { singular: 'Promotion', plural: 'Promotions' },
      defaultSort: '-updatedAt',
      admin: {
        group: navGroups.audience,
        useAsTitle: 'heading',
        description: 'House advertisements and calls to action.',
        defaultColumns: ['heading', 'url', 'publishStatus', 'updatedAt'],
        listSearchableFields: ['heading', 'description', 'url'],
        hidden: hiddenUnless('CREATE_PROMOTION', 'UPDATE_SELF_PROMOTION', 'UPDATE_PROMOTION', 'PUBLISH_PROMOTION'),
      },
      fields: [
        { name: 'heading', type: 'text', required: true, hooks: { beforeDuplicate: [markCopy] } },
        { name: 'description', type: 'textarea' },
        {
          type: 'row',
          fields: [
            { name: 'ctaButtonText', label: 'Text of the button', type: 'text', admin: { width: '40%' } },
            { name: 'url', label: 'Address', type: 'text', validate: validateLink, admin: { width: '60%' } },
          ],
        },
        {
          name: 'featuredImage',
          label: 'Image',
          type: 'upload',
          relationTo: 'media',
          filterOptions: { scheme: { equals: 'image' } },
        },
        politicalField,
        publishStatusField(unscheduledStatuses),
        createdByField,
      ],
    },
  )
}
