import type { CollectionConfig } from 'payload'
import { navGroups } from '../navGroups.ts'
import { accessFromRule } from '../permissions/accessFromRule.ts'
import { hiddenUnless } from '../permissions/hiddenUnless.ts'
import { noActor } from '../permissions/rule.ts'
import { newsletterSubscriptionRules } from './newsletters.policy.ts'

/**
 * The subscriptions of readers to newsletters. Readers subscribe and unsubscribe themselves; the newsroom reads, and
 * can delete the data of a reader on request.
 */
export function newsletterSubscriptions(): CollectionConfig {
  return {
    slug: 'newsletter-subscriptions',
    labels: { singular: 'Subscription', plural: 'Subscriptions' },
    defaultSort: '-askedAt',
    access: {
      read: accessFromRule(newsletterSubscriptionRules.read),
      create: accessFromRule(noActor),
      update: accessFromRule(noActor),
      delete: accessFromRule(newsletterSubscriptionRules.deletePermanently),
    },
    admin: {
      group: navGroups.audience,
      useAsTitle: 'email',
      description: 'Who gets which newsletter. Readers subscribe and unsubscribe themselves.',
      defaultColumns: ['email', 'list', 'state', 'askedAt'],
      listSearchableFields: ['email'],
      hidden: hiddenUnless('UPDATE_NEWSLETTER', 'DELETE_NEWSLETTER'),
    },
    timestamps: false,
    indexes: [{ fields: ['email', 'list'], unique: true }],
    fields: [
      { name: 'email', label: 'E-mail', type: 'text', required: true, index: true },
      { name: 'list', label: 'Newsletter', type: 'relationship', relationTo: 'newsletter-lists' },
      {
        name: 'state',
        type: 'select',
        required: true,
        index: true,
        options: [
          { label: 'Waits for a confirmation', value: 'pending' },
          { label: 'Confirmed', value: 'confirmed' },
          { label: 'Ended', value: 'ended' },
        ],
      },
      { name: 'source', type: 'text', admin: { description: 'The form that it came from.' } },
      { name: 'askedAt', label: 'Asked for', type: 'date', required: true },
      { name: 'confirmedAt', label: 'Confirmed', type: 'date' },
      { name: 'endedAt', label: 'Ended', type: 'date' },
      // Limits the number of confirmation mails, so that they cannot be used to flood another person's mailbox.
      { name: 'mails', type: 'number', required: true, defaultValue: 0, admin: { hidden: true } },
      { name: 'mailedAt', type: 'date', admin: { hidden: true } },
    ],
  }
}
