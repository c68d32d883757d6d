/** Dividing plain text into paragraphs that can be quoted. Pure. */
import { searchText } from '#contract/search.schema.ts'
import { sentencesOf } from '../sentences.ts'

// Characters of a paragraph above which it is divided between two sentences, and of which a sentence is cut.
const maxLetters = 1_200

/** Returns the paragraphs of a text: what empty lines divide, or lines where there are none. */
export function paragraphsOf(text: string): string[] {
  const unified = text.replace(/\r\n?/gu, '\n').replace(/\u00AD/gu, '')
  const parts = unified.split(/\n[ \t]*\n|\f/u)
  const isByLine = parts.length === 1 && unified.length > maxLetters
  return (isByLine ? unified.split('\n') : parts).flatMap((part) => divided(joinedLines(part)))
}

export function divided(paragraph: string): string[] {
  const text = searchText(paragraph)
  if (text.length <= maxLetters) return /[\p{L}\p{N}]/u.test(text) ? [text] : []
  const pieces: string[] = []
  for (const sentence of sentencesOf(text).flatMap(cut)) {
    const last = pieces.at(-1)
    if (last !== undefined && last.length + sentence.length < maxLetters)
      pieces[pieces.length - 1] = `${last} ${sentence}`
    else pieces.push(sentence)
  }
  return pieces
}

/** Joins lines; a word that a hyphen divides at the end of one is whole again. */
export function joinedLines(text: string): string {
  return text.replace(/(?<=\p{L})[-‐]\s*\n\s*(?=\p{Ll})/gu, '').replace(/\s*\n\s*/gu, ' ')
}

const cut = (sentence: string): string[] =>
  sentence.length <= maxLetters
    ? [sentence]
    : (sentence.match(new RegExp(`.{1,${maxLetters}}(?:\\s|$)|.{1,${maxLetters}}`, 'gsu')) ?? []).map((piece) =>
        piece.trim(),
      )
