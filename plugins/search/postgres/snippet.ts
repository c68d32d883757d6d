import type { SearchSnippet } from '#contract/search.schema.ts'

/** Characters around a match in a snippet of the database; no stored text has them (`searchText`). */
export const matchStart = '\u0001'
export const matchEnd = '\u0002'

/** Reads a snippet of the database. @returns its pieces; none for a text in which nothing matches */
export function readSnippet(marked: string): SearchSnippet {
  const [before = '', ...rest] = marked.split(matchStart)
  if (rest.length === 0) return []
  const pieces = rest.flatMap((piece) => {
    const [match = '', after = ''] = piece.split(matchEnd)
    return [
      { text: match, isMatch: true },
      { text: after, isMatch: false },
    ]
  })
  return [{ text: before, isMatch: false }, ...pieces].filter(({ text }) => text !== '')
}
