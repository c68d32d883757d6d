import type { Field, GlobalConfig } from 'payload'
import { defaultTimeZone } from '#contract/defaultTimeZone.ts'
import { staffOnly } from '../fields/internal.fields.ts'
import { languageField } from '../fields/language.field.ts'
import { validateLink } from '../fields/webAddress.ts'
import { navGroups } from '../navGroups.ts'
import { accessFromRule } from '../permissions/accessFromRule.ts'
import { hiddenUnless } from '../permissions/hiddenUnless.ts'
import { everybody, isHolding } from '../permissions/rule.ts'
import { footerFields } from './footer.fields.ts'
import { programsTab } from './programs.tab.ts'
import { readinessChecks } from './readinessChecks.ts'
import { republishingTab } from './republishing.tab.ts'
import { servicesTab } from './services.tab.ts'
import { forgetSettings } from './settingsOfRequest.ts'

// The masthead is public; the publication's settings are system tools.
const settingsRules = { read: everybody, update: isHolding('SYSTEM_TOOLS') }

const isTimeZone = (name: string): boolean => {
  try {
    return Boolean(new Intl.DateTimeFormat('en-US', { timeZone: name }))
  } catch {
    return false
  }
}

const colour = (name: string, label: string, defaultValue: string): Field => ({
  name,
  label,
  type: 'text',
  required: true,
  defaultValue,
  validate: (value: string | null | undefined) =>
    (!!value && /^#[0-9a-f]{6}$/i.test(value)) || 'Enter a colour, for example #0b6e4f.',
  admin: { width: '50%' },
})

/** The publication that runs this newsroom (docs/spec/newsroom.md#publication-settings). */
export function settings(): GlobalConfig {
  return {
    slug: 'settings',
    label: 'Settings',
    access: { read: accessFromRule(settingsRules.read), update: accessFromRule(settingsRules.update) },
    admin: { group: navGroups.administration, hidden: hiddenUnless('SYSTEM_TOOLS') },
    hooks: { afterChange: [({ req }) => forgetSettings(req)] },
    fields: [
      {
        type: 'tabs',
        tabs: [
          {
            label: 'Publication',
            fields: [
              {
                name: 'name',
                label: 'Name of the publication',
                type: 'text',
                required: true,
                defaultValue: 'Citydesk',
              },
              {
                name: 'brand',
                label: 'Brand key',
                type: 'text',
                required: true,
                defaultValue: 'citydesk',
                validate: (value: string | null | undefined) =>
                  (!!value && /^[a-z][a-z0-9-]*$/.test(value)) || 'Use lower-case letters, digits and hyphens.',
                admin: { description: 'A short name in block types and addresses.' },
              },
              { name: 'tagline', type: 'text' },
              { name: 'logo', type: 'upload', relationTo: 'media' },
              {
                name: 'postalAddress',
                label: 'Postal address',
                type: 'textarea',
                admin: { description: 'In the footer, and below every newsletter. Many countries require it in mail.' },
              },
              languageField({
                required: true,
                defaultValue: 'en',
                admin: { description: 'What stories are written in, unless they say otherwise.' },
              }),
              {
                name: 'timeZone',
                label: 'Time zone',
                type: 'text',
                required: true,
                defaultValue: defaultTimeZone,
                validate: (value: string | null | undefined) =>
                  (!!value && isTimeZone(value)) ||
                  'Enter a time zone by its IANA name, for example America/Los_Angeles.',
                admin: { description: 'Dates of the site and of addresses are taken in it.' },
              },
              {
                name: 'accent',
                label: 'Accent colour',
                type: 'group',
                fields: [
                  {
                    type: 'row',
                    fields: [colour('light', 'On white paper', '#9c1c1c'), colour('dark', 'On dark paper', '#f0a8a0')],
                  },
                ],
              },
            ],
          },
          {
            label: 'Navigation',
            fields: [
              {
                name: 'navigation',
                type: 'array',
                labels: { singular: 'Item', plural: 'Items' },
                admin: { description: 'In the masthead, from left to right.' },
                fields: [
                  {
                    type: 'row',
                    fields: [
                      {
                        name: 'type',
                        label: 'Leads to',
                        type: 'select',
                        required: true,
                        defaultValue: 'section',
                        options: [
                          { label: 'A section', value: 'section' },
                          { label: 'A page', value: 'page' },
                          { label: 'A link', value: 'link' },
                        ],
                        admin: { width: '25%' },
                      },
                      {
                        name: 'section',
                        type: 'relationship',
                        relationTo: 'sections',
                        admin: { width: '40%', condition: (_data, item) => item.type === 'section' },
                      },
                      {
                        name: 'page',
                        type: 'relationship',
                        relationTo: 'pages',
                        admin: { width: '40%', condition: (_data, item) => item.type === 'page' },
                      },
                      {
                        name: 'url',
                        label: 'Address',
                        type: 'text',
                        validate: validateLink,
                        admin: { width: '40%', condition: (_data, item) => item.type === 'link' },
                      },
                      {
                        name: 'label',
                        type: 'text',
                        admin: { width: '35%', description: 'Empty: the name of the section or page.' },
                      },
                    ],
                  },
                ],
              },
              {
                name: 'footer',
                type: 'array',
                labels: { singular: 'Link', plural: 'Links' },
                fields: [
                  {
                    type: 'row',
                    fields: [
                      { name: 'label', type: 'text', required: true, admin: { width: '50%' } },
                      {
                        name: 'url',
                        label: 'Address',
                        type: 'text',
                        required: true,
                        validate: validateLink,
                        admin: { width: '50%' },
                      },
                    ],
                  },
                ],
              },
              ...footerFields,
            ],
          },
          servicesTab,
          republishingTab,
          programsTab,
          {
            label: 'Readiness',
            description: 'What is checked before a post can be published.',
            fields: [
              {
                name: 'checklist',
                type: 'group',
                label: false,
                access: { read: staffOnly },
                fields: readinessChecks.map(({ name, label, group, isActive }) => ({
                  name,
                  label: `${label} (${group})`,
                  type: 'checkbox' as const,
                  defaultValue: isActive,
                })),
              },
            ],
          },
        ],
      },
    ],
  }
}
