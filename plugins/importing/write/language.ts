import { knownLanguage, type Language } from '#collections/fields/language.field.ts'
import type { ImportDocument, Remark } from '../import.types.ts'

/**
 * Returns the language that a story gets: none where it is that of the publication, or where its source says nothing. A
 * language that has no place here is a remark.
 */
export function languageOf(
  { collection, language: said }: Pick<ImportDocument, 'collection' | 'language'>,
  publication: string,
): { language: Language | null; remarks: Remark[] } {
  const known = said ? knownLanguage(said) : null
  if (!said || known === publication) return { language: null, remarks: [] }
  if (known && collection === 'posts') return { language: known, remarks: [] }
  const what = known ? `language of a page: ${said}` : `language that is not known here: ${said}`
  return { language: null, remarks: [{ kind: 'changed', what }] }
}
