// A slash at the start of a line or behind a space, and what is searched for: names have spaces, too.
const slash = /(?:^|[\s(])(\/([^/\s][^/]{0,40})?)$/

// The number of letters without a match after which a slash is part of a sentence.
const maxLettersWithoutMatch = 3

export interface SlashQuery {
  offset: number
  /** With the slash. */
  typed: string
  query: string
}

function lettersWithoutMatch(query: string, hasMatch: (query: string) => boolean): number {
  let matched = query.length
  while (matched > 0 && !hasMatch(query.slice(0, matched))) matched -= 1
  return query.slice(matched).replace(/\s/g, '').length
}

/**
 * Returns the query in front of the caret; null when there is none. Spaces belong to a query until three letters in a
 * row match nothing: then the slash is part of a sentence. A query of one word stays, so that the menu can say that
 * nothing matches.
 */
export function slashQueryIn(text: string, hasMatch: (query: string) => boolean): SlashQuery | null {
  const found = slash.exec(text)
  if (!found) return null
  const [, typed = '', query = ''] = found
  if (/\s/.test(query) && lettersWithoutMatch(query, hasMatch) >= maxLettersWithoutMatch) return null
  return { offset: text.length - typed.length, typed, query }
}
