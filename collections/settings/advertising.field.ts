import type { Field, GroupField } from 'payload'
import { validateWebAddress } from '../fields/webAddress.ts'
import { faultOfSellers, type SellersFile } from './sellers.ts'

// Pages, devices and slots that zones are kept for (docs/spec/reader-site.md#ad-zones).
const adPosition = /^(homepage|section|article)\.(desktop|mobile)\.(panel|mid|banner)$/

const sellersField = (file: SellersFile, name: string, description: string): Field => ({
  name,
  label: file,
  type: 'textarea',
  validate: (value: string | null | undefined) => faultOfSellers(value ?? '', file) ?? true,
  admin: {
    rows: 6,
    condition: (_data, ads) => Boolean(ads?.isEnabled),
    description: `${description} at /${file}: one seller a line, as in google.com, pub-123, DIRECT. Empty: no such file.`,
  },
})

/** Settings of advertisements: whether there are any, of which ad server, and who may sell them. */
export const advertisingField: GroupField = {
  name: 'ads',
  label: 'Advertising',
  type: 'group',
  fields: [
    { name: 'isEnabled', label: 'Show advertisements', type: 'checkbox', defaultValue: false },
    {
      name: 'isPlaced',
      label: 'Place advertisements automatically',
      type: 'checkbox',
      defaultValue: true,
      admin: {
        condition: (_data, ads) => Boolean(ads?.isEnabled),
        description: 'On the home page, in lists, in stories and beside them, where editors placed none.',
      },
    },
    {
      name: 'networkId',
      label: 'Network of the ad server',
      type: 'text',
      admin: {
        condition: (_data, ads) => Boolean(ads?.isEnabled),
        description: 'Empty: house ads out of the promotions.',
      },
    },
    {
      name: 'zones',
      type: 'array',
      labels: { singular: 'Zone', plural: 'Zones' },
      admin: { condition: (_data, ads) => Boolean(ads?.isEnabled) },
      fields: [
        {
          type: 'row',
          fields: [
            {
              name: 'position',
              type: 'text',
              required: true,
              validate: (value: string | null | undefined) =>
                (!!value && adPosition.test(value)) || 'Name a page, a device and a slot: article.desktop.panel',
              admin: { width: '50%', description: 'As in article.desktop.panel or homepage.mobile.banner.' },
            },
            { name: 'zoneId', label: 'Zone', type: 'text', required: true, admin: { width: '50%' } },
          ],
        },
      ],
    },
    {
      name: 'conversionPixel',
      label: 'Conversion pixel of the ad server',
      type: 'text',
      validate: validateWebAddress,
      admin: {
        condition: (_data, ads) => Boolean(ads?.isEnabled),
        description: 'Its address. It is requested when a reader signs up for a newsletter.',
      },
    },
    sellersField('ads.txt', 'sellers', 'Who may sell advertisements of the site. Buyers look it up'),
    sellersField('app-ads.txt', 'appSellers', 'The same for an app of the publication'),
  ],
}
