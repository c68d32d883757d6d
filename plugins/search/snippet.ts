import type { SearchSnippet } from '#contract/search.schema.ts'

/** Characters around a match in a snippet of the database; no stored text has them (`searchText`). */
export const matchStart = '\u0001'
export const matchEnd = '\u0002'

// Texts that begin or end in the middle of a sentence.
const isCutBefore = /^[^\p{Lu}\p{Lo}“"„«¿¡(]/u
const isCutAfter = /[^.!?…”"»)]$/u

/**
 * Reads a snippet of the database. @returns its pieces, with an ellipsis where a sentence was cut; none for a text in which
 * nothing matches
 */
export function readSnippet(marked: string): SearchSnippet {
  if (!marked.includes(matchStart)) return []
  const plain = marked.replaceAll(matchStart, '').replaceAll(matchEnd, '')
  const start = isCutBefore.test(plain) ? '… ' : ''
  const end = isCutAfter.test(plain) ? ' …' : ''
  const [before = '', ...rest] = `${start}${marked}${end}`.split(matchStart)
  const pieces = rest.flatMap((piece) => {
    const [match = '', after = ''] = piece.split(matchEnd)
    return [
      { text: match, isMatch: true },
      { text: after, isMatch: false },
    ]
  })
  return [{ text: before, isMatch: false }, ...pieces].filter(({ text }) => text !== '')
}
