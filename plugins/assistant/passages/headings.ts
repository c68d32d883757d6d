/** Dividing the headings of a text from its paragraphs. Pure. */
import type { DocumentParagraph } from './document.types.ts'
import { paragraphsOf } from './paragraphsSplit.ts'

// The largest heading.
const most = { letters: 80, words: 12 }

/**
 * Returns the paragraphs of a document, each with the heading above it. A heading is a short line without a full stop,
 * without a small letter at its beginning and without a number or a colon in it, which may be facts; a paragraph that is
 * none follows it.
 */
export function underHeadings(paragraphs: readonly Omit<DocumentParagraph, 'heading'>[]): DocumentParagraph[] {
  let heading = ''
  return paragraphs.flatMap((paragraph, place) => {
    const next = paragraphs[place + 1]
    if (next && isHeadingLike(paragraph.text) && !isHeadingLike(next.text)) {
      heading = paragraph.text.replace(/^#+\s*|\s*:$/gu, '')
      return []
    }
    return [{ ...paragraph, heading }]
  })
}

/** Returns the paragraphs of a plain text, which has no pages. */
export function paragraphsOfText(text: string): DocumentParagraph[] {
  return underHeadings(paragraphsOf(text).map((paragraph) => ({ page: null, text: paragraph })))
}

function isHeadingLike(text: string): boolean {
  if (text.length > most.letters || text.split(/\s+/u).length > most.words) return false
  // Its number, as in "2. The harbor".
  const bare = text.replace(/^(?:#+\s*)?(?:\d{1,2}(?:\.\d{1,2})*[.)]?\s+)?/u, '')
  return /^["“„«(]?[^\p{Ll}\p{P}\p{S}]/u.test(bare) && !/\p{N}|[.!;,…]["”’»)]*$|:\s/u.test(bare)
}
