import type { CollectionConfig } from 'payload'
import { createdByField } from '../fields/internal.fields.ts'
import { navGroups } from '../navGroups.ts'
import { accessFromRule } from '../permissions/accessFromRule.ts'
import { createsAnswer, hiddenUnlessManaging, updatesAnswer } from './assistantAccess.ts'
import { assistantAnswerRules } from './assistantAnswers.policy.ts'
import { assistantLimits } from './assistantDefaults.ts'

/** Answers that editors wrote for a question: an assistant gives them word for word. */
export function assistantAnswers(): CollectionConfig {
  return {
    slug: 'assistant-answers',
    labels: { singular: 'Written answer', plural: 'Written answers' },
    defaultSort: '-updatedAt',
    // An assistant gives one answer to a question.
    disableDuplicate: true,
    access: {
      read: accessFromRule(assistantAnswerRules.read),
      create: createsAnswer,
      update: updatesAnswer,
      delete: accessFromRule(assistantAnswerRules.deletePermanently),
    },
    admin: {
      group: navGroups.audience,
      useAsTitle: 'question',
      description: 'Answers in your own words, for questions that an assistant answers badly or not at all.',
      defaultColumns: ['question', 'assistant', 'updatedAt'],
      listSearchableFields: ['question', 'answer'],
      hidden: hiddenUnlessManaging,
    },
    fields: [
      { name: 'question', type: 'text', required: true, maxLength: assistantLimits.question },
      {
        name: 'assistant',
        type: 'relationship',
        relationTo: 'assistants',
        required: true,
        index: true,
      },
      { name: 'answer', type: 'textarea', required: true, maxLength: assistantLimits.answer, admin: { rows: 6 } },
      {
        name: 'posts',
        label: 'Stories to read on',
        type: 'relationship',
        relationTo: 'posts',
        hasMany: true,
        maxRows: 10,
      },
      createdByField,
    ],
  }
}
