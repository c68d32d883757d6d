import type { CollectionConfig } from 'payload'
import { accessFromRule } from '../permissions/accessFromRule.ts'
import { isStaff, nobody } from '../permissions/rule.ts'

/**
 * Number of views of each post in each hour (decisions, section 9). Counted by the reader site, written without hooks:
 * a view does not change content.
 */
export const postViews = (): CollectionConfig => ({
  slug: 'post-views',
  labels: { singular: 'Views', plural: 'Views' },
  defaultSort: '-hour',
  access: {
    read: accessFromRule(isStaff),
    create: accessFromRule(nobody),
    update: accessFromRule(nobody),
    delete: accessFromRule(nobody),
  },
  admin: { hidden: true, description: 'How often each post was read in each hour.' },
  timestamps: false,
  indexes: [{ fields: ['post', 'hour'], unique: true }],
  fields: [
    // An id and no relationship: the counts of a deleted post do not block anything.
    { name: 'post', type: 'number', required: true },
    { name: 'hour', type: 'date', required: true, index: true, admin: { description: 'When it began.' } },
    { name: 'views', type: 'number', required: true },
  ],
})
