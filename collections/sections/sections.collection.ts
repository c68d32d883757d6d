import type { CollectionConfig, RichTextField } from 'payload'
import { isAddressTaken } from '../addresses/slugAddress.ts'
import { markCopy } from '../fields/copiedTitle.ts'
import { hidesAdsField } from '../fields/hidesAds.field.ts'
import { createdByField, importKeyField } from '../fields/internal.fields.ts'
import { slugField } from '../fields/slug.field.ts'
import { validateWebAddress } from '../fields/webAddress.ts'
import { publishStatusField, unscheduledStatuses } from '../lifecycle/publishStatus.field.ts'
import { withLifecycle } from '../lifecycle/withLifecycle.ts'
import { navGroups } from '../navGroups.ts'
import { hiddenUnless } from '../permissions/hiddenUnless.ts'
import { parentField } from './parent.field.ts'
import { podcastCategories } from './podcastCategories.ts'
import { isPodcastGuid, setPodcastGuid } from './podcastGuid.ts'
import { sectionRules } from './sections.policy.ts'

/**
 * Sections of the paper; those of type show are podcasts.
 * @param siteUrl the public address of the reader site.
 */
export function sections({
  proseEditor,
  siteUrl,
}: {
  proseEditor: RichTextField['editor']
  siteUrl: string
}): CollectionConfig {
  return withLifecycle(
    sectionRules,
    { canWait: false },
    {
      slug: 'sections',
      labels: { singular: 'Section', plural: 'Sections' },
      defaultSort: 'name',
      admin: {
        group: navGroups.newsroom,
        useAsTitle: 'name',
        description: 'The parts of the paper, sports, politics and shows among them.',
        defaultColumns: ['name', 'type', 'publishStatus', 'slug', 'updatedAt'],
        listSearchableFields: ['name', 'slug'],
        hidden: hiddenUnless('UPDATE_SECTION', 'PUBLISH_SECTION'),
      },
      fields: [
        { name: 'name', type: 'text', required: true, index: true, hooks: { beforeDuplicate: [markCopy] } },
        {
          name: 'description',
          type: 'richText',
          editor: proseEditor,
          admin: { description: 'Shown at the top of the section’s page.' },
        },
        {
          name: 'meta',
          type: 'group',
          label: 'Podcast',
          admin: { condition: (data) => data.type === 'show' },
          fields: [
            {
              type: 'row',
              fields: [
                {
                  name: 'podcastLogoSquare',
                  label: 'Square logo',
                  type: 'upload',
                  relationTo: 'media',
                  admin: { width: '50%' },
                },
                {
                  name: 'podcastLogoWide',
                  label: 'Wide logo',
                  type: 'upload',
                  relationTo: 'media',
                  admin: { width: '50%' },
                },
              ],
            },
            {
              name: 'podcastThemeColor',
              label: 'Theme colour',
              type: 'text',
              validate: (value: string | null | undefined) =>
                !value || /^#[0-9a-f]{6}$/i.test(value) || 'Enter a colour, for example #0b6e4f.',
            },
            { name: 'podcastAppleLink', label: 'Apple Podcasts', type: 'text', validate: validateWebAddress },
            { name: 'podcastSpotifyLink', label: 'Spotify', type: 'text', validate: validateWebAddress },
            { name: 'podcastYoutubeLink', label: 'YouTube', type: 'text', validate: validateWebAddress },
            {
              type: 'row',
              fields: [
                {
                  name: 'podcastCategory',
                  label: 'Category in podcast apps',
                  type: 'select',
                  options: podcastCategories.map(({ name, value }) => ({ value, label: name.replace('/', ': ') })),
                  defaultValue: 'news',
                  admin: { width: '50%' },
                },
                {
                  name: 'podcastEmail',
                  label: 'E-mail address of the owner',
                  type: 'email',
                  admin: {
                    width: '50%',
                    description: 'Podcast directories write to it. It is in the feed, where everyone can read it.',
                  },
                },
              ],
            },
            { name: 'podcastExplicit', label: 'Has explicit language', type: 'checkbox', defaultValue: false },
            {
              name: 'podcastSerial',
              label: 'Is heard from the first episode on',
              type: 'checkbox',
              defaultValue: false,
              admin: { description: 'Podcast apps list the oldest episode first.' },
            },
            {
              name: 'podcastGuid',
              label: 'Identity in podcast apps',
              type: 'text',
              validate: (value: string | null | undefined) =>
                !value ||
                isPodcastGuid(value) ||
                'Enter an identity, for example 917393e3-1b1e-5cef-ace4-edaa54e1f810.',
              admin: {
                description:
                  'Set at the first publication. Only for a show that comes from elsewhere: the podcast:guid of its old feed.',
              },
              hooks: { beforeChange: [setPodcastGuid(siteUrl)], beforeDuplicate: [() => null] },
            },
          ],
        },
        {
          name: 'type',
          type: 'select',
          index: true,
          options: [
            { label: 'Sports', value: 'sports' },
            { label: 'Politics', value: 'politics' },
            { label: 'Show', value: 'show' },
          ],
          admin: { position: 'sidebar', description: 'Empty for an ordinary section.' },
        },
        parentField,
        {
          name: 'newsletter',
          type: 'relationship',
          relationTo: 'newsletter-lists',
          admin: {
            position: 'sidebar',
            description: 'Its form stands on the page of this section. Empty: that of the settings.',
          },
        },
        publishStatusField(unscheduledStatuses),
        slugField({
          source: 'name',
          isStillOpen: (section) => section.publishStatus === 'DRAFT',
          isTakenElsewhere: isAddressTaken('sections'),
        }),
        hidesAdsField('On the page of this section and on its stories.', { position: 'sidebar' }),
        createdByField,
        importKeyField,
      ],
    },
  )
}
