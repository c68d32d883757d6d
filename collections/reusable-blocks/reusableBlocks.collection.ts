import type { CollectionConfig, RichTextField } from 'payload'
import { markCopy } from '../fields/copiedTitle.ts'
import { createdByField } from '../fields/internal.fields.ts'
import { publishStatusField, unscheduledStatuses } from '../lifecycle/publishStatus.field.ts'
import { withLifecycle } from '../lifecycle/withLifecycle.ts'
import { navGroups } from '../navGroups.ts'
import { hiddenUnless } from '../permissions/hiddenUnless.ts'
import { reusableBlockRules } from './reusableBlocks.policy.ts'

/** Blocks that are written here and stand in many stories; a change reaches all of them. */
export function reusableBlocks({ bodyEditor }: { bodyEditor: RichTextField['editor'] }): CollectionConfig {
  return withLifecycle(
    reusableBlockRules,
    { canWait: false },
    {
      slug: 'reusable-blocks',
      labels: { singular: 'Reusable block', plural: 'Reusable blocks' },
      defaultSort: 'title',
      admin: {
        group: navGroups.newsroom,
        useAsTitle: 'title',
        description: 'Blocks that stand in many stories and are edited here.',
        defaultColumns: ['title', 'publishStatus', 'updatedAt'],
        listSearchableFields: ['title'],
        hidden: hiddenUnless('UPDATE_POST'),
      },
      fields: [
        {
          name: 'title',
          type: 'text',
          required: true,
          hooks: { beforeDuplicate: [markCopy] },
          admin: { description: 'How the newsroom finds it. Readers do not see it.' },
        },
        { name: 'body', type: 'richText', editor: bodyEditor },
        publishStatusField(unscheduledStatuses),
        createdByField,
      ],
    },
  )
}
