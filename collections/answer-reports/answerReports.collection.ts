import type { CollectionConfig, Field } from 'payload'
import { reportLimits, reportReasons } from '#contract/conversations.ts'
import { navGroups } from '../navGroups.ts'
import { accessFromRule, never } from '../permissions/accessFromRule.ts'
import { hiddenUnless } from '../permissions/hiddenUnless.ts'
import { isHolding, noActor } from '../permissions/rule.ts'

// Reports hold addresses of readers: people who may change a forum decide about them. Readers make them on the site.
const answerReportRules = {
  read: isHolding('UPDATE_POST'),
  create: noActor,
  update: isHolding('UPDATE_POST'),
  deletePermanently: isHolding('DELETE_POST'),
}

// Makes a field read-only for everybody: it holds the reader's words.
const asReported = <Of extends Field>(field: Of): Of => ({
  ...field,
  access: { create: never, update: never },
  admin: { ...('admin' in field ? field.admin : {}), readOnly: true },
})

/** Answers reported by readers, with the newsroom's decisions. */
export function answerReports(): CollectionConfig {
  return {
    slug: 'answer-reports',
    labels: { singular: 'Reported answer', plural: 'Reported answers' },
    defaultSort: '-createdAt',
    disableDuplicate: true,
    access: {
      read: accessFromRule(answerReportRules.read),
      create: accessFromRule(answerReportRules.create),
      update: accessFromRule(answerReportRules.update),
      delete: accessFromRule(answerReportRules.deletePermanently),
    },
    admin: {
      group: navGroups.audience,
      useAsTitle: 'question',
      description:
        'Answers of assistants and candidates that readers reported. Decide, and write what the reader hears.',
      defaultColumns: ['question', 'assistant', 'reason', 'decision', 'createdAt'],
      listSearchableFields: ['question', 'answer', 'details'],
      hidden: hiddenUnless('UPDATE_POST'),
    },
    fields: [
      asReported({ name: 'question', type: 'textarea', required: true, admin: { rows: 2 } }),
      asReported({ name: 'answer', type: 'textarea', required: true, admin: { rows: 6 } }),
      {
        type: 'row',
        fields: [
          asReported({
            name: 'reason',
            type: 'select',
            required: true,
            options: Object.entries(reportReasons).map(([value, label]) => ({ value, label })),
          }),
          asReported({ name: 'email', label: 'Reader’s address', type: 'email', index: true }),
        ],
      },
      asReported({
        name: 'details',
        label: 'What the reader wrote',
        type: 'textarea',
        maxLength: reportLimits.details,
      }),
      {
        type: 'row',
        fields: [
          asReported({ name: 'assistant', type: 'relationship', relationTo: 'assistants' }),
          asReported({ name: 'forum', type: 'relationship', relationTo: 'candidate-forums' }),
        ],
      },
      asReported({ name: 'exchange', type: 'number', required: true, index: true, admin: { hidden: true } }),
      {
        name: 'decision',
        type: 'select',
        required: true,
        defaultValue: 'open',
        index: true,
        options: [
          { label: 'Not decided', value: 'open' },
          { label: 'Withdraw the answer', value: 'withdrawn' },
          { label: 'Leave the answer', value: 'left' },
        ],
        admin: {
          position: 'sidebar',
          description:
            'Readers see a notice in the place of a withdrawn answer. It is given to no other reader until a document it quotes is changed.',
        },
      },
      {
        name: 'reply',
        label: 'What the reader hears',
        type: 'textarea',
        maxLength: reportLimits.details,
        admin: {
          position: 'sidebar',
          rows: 5,
          description:
            'Sent once, with the decision, to a reader who left an address. Without a mail server it waits for one.',
        },
      },
      {
        name: 'repliedAt',
        label: 'Reply sent',
        type: 'date',
        access: { create: never, update: never },
        admin: { position: 'sidebar', readOnly: true, date: { pickerAppearance: 'dayAndTime' } },
      },
    ],
  }
}
