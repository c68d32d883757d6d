import type { UnnamedTab } from 'payload'
import { hidesAdsField } from '../fields/hidesAds.field.ts'
import { staffOnly } from '../fields/internal.fields.ts'
import { languageField } from '../fields/language.field.ts'
import { validateWebAddress } from '../fields/webAddress.ts'
import { correctionsField } from './corrections.field.ts'
import { episodeFields } from './episode.fields.ts'
import { validatePrimarySection } from './primarySection.hooks.ts'

/** Sections, address and display settings of a post. */
export const detailsTab: UnnamedTab = {
  label: 'Details',
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'type',
          type: 'select',
          required: true,
          defaultValue: 'article',
          index: true,
          options: [
            { label: 'Article', value: 'article' },
            { label: 'Opinion', value: 'opinion' },
            { label: 'Sponsored', value: 'sponsored' },
            { label: 'Episode', value: 'episode' },
          ],
          admin: { width: '50%' },
        },
        {
          name: 'sponsoredUrl',
          label: 'Sponsored URL',
          type: 'text',
          validate: validateWebAddress,
          admin: {
            width: '50%',
            condition: (data) => data.type === 'sponsored',
            description: 'The sponsor’s own page.',
          },
        },
        {
          name: 'sponsorName',
          label: 'Name of the sponsor',
          type: 'text',
          admin: {
            width: '50%',
            condition: (data) => data.type === 'sponsored',
            description: 'Empty: the host of the address.',
          },
        },
        {
          name: 'show',
          type: 'relationship',
          relationTo: 'sections',
          index: true,
          filterOptions: { type: { equals: 'show' } },
          admin: { width: '50%', condition: (data) => data.type === 'episode' },
        },
      ],
    },
    languageField({
      admin: { description: 'What the story is written in. Empty: the language of the publication.' },
    }),
    {
      name: 'meta',
      type: 'group',
      label: 'Listening platforms',
      admin: { condition: (data) => data.type === 'episode' },
      fields: [
        {
          name: 'platformLinks',
          label: 'Links',
          labels: { singular: 'Link', plural: 'Links' },
          type: 'array',
          fields: [
            {
              type: 'row',
              fields: [
                { name: 'type', label: 'Platform', type: 'text', required: true, admin: { width: '30%' } },
                {
                  name: 'value',
                  label: 'Address',
                  type: 'text',
                  required: true,
                  validate: validateWebAddress,
                  admin: { width: '70%' },
                },
              ],
            },
          ],
        },
      ],
    },
    ...episodeFields,
    {
      type: 'row',
      fields: [
        {
          name: 'sections',
          type: 'relationship',
          relationTo: 'sections',
          hasMany: true,
          index: true,
          admin: { width: '50%' },
        },
        {
          name: 'primarySection',
          label: 'Primary section',
          type: 'relationship',
          relationTo: 'sections',
          index: true,
          validate: validatePrimarySection,
          admin: { width: '50%', description: 'One of the sections. A single section is primary by itself.' },
        },
      ],
    },
    {
      name: 'tags',
      type: 'relationship',
      relationTo: 'tags',
      hasMany: true,
      index: true,
      admin: { description: 'At least 2.' },
    },
    {
      name: 'sources',
      type: 'relationship',
      relationTo: 'post-sources',
      hasMany: true,
      admin: { description: 'Agencies and partners that the story came from.' },
    },
    {
      name: 'contributors',
      type: 'array',
      labels: { singular: 'Contributor', plural: 'Contributors' },
      admin: { description: 'People beside the authors: photographers, editors, translators.', initCollapsed: true },
      fields: [
        {
          type: 'row',
          fields: [
            { name: 'author', type: 'relationship', relationTo: 'authors', required: true, admin: { width: '50%' } },
            {
              name: 'role',
              type: 'relationship',
              relationTo: 'contributor-roles',
              required: true,
              admin: { width: '50%' },
            },
          ],
        },
      ],
    },
    correctionsField,
    {
      type: 'row',
      fields: [
        {
          name: 'headlinePlacement',
          label: 'Headline stands',
          type: 'select',
          defaultValue: 'BOTTOM',
          options: [
            { label: 'Above the featured media', value: 'TOP' },
            { label: 'Below the featured media', value: 'BOTTOM' },
          ],
          admin: { width: '50%' },
        },
        {
          name: 'layout',
          type: 'select',
          defaultValue: 'DEFAULT',
          options: [{ label: 'Default', value: 'DEFAULT' }],
          admin: { width: '50%' },
        },
      ],
    },
    { name: 'commentsEnabled', label: 'Readers may comment', type: 'checkbox', defaultValue: false },
    {
      name: 'sendToAggregator',
      label: 'Send to the news aggregator',
      type: 'checkbox',
      defaultValue: true,
      index: true,
    },
    hidesAdsField('Neither in this story nor beside it.'),
    {
      name: 'allowRepublishing',
      label: 'Others may publish it',
      type: 'checkbox',
      defaultValue: false,
      admin: {
        condition: (data) => data.type !== 'sponsored',
        description: 'On the terms in Settings, while republishing is on there.',
      },
    },
    {
      name: 'note',
      label: 'Note for the newsroom',
      type: 'textarea',
      access: { read: staffOnly },
      admin: { description: 'Readers never see it.' },
    },
  ],
}
