import type { TextField } from 'payload'
import { staffOnly } from '../fields/internal.fields.ts'
import { plainLetters } from './plainLetters.ts'

/** Characters. More than headline and dek may have together, and short enough for the index that lists go through. */
const maxLengthInLists = 500

/** What a search is looked for in: the texts of a document that its list finds it by, in plain letters. */
export const searchTextOf = (texts: readonly unknown[], maxLength = maxLengthInLists): string | null => {
  const given = texts.filter((text) => typeof text === 'string' && text.trim() !== '').join('\n')
  return [...plainLetters(given)].slice(0, maxLength).join('').trim() || null
}

interface SearchedTexts {
  /** Names of fields. */
  searchedFields: readonly string[]
  /** Characters that are kept, where no index sets a limit. */
  maxLength?: number
}

/**
 * Keeps in step with those texts, whoever writes the document. Looking through one short column is several times quicker
 * than through the texts themselves, each in capitals and small letters.
 */
export const searchTextField = ({ searchedFields, maxLength }: SearchedTexts): TextField => ({
  name: 'searchText',
  type: 'text',
  access: { read: staffOnly, create: () => false, update: () => false },
  admin: { hidden: true, disableListColumn: true, disableListFilter: true, disableBulkEdit: true },
  hooks: {
    beforeChange: [
      ({ data }) =>
        searchTextOf(
          searchedFields.map((field) => data?.[field]),
          maxLength,
        ),
    ],
  },
})
