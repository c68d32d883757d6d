import type { ArrayFieldValidation, CollectionConfig } from 'payload'
import { array } from 'payload/shared'
import { z } from 'zod'
import { assistantDefaults, assistantLimits } from '../assistants/assistantDefaults.ts'
import { dollarField } from '../assistants/assistants.fields.ts'
import { checkCandidates, checkModel } from '../assistants/assistants.rules.ts'
import { navGroups } from '../navGroups.ts'
import { accessFromRule, fieldAccessFrom } from '../permissions/accessFromRule.ts'
import { idOf, isStaff } from '../permissions/actor.ts'
import { hiddenUnless } from '../permissions/hiddenUnless.ts'
import { candidateForumRules } from './candidateForums.policy.ts'
import { forumDefaults } from './forumDefaults.ts'
import { documentOfTwo } from './sharedDocument.ts'

const forumData = z.object({
  candidates: z.array(z.object({ assistant: z.union([z.number(), z.string()]).nullish() })),
})

const validateCandidates: ArrayFieldValidation = async (value, options) => {
  const areDistinct = checkCandidates(value)
  if (areDistinct !== true) return areDistinct
  const { req, data } = options
  const { candidates } = forumData.safeParse(data).data ?? { candidates: [] }
  const shared = await documentOfTwo(
    req,
    candidates.flatMap(({ assistant }) => idOf(assistant) ?? []),
  )
  if (shared) return `${shared} is a document of two candidates. Give each documents of their own.`
  return array(value, options)
}

/**
 * The candidates of an election, and the assistant that answers for each of them
 * (docs/spec/reader-site.md#candidate-forum).
 */
export function candidateForums(): CollectionConfig {
  return {
    slug: 'candidate-forums',
    labels: { singular: 'Candidate forum', plural: 'Candidate forums' },
    defaultSort: 'title',
    access: {
      read: accessFromRule(candidateForumRules.read),
      create: accessFromRule(candidateForumRules.write),
      update: accessFromRule(candidateForumRules.write),
      delete: accessFromRule(candidateForumRules.deletePermanently),
    },
    admin: {
      group: navGroups.audience,
      useAsTitle: 'title',
      description: 'Elections in which readers ask every candidate the same question.',
      defaultColumns: ['title', 'updatedAt'],
      listSearchableFields: ['title'],
      hidden: hiddenUnless('UPDATE_POST'),
    },
    fields: [
      { name: 'title', type: 'text', required: true },
      {
        name: 'isOpen',
        label: 'Open for questions',
        type: 'checkbox',
        defaultValue: true,
        admin: { position: 'sidebar', description: 'Switched off, no candidate is answered for, on open pages too.' },
      },
      {
        name: 'closesAt',
        label: 'Closes at',
        type: 'date',
        admin: { position: 'sidebar', date: { pickerAppearance: 'dayAndTime' } },
      },
      {
        name: 'closedText',
        label: 'What readers read when it is closed',
        type: 'textarea',
        maxLength: 500,
        defaultValue: forumDefaults.closedText,
        admin: { position: 'sidebar', rows: 3 },
      },
      {
        name: 'isOrderDrawn',
        label: 'Draw the order by lot',
        type: 'checkbox',
        defaultValue: true,
        admin: { position: 'sidebar', description: 'Each reader sees the candidates in an order of their own.' },
      },
      {
        name: 'candidates',
        type: 'array',
        minRows: 2,
        maxRows: 8,
        required: true,
        labels: { singular: 'Candidate', plural: 'Candidates' },
        validate: validateCandidates,
        admin: { description: 'Two to eight. Readers see them in this order unless it is drawn by lot.' },
        fields: [
          {
            type: 'row',
            fields: [
              { name: 'name', type: 'text', required: true, admin: { width: '50%' } },
              {
                name: 'label',
                type: 'text',
                admin: { width: '50%', description: 'What stands below the name: an office, a party.' },
              },
            ],
          },
          {
            name: 'image',
            type: 'upload',
            relationTo: 'media',
            filterOptions: { scheme: { equals: 'image' } },
          },
          {
            name: 'assistant',
            type: 'relationship',
            relationTo: 'assistants',
            admin: { description: 'Answers for this candidate, out of this candidate’s own documents.' },
          },
        ],
      },
      {
        name: 'rules',
        label: 'The same for every candidate',
        type: 'group',
        access: { read: fieldAccessFrom(isStaff) },
        admin: { description: 'In a forum these take the place of what each assistant has.' },
        fields: [
          {
            name: 'instructions',
            type: 'textarea',
            maxLength: assistantLimits.instructions,
            admin: {
              rows: 4,
              description: 'Tone and length. What may be stated is limited to the documents in any case.',
            },
          },
          {
            type: 'row',
            fields: [
              {
                name: 'model',
                type: 'text',
                defaultValue: assistantDefaults.model,
                validate: checkModel,
                admin: { width: '50%' },
              },
              {
                ...dollarField('dayDollars', 'Dollars of a candidate a day', assistantDefaults.limits.dayDollars),
                required: false,
              },
            ],
          },
        ],
      },
    ],
  }
}
