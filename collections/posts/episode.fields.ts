import { randomUUID } from 'node:crypto'
import type { Condition, Field, FieldHook, NumberFieldSingleValidation, TextFieldSingleValidation } from 'payload'
import { never } from '../permissions/accessFromRule.ts'
import { secondsOf } from './chapterTime.ts'
import { transcriptTypes } from './transcriptType.ts'

// Gives an episode its identity in podcast apps when it is first stored. Apps that see another one take it for a new
// episode, and load it again for everybody.
const setEpisodeGuid: FieldHook<{ id: number; type?: string | null; guid?: string | null }, string | null> = ({
  value,
  data,
  originalDoc,
}) => value || originalDoc?.guid || ((data?.type ?? originalDoc?.type) === 'episode' ? randomUUID() : null)

const isEpisode: Condition = (data) => data.type === 'episode'

const validateTime: TextFieldSingleValidation = (value) =>
  secondsOf(value ?? '') !== null || 'Enter a time, for example 2:10 or 1:02:10.'

const validateNumber: NumberFieldSingleValidation = (value) =>
  value === null ||
  value === undefined ||
  (Number.isSafeInteger(value) && value >= 1) ||
  'Enter a whole number from 1 on.'

/** The recording of an episode, with its parts and its words. */
export const episodeFields: Field[] = [
  {
    name: 'audio',
    label: 'Recording',
    type: 'upload',
    relationTo: 'media',
    filterOptions: { scheme: { equals: 'audio' } },
    admin: {
      condition: isEpisode,
      description: 'What readers hear on the page of the episode, and what podcast apps get.',
    },
  },
  {
    type: 'row',
    fields: [
      {
        name: 'season',
        type: 'number',
        validate: validateNumber,
        admin: { condition: isEpisode, width: '30%' },
      },
      {
        name: 'episodeNumber',
        label: 'Episode',
        type: 'number',
        validate: validateNumber,
        admin: { condition: isEpisode, width: '30%' },
      },
      {
        name: 'episodeType',
        label: 'Is',
        type: 'select',
        defaultValue: 'full',
        options: [
          { label: 'An episode', value: 'full' },
          { label: 'A trailer', value: 'trailer' },
          { label: 'A bonus', value: 'bonus' },
        ],
        admin: { condition: isEpisode, width: '40%' },
      },
    ],
  },
  {
    name: 'chapters',
    labels: { singular: 'Chapter', plural: 'Chapters' },
    type: 'array',
    admin: { condition: isEpisode },
    fields: [
      {
        type: 'row',
        fields: [
          {
            name: 'start',
            label: 'Begins at',
            type: 'text',
            required: true,
            validate: validateTime,
            admin: { width: '30%', placeholder: '2:10' },
          },
          { name: 'title', type: 'text', required: true, admin: { width: '70%' } },
        ],
      },
    ],
  },
  {
    name: 'transcript',
    type: 'textarea',
    admin: {
      condition: isEpisode,
      description: 'Plain text, or WebVTT with its times. A file of subtitles (SRT) becomes WebVTT.',
    },
  },
  {
    name: 'transcriptType',
    type: 'select',
    options: transcriptTypes.map((value) => ({ label: value, value })),
    access: { create: never, update: never },
    admin: { hidden: true },
  },
  {
    name: 'guid',
    label: 'Identity in podcast apps',
    type: 'text',
    access: { create: never, update: never },
    admin: { hidden: true },
    hooks: { beforeChange: [setEpisodeGuid], beforeDuplicate: [() => null] },
  },
]
