import type { CollectionConfig, RichTextField } from 'payload'
import { isAddressTaken } from '../addresses/slugAddress.ts'
import { markCopy } from '../fields/copiedTitle.ts'
import { createdByField, importHashField, importKeyField } from '../fields/internal.fields.ts'
import { slugField } from '../fields/slug.field.ts'
import { publishStatusField, unscheduledStatuses } from '../lifecycle/publishStatus.field.ts'
import { withLifecycle } from '../lifecycle/withLifecycle.ts'
import { navGroups } from '../navGroups.ts'
import { hiddenUnless } from '../permissions/hiddenUnless.ts'
import { pageRules } from './pages.policy.ts'

/** Pages that are not news: about, terms of use, privacy policy. Readers find them at "/{slug}". */
export function pages({ bodyEditor }: { bodyEditor: RichTextField['editor'] }): CollectionConfig {
  return withLifecycle(
    pageRules,
    { canWait: false },
    {
      slug: 'pages',
      labels: { singular: 'Page', plural: 'Pages' },
      defaultSort: 'title',
      admin: {
        group: navGroups.newsroom,
        useAsTitle: 'title',
        description: 'Pages that are not news, for example about us.',
        defaultColumns: ['title', 'publishStatus', 'slug', 'updatedAt'],
        listSearchableFields: ['title', 'slug'],
        hidden: hiddenUnless('UPDATE_PAGE', 'PUBLISH_PAGE'),
      },
      fields: [
        { name: 'title', type: 'text', required: true, hooks: { beforeDuplicate: [markCopy] } },
        { name: 'body', type: 'richText', editor: bodyEditor },
        publishStatusField(unscheduledStatuses),
        slugField({
          source: 'title',
          isStillOpen: (page) => page.publishStatus === 'DRAFT',
          isTakenElsewhere: isAddressTaken('pages'),
        }),
        createdByField,
        importKeyField,
        importHashField,
      ],
    },
  )
}
