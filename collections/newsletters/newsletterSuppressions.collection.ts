import type { CollectionConfig } from 'payload'
import { navGroups } from '../navGroups.ts'
import { accessFromRule } from '../permissions/accessFromRule.ts'
import { hiddenUnless } from '../permissions/hiddenUnless.ts'
import { noActor } from '../permissions/rule.ts'
import { newsletterSuppressionRules } from './newsletters.policy.ts'

/** Addresses that get no newsletter, whatever they are subscribed to, and why. */
export function newsletterSuppressions(): CollectionConfig {
  return {
    slug: 'newsletter-suppressions',
    labels: { singular: 'Suppressed address', plural: 'Suppressed addresses' },
    defaultSort: '-suppressedAt',
    access: {
      read: accessFromRule(newsletterSuppressionRules.read),
      create: accessFromRule(newsletterSuppressionRules.write),
      update: accessFromRule(noActor),
      delete: accessFromRule(newsletterSuppressionRules.write),
    },
    admin: {
      group: navGroups.audience,
      useAsTitle: 'email',
      description: 'Addresses that get no newsletter: mail to them came back, or their readers complained.',
      defaultColumns: ['email', 'reason', 'suppressedAt'],
      listSearchableFields: ['email'],
      hidden: hiddenUnless('UPDATE_NEWSLETTER'),
    },
    timestamps: false,
    fields: [
      {
        name: 'email',
        label: 'E-mail',
        type: 'email',
        required: true,
        unique: true,
        hooks: {
          beforeValidate: [({ value }) => (typeof value === 'string' ? value.trim().toLowerCase() : value)],
        },
      },
      {
        name: 'reason',
        type: 'select',
        required: true,
        defaultValue: 'manual',
        options: [
          { label: 'The address does not exist', value: 'hard' },
          { label: 'Mail could not be delivered three times', value: 'soft' },
          { label: 'The reader complained', value: 'complaint' },
          { label: 'Added by the newsroom', value: 'manual' },
        ],
      },
      { name: 'detail', label: 'Report', type: 'textarea' },
      {
        name: 'suppressedAt',
        label: 'Since',
        type: 'date',
        required: true,
        defaultValue: () => new Date().toISOString(),
      },
    ],
  }
}
