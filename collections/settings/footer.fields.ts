import type { Field } from 'payload'
import { validateWebAddress } from '../fields/webAddress.ts'

/** What stands in the footer beside its links, and what lists of stories offer. */
export const footerFields: Field[] = [
  {
    name: 'accounts',
    label: 'Accounts elsewhere',
    type: 'array',
    labels: { singular: 'Account', plural: 'Accounts' },
    admin: { description: 'Where readers can follow the publication. In the footer.' },
    fields: [
      {
        type: 'row',
        fields: [
          { name: 'label', type: 'text', required: true, admin: { width: '30%', description: 'As in Bluesky.' } },
          {
            name: 'url',
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
  {
    name: 'imprint',
    type: 'textarea',
    admin: { description: 'At the end of every page, a paragraph a line: who publishes the paper, its licence.' },
  },
  {
    name: 'newsletter',
    label: 'Newsletter on lists of stories',
    type: 'relationship',
    relationTo: 'newsletter-lists',
    admin: { description: 'Its form stands on the pages of sections, topics and authors. A section can have another.' },
  },
]
