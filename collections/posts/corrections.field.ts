import type { ArrayField, TextareaFieldValidation } from 'payload'

/** Kinds of notes to readers. An update may have no text: it then only sets the time of the change. */
export const correctionKinds = [
  { label: 'Correction', value: 'correction' },
  { label: 'Clarification', value: 'clarification' },
  { label: 'Update', value: 'update' },
] as const

export type CorrectionKind = (typeof correctionKinds)[number]['value']

const validateText: TextareaFieldValidation = (value, { siblingData }) => {
  const kind: unknown = siblingData && Reflect.get(siblingData, 'kind')
  return Boolean(value?.trim()) || kind === 'update' || 'Say what was wrong and what is right.'
}

/** Corrections, clarifications and updates of a published story. The newest one sets the "Updated" time of the story. */
export const correctionsField: ArrayField = {
  name: 'corrections',
  label: 'Corrections and updates',
  labels: { singular: 'Note', plural: 'Notes' },
  type: 'array',
  admin: {
    description:
      'Readers see them with the story, and when it was updated. A save alone never changes that time: add an update for it.',
  },
  hooks: { beforeDuplicate: [() => []] },
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'kind',
          type: 'select',
          required: true,
          defaultValue: 'correction',
          options: [...correctionKinds],
          admin: { width: '50%' },
        },
        {
          name: 'date',
          type: 'date',
          required: true,
          defaultValue: () => new Date().toISOString(),
          admin: { width: '50%', date: { pickerAppearance: 'dayAndTime' } },
        },
      ],
    },
    {
      name: 'text',
      type: 'textarea',
      validate: validateText,
      admin: { description: 'An update needs no text.' },
    },
  ],
}
