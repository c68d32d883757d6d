import type { Condition, Field, TextareaFieldValidation } from 'payload'
import { never } from '../permissions/never.access.ts'
import { readCaptions } from './captions.ts'

const isPlayed: Condition = ({ scheme }) => scheme === 'audio' || scheme === 'video'

const validateCaptions: TextareaFieldValidation = (value) => {
  const read = value?.trim() ? readCaptions(value) : null
  return read && !read.ok ? read.message : true
}

/** Stores the parsed captions, not the text that was sent. */
const asRead = (value: unknown): unknown => {
  const read = typeof value === 'string' && value.trim() ? readCaptions(value) : null
  return read?.ok ? read.text : value
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
]
