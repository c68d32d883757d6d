import type { UnnamedTab } from 'payload'

/** Settings of robots.txt and llms.txt. */
export const programsTab: UnnamedTab = {
  label: 'Programs',
  description: 'Search engines, archives and language models that read the site.',
  fields: [
    {
      name: 'robots',
      label: 'Rules of robots.txt',
      type: 'array',
      labels: { singular: 'Rule', plural: 'Rules' },
      admin: { description: 'Well-behaved programs keep to them. All others may read everything but the search.' },
      fields: [
        {
          type: 'row',
          fields: [
            {
              name: 'agent',
              label: 'Program',
              type: 'text',
              required: true,
              validate: (value: string | null | undefined) =>
                (!!value && /^[A-Za-z0-9_-]+$/.test(value)) ||
                'Enter the name of a program: letters, digits, hyphens and underscores.',
              admin: { width: '40%', description: 'As in GPTBot, CCBot or Google-Extended.' },
            },
            {
              name: 'paths',
              label: 'May not read',
              type: 'textarea',
              validate: (value: string | null | undefined) =>
                !value ||
                value.split('\n').every((line) => /^(?:\/[^\s#]*)?$/.test(line.trim())) ||
                'Enter paths that begin with /, one a line.',
              admin: { width: '60%', description: 'Paths, one a line. Empty: everything.' },
            },
          ],
        },
      ],
    },
    {
      name: 'llms',
      type: 'group',
      label: 'llms.txt',
      fields: [
        {
          name: 'isOn',
          label: 'Tell language models what is where',
          type: 'checkbox',
          defaultValue: false,
          admin: { description: 'At /llms.txt: the publication, its sections, its pages and its feeds.' },
        },
        {
          name: 'about',
          type: 'textarea',
          admin: {
            condition: (_data, llms) => Boolean(llms?.isOn),
            description: 'What they are told about the publication and the use of its stories.',
          },
        },
      ],
    },
  ],
}
