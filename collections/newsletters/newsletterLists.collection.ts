import type { CollectionConfig } from 'payload'
import { slugField } from '../fields/slug.field.ts'
import { navGroups } from '../navGroups.ts'
import { accessFromRule } from '../permissions/accessFromRule.ts'
import { hiddenUnless } from '../permissions/hiddenUnless.ts'
import { everybody } from '../permissions/rule.ts'
import { newsletterListRules } from './newsletters.policy.ts'

/** Newsletters that readers can subscribe to. */
export function newsletterLists(): CollectionConfig {
  return {
    slug: 'newsletter-lists',
    labels: { singular: 'Newsletter list', plural: 'Newsletter lists' },
    defaultSort: 'name',
    access: {
      read: accessFromRule(everybody),
      create: accessFromRule(newsletterListRules.write),
      update: accessFromRule(newsletterListRules.write),
      delete: accessFromRule(newsletterListRules.deletePermanently),
    },
    admin: {
      group: navGroups.audience,
      useAsTitle: 'name',
      description: 'What readers can subscribe to.',
      defaultColumns: ['name', 'slug', 'updatedAt'],
      listSearchableFields: ['name', 'slug'],
      hidden: hiddenUnless('UPDATE_NEWSLETTER', 'DELETE_NEWSLETTER'),
    },
    fields: [
      { name: 'name', type: 'text', required: true },
      { name: 'logo', type: 'upload', relationTo: 'media' },
      { name: 'ctaTitle', label: 'Title of the sign-up form', type: 'text' },
      {
        name: 'description',
        type: 'textarea',
        admin: { description: 'One sentence below the title of the sign-up form.' },
      },
      slugField({ source: 'name' }),
    ],
  }
}
