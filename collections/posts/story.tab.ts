import type { RichTextField, UnnamedTab } from 'payload'
import { markCopy } from '../fields/copiedTitle.ts'

const kickers = ['Exclusive', 'Live Chat', 'Breaking', 'Live', 'Developing']

/** The content for readers: kicker, headline, dek, by-line and body. */
export function storyTab({
  bodyEditor,
  dekEditor,
}: {
  bodyEditor: RichTextField['editor']
  dekEditor: RichTextField['editor']
}): UnnamedTab {
  return {
    label: 'Story',
    fields: [
      {
        name: 'headline',
        type: 'text',
        required: true,
        hooks: { beforeDuplicate: [markCopy] },
        admin: { description: '8 to 90 characters.' },
      },
      {
        name: 'subhead',
        label: 'Dek',
        type: 'richText',
        editor: dekEditor,
        admin: { description: 'One or two sentences below the headline, 20 to 170 characters.' },
      },
      {
        name: 'subheadText',
        label: 'Dek text',
        type: 'textarea',
        admin: { hidden: true },
      },
      {
        type: 'row',
        fields: [
          {
            name: 'authors',
            type: 'relationship',
            relationTo: 'authors',
            hasMany: true,
            index: true,
            admin: { width: '50%', description: 'In the order of the by-line.' },
          },
          {
            name: 'oneOffAuthors',
            label: 'One-off authors',
            type: 'text',
            hasMany: true,
            admin: { width: '50%', description: 'Names without an author page.' },
          },
        ],
      },
      { name: 'body', type: 'richText', editor: bodyEditor },
      {
        type: 'collapsible',
        label: 'Kicker',
        admin: { initCollapsed: true },
        fields: [
          {
            type: 'row',
            fields: [
              {
                name: 'kicker',
                type: 'select',
                options: kickers.map((kicker) => ({ label: kicker, value: kicker })),
                admin: { width: '34%', description: 'A word above the headline.', placeholder: 'Kicker' },
              },
              {
                name: 'kickerExpiresIn',
                label: 'Goes away after',
                type: 'number',
                min: 0,
                custom: { isSpan: true },
                admin: { width: '33%', description: 'Hours after publication. Empty: it stays.' },
              },
              {
                name: 'kickerExpiresAt',
                label: 'Goes away at',
                type: 'text',
                validate: (value: string | null | undefined) =>
                  !value || /^([01]\d|2[0-3]):[0-5]\d$/.test(value) || 'Enter a time of day, for example 17:30.',
                admin: { width: '33%', description: 'Time of day, HH:mm, in the publication’s time zone.' },
              },
            ],
          },
        ],
      },
    ],
  }
}
