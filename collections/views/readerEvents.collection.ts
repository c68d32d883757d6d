import type { CollectionConfig } from 'payload'
import { navGroups } from '../navGroups.ts'
import { accessFromRule } from '../permissions/accessFromRule.ts'
import { hiddenUnless } from '../permissions/hiddenUnless.ts'
import { isStaff, nobody } from '../permissions/rule.ts'

/**
 * Actions of readers, counted by the day: subscriptions, visits to a listening platform, views of a promotion
 * (reader-site 7). Without any data about the reader.
 */
export const readerEvents = (): CollectionConfig => ({
  slug: 'reader-events',
  labels: { singular: 'Reader event', plural: 'Reader events' },
  defaultSort: '-day',
  access: {
    read: accessFromRule(isStaff),
    create: accessFromRule(nobody),
    update: accessFromRule(nobody),
    delete: accessFromRule(nobody),
  },
  admin: {
    group: navGroups.audience,
    useAsTitle: 'action',
    description: 'What readers did, counted by the day: subscriptions, clicks to listening platforms, promotions seen.',
    defaultColumns: ['day', 'action', 'category', 'times'],
    listSearchableFields: ['action', 'category'],
    hidden: hiddenUnless('UPDATE_NEWSLETTER', 'UPDATE_PROMOTION'),
  },
  timestamps: false,
  indexes: [{ fields: ['day', 'action', 'category'], unique: true }],
  fields: [
    { name: 'day', type: 'text', required: true, admin: { description: 'UTC' } },
    { name: 'action', type: 'text', required: true },
    { name: 'category', type: 'text', required: true },
    { name: 'times', type: 'number', required: true },
  ],
})
