import type { UnnamedTab } from 'payload'
import { validateWebAddress } from '../fields/webAddress.ts'

// Pages, devices and slots that zones are kept for (docs/spec/reader-site.md#ad-zones).
const adPosition = /^(homepage|section|article)\.(desktop|mobile)\.(panel|mid|banner)$/

/** Listening platforms, advertising, personalisation, privacy, and the news-aggregator app. */
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
      ],
    },
    {
      name: 'personalisation',
      type: 'group',
      fields: [
        {
          name: 'controlShare',
          label: 'Control group, percent of readers',
          type: 'number',
          min: 0,
          max: 50,
          defaultValue: 0,
          admin: { description: 'They are not shown what is chosen for readers, so that its effect can be measured.' },
        },
      ],
    },
    {
      name: 'privacy',
      type: 'group',
      fields: [
        {
          name: 'asksConsent',
          label: 'Ask readers before anything of another company loads',
          type: 'checkbox',
          defaultValue: false,
          admin: { description: 'Embeds, charts, documents, code of others and advertisements wait for the answer.' },
        },
      ],
    },
    {
      name: 'newsletters',
      type: 'group',
      fields: [
        {
          name: 'countsClicks',
          label: 'Count clicks in newsletters',
          type: 'checkbox',
          defaultValue: false,
          admin: { description: 'Links lead by way of the site. Counted by link, and not by reader.' },
        },
        {
          name: 'countsOpenings',
          label: 'Count openings of newsletters',
          type: 'checkbox',
          defaultValue: false,
          admin: {
            description:
              'By a picture that is the same in all mails. Programs that load no pictures are missing; some load all by themselves.',
          },
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
