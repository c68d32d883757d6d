import type { CollectionConfig, RichTextField } from 'payload'
import { publishStatusField } from '../lifecycle/publishStatus.field.ts'
import { withLifecycle } from '../lifecycle/withLifecycle.ts'
import { navGroups } from '../navGroups.ts'
import { never } from '../permissions/accessFromRule.ts'
import { hiddenUnless } from '../permissions/hiddenUnless.ts'
import { frontRules } from './fronts.policy.ts'

/**
 * Front pages: rows of stories that curators arrange and launch. The home page is the first one; until it is launched,
 * readers get an automatic page.
 */
export function fronts({ bodyEditor }: { bodyEditor: RichTextField['editor'] }): CollectionConfig {
  return withLifecycle(
    frontRules,
    { canWait: true },
    {
      slug: 'fronts',
      labels: { singular: 'Home page', plural: 'Home page' },
      disableDuplicate: true,
      admin: {
        group: navGroups.newsroom,
        useAsTitle: 'title',
        defaultColumns: ['title', 'publishStatus', 'updatedAt'],
        hidden: hiddenUnless('MANAGE_HOMEPAGE'),
      },
      fields: [
        { name: 'title', type: 'text', required: true, access: { update: never } },
        { name: 'body', label: 'Rows', type: 'richText', editor: bodyEditor },
        publishStatusField(),
      ],
    },
  )
}
