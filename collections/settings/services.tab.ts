import type { UnnamedTab } from 'payload'
import { advertisingField } from './advertising.field.ts'

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
    advertisingField,
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
