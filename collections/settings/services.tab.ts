import type { UnnamedTab } from 'payload'

/** Pages, devices and slots that zones are kept for (reader-site 3, "Ad configuration"). */
const adPosition = /^(homepage|section|article)\.(desktop|mobile)\.(panel|mid|banner)$/

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
