import type { Field } from 'payload'
import { namedLinkRow } from '../fields/namedLinkRow.ts'

/** Settings of the footer, and of the sign-up form on lists of stories. */
export const footerFields: Field[] = [
  {
    name: 'accounts',
    label: 'Accounts elsewhere',
    type: 'array',
    labels: { singular: 'Account', plural: 'Accounts' },
    admin: { description: 'Where readers can follow the publication. In the footer.' },
    fields: [namedLinkRow()],
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
