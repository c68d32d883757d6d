import type { ReaderTranscript } from '#contract/reader.schema.ts'
import { type SearchSnippet, searchText } from '#contract/search.schema.ts'
import { transcriptParts, wordsOfPart } from '#contract/transcript.ts'

// Stands between the pieces of a snippet that are apart in the text.
const gap = '…'

// A stretch of running text, and the letter of it at which its first match begins.
interface Stretch {
  text: string
  match: number
}

/**
 * Returns the second of a recording at which the words of a snippet are said; null where its transcript has no times, or the
 * words stand elsewhere in the story.
 */
export function momentOf(transcript: ReaderTranscript, snippet: SearchSnippet): number | null {
  const places: { place: number; start: number }[] = []
  let said = ''
  for (const part of transcriptParts(transcript)) {
    if (part.start === null) return null
    places.push({ place: said.length, start: part.start })
    said += `${searchText(wordsOfPart(part))} `
  }
  for (const { text, match } of matchingStretches(snippet)) {
    const found = placeOf(text, match, said)
    if (found !== null) return places.findLast(({ place }) => place <= found)?.start ?? null
  }
  return null
}

// Letters that are enough to distinguish one place of a transcript from others.
const distinct = 12

// Returns the letter at which the match of a stretch is said. A stretch that begins in the text of the story, before
// the transcript, is looked for from its match on.
function placeOf(text: string, match: number, said: string): number | null {
  const whole = said.indexOf(text)
  if (whole !== -1) return whole + match
  const rest = text.slice(match)
  const found = rest.length < distinct ? -1 : said.indexOf(rest)
  return found === -1 ? null : found
}

function matchingStretches(snippet: SearchSnippet): Stretch[] {
  const stretches: { text: string; match: number | null }[] = [{ text: '', match: null }]
  for (const { text, isMatch } of snippet) {
    for (const [index, piece] of text.split(gap).entries()) {
      if (index > 0) stretches.push({ text: '', match: null })
      const stretch = stretches.at(-1)
      if (!stretch) continue
      if (isMatch && piece) stretch.match ??= stretch.text.length
      stretch.text += piece
    }
  }
  return stretches.flatMap(({ text, match }) => {
    if (match === null) return []
    const start = text.length - text.trimStart().length
    return [{ text: text.trim(), match: match - start }]
  })
}
