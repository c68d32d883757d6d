import type { ReaderEpisodeParts } from '#contract/readerApi.schema.ts'
import type { FeedDocument } from './documentRoute.ts'

const transcriptOf = { 'transcript.vtt': 'text/vtt', 'transcript.txt': 'text/plain' } as const

const isTranscript = (part: string): part is keyof typeof transcriptOf => Object.hasOwn(transcriptOf, part)

/**
 * Returns a part of an episode as a document of its own: chapters in the JSON of the Podcast Index, or the transcript in
 * the type that it has. Null for a part that the episode lacks.
 */
export function episodePart({ chapters, transcript, tags }: ReaderEpisodeParts, part: string): FeedDocument | null {
  if (part === 'chapters.json') {
    if (chapters.length === 0) return null
    const list = chapters.map(({ start, title }) => ({ startTime: start, title }))
    return { type: 'application/json+chapters', text: JSON.stringify({ version: '1.2.0', chapters: list }), tags }
  }
  if (!isTranscript(part) || transcript?.type !== transcriptOf[part]) return null
  // A WebVTT file begins with its name.
  return { type: transcript.type, text: transcript.text.replace(/^\uFEFF/, '').trimStart(), tags }
}
