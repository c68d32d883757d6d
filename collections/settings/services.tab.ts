import type { UnnamedTab } from 'payload'
import { staffOnly } from '../fields/internal.fields.ts'

/** Listening platforms, advertising, and the news-aggregator app. */
export const servicesTab: UnnamedTab = {
  label: 'Services',
  fields: [
    {
      name: 'listeningPlatforms',
      label: 'Listening platforms',
      type: 'array',
      labels: { singular: 'Platform', plural: 'Platforms' },
      admin: { description: 'What the links of an episode are called.' },
      defaultValue: [
        { type: 'apple', label: 'Apple Podcasts' },
        { type: 'spotify', label: 'Spotify' },
        { type: 'youtube', label: 'YouTube' },
      ],
      fields: [
        {
          type: 'row',
          fields: [
            { name: 'type', label: 'Key', type: 'text', required: true, admin: { width: '30%' } },
            { name: 'label', type: 'text', required: true, admin: { width: '70%' } },
          ],
        },
      ],
    },
    {
      name: 'ads',
      label: 'Advertising',
      type: 'group',
      fields: [
        { name: 'isEnabled', label: 'Show advertisements', type: 'checkbox', defaultValue: false },
        {
          name: 'networkId',
          label: 'Network of the ad server',
          type: 'text',
          access: { read: staffOnly },
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
                { name: 'position', type: 'text', required: true, admin: { width: '50%' } },
                { name: 'zoneId', label: 'Zone', type: 'text', required: true, admin: { width: '50%' } },
              ],
            },
          ],
        },
      ],
    },
    {
      name: 'aggregatorName',
      label: 'Name of the news aggregator',
      type: 'text',
      defaultValue: 'News aggregator',
      admin: { description: 'Posts with the switch on are sent to it.' },
    },
  ],
}
