import type { TextField } from 'payload'
import { staffOnly } from '../fields/internal.fields.ts'
import { plainLetters } from './plainLetters.ts'

/** Characters. More than headline and dek may have together, and short enough for the index of lists. */
const maxLengthInLists = 500

/** Returns the text that is searched: the texts of a document by which its list finds it, in plain letters. */
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
 * A field that is updated with those texts on every write of the document. Searching one short column is several times
 * quicker than searching the texts themselves, each in upper and lower case.
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
