import type { CollectionConfig, RichTextField } from 'payload'
import { isAddressTaken } from '../addresses/slugAddress.ts'
import { markCopy } from '../fields/copiedTitle.ts'
import { createdByField, importKeyField } from '../fields/internal.fields.ts'
import { slugField } from '../fields/slug.field.ts'
import { publishStatusField } from '../lifecycle/publishStatus.field.ts'
import { withLifecycle } from '../lifecycle/withLifecycle.ts'
import { navGroups } from '../navGroups.ts'
import { hiddenUnless } from '../permissions/hiddenUnless.ts'
import { newsletterRules } from './newsletters.policy.ts'

/** Issues of newsletters; readers find them at "/newsletters/{list}/{issue}". */
export function newsletters({ bodyEditor }: { bodyEditor: RichTextField['editor'] }): CollectionConfig {
  return withLifecycle(
    newsletterRules,
    { canWait: true },
    {
      slug: 'newsletters',
      labels: { singular: 'Newsletter', plural: 'Newsletters' },
      defaultSort: '-updatedAt',
      admin: {
        group: navGroups.audience,
        useAsTitle: 'title',
        description: 'The issues that go out by e-mail and stand on the site.',
        defaultColumns: ['title', 'list', 'publishStatus', 'publishDateTime', 'updatedAt'],
        listSearchableFields: ['title', 'subject', 'slug'],
        hidden: hiddenUnless('CREATE_NEWSLETTER', 'UPDATE_SELF_NEWSLETTER', 'UPDATE_NEWSLETTER', 'PUBLISH_NEWSLETTER'),
      },
      fields: [
        { name: 'title', type: 'text', required: true, hooks: { beforeDuplicate: [markCopy] } },
        { name: 'subject', type: 'text', required: true, admin: { description: 'The subject line of the e-mail.' } },
        {
          name: 'previewText',
          label: 'Preview text',
          type: 'text',
          admin: { description: 'What mail programs show beside the subject.' },
        },
        { name: 'body', type: 'richText', editor: bodyEditor },
        publishStatusField(),
        {
          name: 'list',
          type: 'relationship',
          relationTo: 'newsletter-lists',
          required: true,
          index: true,
          admin: { position: 'sidebar' },
        },
        {
          name: 'publishDateTime',
          label: 'Published',
          type: 'date',
          index: true,
          admin: { position: 'sidebar', date: { pickerAppearance: 'dayAndTime' } },
        },
        {
          name: 'sendWhenPublished',
          label: 'Send when published',
          type: 'checkbox',
          defaultValue: false,
          admin: {
            position: 'sidebar',
            description:
              'E-mails the version that is published to all subscribers, once. Later corrections are not sent.',
          },
        },
        slugField({
          source: 'title',
          isStillOpen: (issue) => issue.publishStatus === 'DRAFT',
          isTakenElsewhere: isAddressTaken('newsletters'),
        }),
        createdByField,
        importKeyField,
      ],
      hooks: {
        beforeChange: [
          ({ data }) =>
            data._status === 'published' && !data.publishDateTime
              ? { ...data, publishDateTime: new Date().toISOString() }
              : data,
        ],
      },
    },
  )
}
