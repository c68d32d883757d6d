import type { CollectionConfig } from 'payload'
import { navGroups } from '../navGroups.ts'
import { accessFromRule } from '../permissions/accessFromRule.ts'
import { byAssistantOwners, hiddenUnlessManaging } from './assistantAccess.ts'
import { assistantDefaults as defaults, assistantLimits as limits } from './assistantDefaults.ts'
import {
  assistantSlug,
  documentsField,
  dollarField,
  limitField,
  validatePeriod,
  validateQuestions,
} from './assistants.fields.ts'
import { assistantRules } from './assistants.policy.ts'
import { checkModel } from './assistants.rules.ts'

const byOwners = { create: byAssistantOwners, update: byAssistantOwners }

/** Assistants that answer readers' questions out of the publication's own stories and documents. */
export function assistants(): CollectionConfig {
  return {
    slug: 'assistants',
    labels: { singular: 'Assistant', plural: 'Assistants' },
    defaultSort: 'name',
    access: {
      read: accessFromRule(assistantRules.read),
      create: accessFromRule(assistantRules.create),
      update: accessFromRule(assistantRules.update),
      delete: accessFromRule(assistantRules.deletePermanently),
    },
    admin: {
      group: navGroups.audience,
      useAsTitle: 'name',
      description: 'Answer readers’ questions out of your own stories and documents.',
      defaultColumns: ['name', 'slug', 'isOn', 'updatedAt'],
      listSearchableFields: ['name', 'slug'],
      hidden: hiddenUnlessManaging,
    },
    hooks: {
      beforeDelete: [
        // An answer belongs to one assistant.
        async ({ id, req }) => {
          const where = { assistant: { equals: id } }
          await req.payload.delete({ collection: 'assistant-answers', where, depth: 0, overrideAccess: true, req })
        },
      ],
    },
    fields: [
      { name: 'name', type: 'text', required: true, admin: { description: 'Readers see it above the conversation.' } },
      {
        name: 'isOn',
        label: 'Switched on',
        type: 'checkbox',
        defaultValue: true,
        admin: { position: 'sidebar', description: 'Switched off, it tells readers that it is not available.' },
      },
      assistantSlug,
      {
        name: 'suggestedQuestions',
        label: 'Questions to begin with',
        type: 'array',
        maxRows: limits.suggestedQuestions,
        labels: { singular: 'Question', plural: 'Questions' },
        validate: validateQuestions,
        admin: {
          description: 'Readers choose one of them instead of typing. Take some that your stories answer well.',
        },
        fields: [{ name: 'question', type: 'text', required: true, maxLength: 200 }],
      },
      {
        name: 'scope',
        label: 'Stories that it answers from',
        type: 'group',
        fields: [
          {
            name: 'usesStories',
            label: 'Published stories',
            type: 'checkbox',
            defaultValue: true,
            admin: { description: 'Without them it answers from its own documents and texts alone.' },
          },
          {
            type: 'row',
            admin: { condition: (_, siblings) => siblings?.usesStories !== false },
            fields: [
              {
                name: 'sections',
                type: 'relationship',
                relationTo: 'sections',
                hasMany: true,
                admin: { width: '50%', description: 'Empty for all sections.' },
              },
              {
                name: 'tags',
                type: 'relationship',
                relationTo: 'tags',
                hasMany: true,
                admin: { width: '50%', description: 'Empty for all tags.' },
              },
            ],
          },
          {
            type: 'row',
            admin: { condition: (_, siblings) => siblings?.usesStories !== false },
            fields: [
              { name: 'from', label: 'Published from', type: 'date', admin: { width: '50%' } },
              { name: 'to', label: 'Published until', type: 'date', validate: validatePeriod, admin: { width: '50%' } },
            ],
          },
          {
            ...limitField('staleAfterDays', 'Warn after days without a story', defaults.staleAfterDays, ''),
            // A required field would make GraphQL require its group.
            required: false,
            admin: {
              condition: (_, siblings) => siblings?.usesStories !== false && !siblings?.to,
              description: 'When the newest story that it knows is older, its screen says so.',
              width: '50%',
            },
          },
        ],
      },
      documentsField,
      {
        name: 'texts',
        label: 'Texts of its own',
        type: 'array',
        // Payload takes a table assistants_texts for one of its own, and every read fails.
        dbName: 'assistant_texts',
        maxRows: limits.texts,
        labels: { singular: 'Text', plural: 'Texts' },
        admin: { description: 'What is in no story and no file, such as a candidate’s answers to a questionnaire.' },
        fields: [
          { name: 'title', type: 'text', required: true },
          { name: 'text', type: 'textarea', required: true, maxLength: limits.text, admin: { rows: 8 } },
        ],
      },
      {
        name: 'instructions',
        type: 'textarea',
        maxLength: limits.instructions,
        admin: { rows: 6, description: 'Tone and subject. What it may state is limited to its sources in any case.' },
      },
      {
        name: 'model',
        type: 'text',
        required: true,
        defaultValue: defaults.model,
        validate: checkModel,
        access: byOwners,
        admin: { description: 'The model of Anthropic that writes the answers.' },
        hooks: { beforeValidate: [({ value }) => (typeof value === 'string' ? value.trim() : value)] },
      },
      {
        name: 'limits',
        type: 'group',
        access: byOwners,
        admin: { description: 'Set by people who may change pages. Managers of one assistant see them.' },
        fields: [
          {
            type: 'row',
            fields: [
              limitField(
                'readerHour',
                'Questions of a reader an hour',
                defaults.limits.readerHour,
                'By the reader’s address.',
              ),
              limitField(
                'readerDay',
                'Questions of a reader a day',
                defaults.limits.readerDay,
                'By the reader’s address.',
              ),
            ],
          },
          {
            type: 'row',
            fields: [
              limitField(
                'totalHour',
                'Questions of all an hour',
                defaults.limits.totalHour,
                'Of all readers together.',
              ),
              limitField('totalDay', 'Questions of all a day', defaults.limits.totalDay, 'Of all readers together.'),
            ],
          },
          {
            type: 'row',
            fields: [
              dollarField('readerDayDollars', 'Dollars of a reader a day', defaults.limits.readerDayDollars),
              dollarField('hourDollars', 'Dollars of all an hour', defaults.limits.hourDollars),
              dollarField('dayDollars', 'Dollars of all a day', defaults.limits.dayDollars),
            ],
          },
          {
            // A required field outside of a row would make GraphQL require its group in every change.
            type: 'row',
            fields: [
              limitField(
                'retentionDays',
                'Days of conversations',
                defaults.limits.retentionDays,
                'Then they are deleted.',
              ),
            ],
          },
        ],
      },
      {
        name: 'managers',
        type: 'relationship',
        relationTo: 'users',
        hasMany: true,
        access: byOwners,
        admin: {
          position: 'sidebar',
          description: 'May change this assistant, read its conversations and write answers for it.',
        },
      },
    ],
  }
}
