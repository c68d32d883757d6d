import type { TextField } from 'payload'
import { staffOnly } from '../fields/internal.fields.ts'
import { never } from '../permissions/accessFromRule.ts'
import type { ListModel } from './listModels.ts'
import { plainLetters } from './plainLetters.ts'

// Characters. Enough to distinguish titles, short enough for any index: a draft can hold a whole story in its headline.
const maxLength = 100

/**
 * Returns the sort key of a title: as in an index, without capitals, accents and a leading quotation mark. Databases
 * sort by bytes, "Zoo" before "apple", unless they were made otherwise.
 */
export function sortTitleOf(title: unknown): string | null {
  if (typeof title !== 'string') return null
  const letters = plainLetters(title)
  const begin = letters.search(/[\p{L}\p{N}]/u)
  return [...letters.slice(Math.max(0, begin))].slice(0, maxLength).join('').trim() || null
}

/** Returns a field that is updated with the title on every write of the document. */
export function sortTitleField({ titleField }: ListModel): TextField {
  return {
    name: 'sortTitle',
    type: 'text',
    access: { read: staffOnly, create: never, update: never },
    admin: { hidden: true, disableListColumn: true, disableListFilter: true, disableBulkEdit: true },
    hooks: { beforeChange: [({ data }) => sortTitleOf(data?.[titleField])] },
  }
}
