import { z } from 'zod'
import { defineBlock } from '../core/defineBlock.ts'
import { anchorAndClass, linkProp } from '../core/sharedProps.schema.ts'

/** The types of items, with their labels (docs/spec/editor.md#infobox-items). */
export const infoboxLabels = {
  website: 'Website',
  phone_number: 'Phone Number',
  address: 'Address',
  ticket_price: 'Price',
  opening_hours: 'Opening Hours',
  date_time: 'Date/Time',
  instagram: 'Instagram',
} as const

export type InfoboxType = keyof typeof infoboxLabels

export const infoboxTypes = [
  'website',
  'phone_number',
  'address',
  'ticket_price',
  'opening_hours',
  'date_time',
  'instagram',
] as const satisfies InfoboxType[]

/** The types whose link editors can set. */
export const linkedInfoboxTypes: ReadonlySet<InfoboxType> = new Set(['website', 'address'])

/** One fact; its value is inline text. */
export const infoboxItem = defineBlock({
  type: 'infobox-item',
  kind: 'text',
  title: 'Infobox Item',
  description: 'One fact of an infobox',
  aliases: ['infoboxItem', 'infoboxItemBlock', 'info-item'],
  props: z.object({ type: z.enum(infoboxTypes).default('website'), link: linkProp, ...anchorAndClass }),
  editorElement: ({ type }) => ({
    tag: 'div',
    className: 'infobox-item',
    data: { label: Object.entries(infoboxLabels).find(([name]) => name === type)?.[1] ?? '' },
  }),
  // The next one is of the same type; where it leads is its own business.
  propsOfNext: ({ type }) => ({ type }),
})
