import type { TextField } from 'payload'
import { staffOnly } from '../fields/internal.fields.ts'
import type { ListModel } from './listModels.ts'
import { plainLetters } from './plainLetters.ts'

/** Long enough to tell titles apart, short enough for any index: a draft can hold a whole story in its headline. */
const maxLength = 100

/**
 * What a title is sorted by: as people look things up, without capitals, accents and the quotation mark in front.
 * Databases sort by bytes, "Zoo" before "apple", unless they were made otherwise.
 */
export const sortTitleOf = (title: unknown): string | null => {
  if (typeof title !== 'string') return null
  const letters = plainLetters(title)
  const begin = letters.search(/[\p{L}\p{N}]/u)
  return [...letters.slice(Math.max(0, begin))].slice(0, maxLength).join('').trim() || null
}

/** Keeps in step with the title, whoever writes the document. */
export const sortTitleField = ({ titleField }: ListModel): TextField => ({
  name: 'sortTitle',
  type: 'text',
  access: { read: staffOnly, create: () => false, update: () => false },
  admin: { hidden: true, disableListColumn: true, disableListFilter: true, disableBulkEdit: true },
  hooks: { beforeChange: [({ data }) => sortTitleOf(data?.[titleField])] },
})
