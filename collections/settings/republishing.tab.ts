import type { UnnamedTab } from 'payload'
import { validateWebAddress } from '../fields/webAddress.ts'

/** Whom a publication may allow to publish its stories. */
export const republishingAudiences = ['anyone', 'news', 'noncommercial'] as const

const terms = `Name the author and the publication, and link to the original story.
Publish the story whole and unchanged, but for its headline and references to time and place.
Pictures are not part of the licence.
Keep the picture of one pixel at the end. It counts how often the story is read, and nothing about readers.`

/** Fields of republishing: on or off, and the terms for other publications. */
export const republishingTab: UnnamedTab = {
  label: 'Republishing',
  description: 'Stories that other publications may take. Each story has a switch of its own.',
  fields: [
    {
      name: 'republishing',
      type: 'group',
      label: false,
      fields: [
        {
          name: 'isOn',
          label: 'Others may publish stories that allow it',
          type: 'checkbox',
          defaultValue: false,
        },
        {
          name: 'audience',
          label: 'Who may',
          type: 'select',
          required: true,
          defaultValue: 'anyone',
          options: [
            { label: 'Everyone', value: 'anyone' },
            { label: 'News organisations', value: 'news' },
            { label: 'Non-commercial publications', value: 'noncommercial' },
          ] satisfies { label: string; value: (typeof republishingAudiences)[number] }[],
        },
        {
          type: 'row',
          fields: [
            {
              name: 'licence',
              type: 'text',
              required: true,
              defaultValue: 'Creative Commons Attribution-NoDerivatives 4.0',
              admin: { width: '50%' },
            },
            {
              name: 'licenceUrl',
              label: 'Address of the licence',
              type: 'text',
              validate: validateWebAddress,
              defaultValue: 'https://creativecommons.org/licenses/by-nd/4.0/',
              admin: { width: '50%' },
            },
          ],
        },
        {
          name: 'terms',
          type: 'textarea',
          defaultValue: terms,
          admin: { description: 'One a line. Shown with the story’s HTML.' },
        },
      ],
    },
  ],
}
