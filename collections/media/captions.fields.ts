import type { ArrayField, Condition, Field, TextareaFieldValidation } from 'payload'
import { languageField } from '../fields/language.field.ts'
import { never } from '../permissions/accessFromRule.ts'
import { readCaptions } from './captions.ts'

const isPlayed: Condition = ({ scheme }) => scheme === 'audio' || scheme === 'video'

const validateCaptions: TextareaFieldValidation = (value, { required }) => {
  if (!value?.trim()) return required ? 'The captions are missing.' : true
  const read = readCaptions(value)
  return read.ok ? true : read.message
}

const asRead = (value: unknown): unknown => {
  const read = typeof value === 'string' && value.trim() ? readCaptions(value) : null
  return read?.ok ? read.text : value
}

const validateTranslations: ArrayField['validate'] = (value, { siblingData }) => {
  const languages = [
    ...('captionsLanguage' in siblingData ? [siblingData.captionsLanguage] : []),
    ...languagesOf(value),
  ]
  return new Set(languages).size === languages.length || 'Each language has its captions once.'
}

/** Fields for the captions of films and recordings. */
export const captionsFields: Field[] = [
  {
    name: 'captions',
    label: 'Captions (WebVTT)',
    type: 'textarea',
    validate: validateCaptions,
    hooks: { beforeChange: [({ value }) => asRead(value)] },
    admin: {
      condition: isPlayed,
      description:
        'What is said and heard, for those who do not hear it: WebVTT with its times. A file of subtitles (SRT) becomes WebVTT. Readers get captions of a film, and the transcript of a recording.',
    },
  },
  {
    ...languageField({
      admin: { condition: isPlayed, description: 'What is spoken. Readers see its name in the player.' },
    }),
    name: 'captionsLanguage',
    label: 'Language of the captions',
  },
  {
    name: 'translatedCaptions',
    label: 'Captions in other languages',
    type: 'array',
    labels: { singular: 'language', plural: 'languages' },
    validate: validateTranslations,
    admin: {
      condition: isPlayed,
      description: 'A page in one of these languages shows its captions from the start.',
    },
    fields: [
      languageField({ required: true }),
      {
        name: 'captions',
        label: 'Captions (WebVTT)',
        type: 'textarea',
        required: true,
        validate: validateCaptions,
        hooks: { beforeChange: [({ value }) => asRead(value)] },
      },
    ],
  },
  {
    // Pages read whether there are captions for each of their files, and none of the texts.
    name: 'hasCaptions',
    type: 'checkbox',
    access: { create: never, update: never },
    admin: { hidden: true },
    hooks: {
      beforeChange: [
        ({ data, originalDoc }) => Boolean(data && 'captions' in data ? data.captions : originalDoc?.captions),
      ],
    },
  },
  {
    // Likewise: a list of languages.
    name: 'translatedInto',
    type: 'json',
    access: { create: never, update: never },
    admin: { hidden: true },
    hooks: {
      beforeChange: [
        ({ data, originalDoc }) =>
          languagesOf(data && 'translatedCaptions' in data ? data.translatedCaptions : originalDoc?.translatedCaptions),
      ],
    },
  },
]

function languagesOf(rows: unknown): string[] {
  if (!Array.isArray(rows)) return []
  return rows.flatMap((row: unknown) => {
    const language = typeof row === 'object' && row !== null && 'language' in row ? row.language : null
    return typeof language === 'string' ? [language] : []
  })
}
