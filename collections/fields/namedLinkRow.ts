import type { RowField } from 'payload'
import { validateWebAddress } from './webAddress.ts'

/** Returns the row of a name and a web address, for a list of links such as "Bluesky, https://…". */
export function namedLinkRow(): RowField {
  return {
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
  }
}
