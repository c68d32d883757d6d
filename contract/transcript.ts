import type { ReaderTranscript } from './reader.schema.ts'
import { subtitlesOf } from './subtitles.ts'

export interface TranscriptPart {
  /** Seconds; null in a plain text. */
  start: number | null
  /** Empty where it is not known. */
  speaker: string
  text: string
}

/** Returns the words of a part as they are searched and found. */
export function wordsOfPart({ speaker, text }: TranscriptPart): string {
  return speaker ? `${speaker}: ${text}` : text
}

/** Returns the fragment of an episode's page that leads to a second of its recording. */
export function momentFragment(second: number): string {
  return `#t=${second}`
}

/** Returns the second that a fragment leads to; null for another fragment. */
export function momentIn(fragment: string): number | null {
  const [, second] = /^#t=(\d{1,6})$/.exec(fragment) ?? []
  return second === undefined ? null : Number(second)
}

// Seconds that a part may last before the next sentence begins another one.
const maxPartLength = 30

/** Returns a transcript in paragraphs: those of a plain text, or the cues of WebVTT joined to such. */
export function transcriptParts({ type, text }: ReaderTranscript): TranscriptPart[] {
  if (type === 'text/vtt') return joined(cuesOf(text))
  return text
    .replace(/^\uFEFF/, '')
    .replaceAll(/\r\n?/g, '\n')
    .split(/\n[ \t]*\n/)
    .map((block) => block.trim())
    .filter(Boolean)
    .map((block) => ({ start: null, ...spokenBy(block) }))
}

// A name in front of a colon is that of the speaker: "Wendell Pike: Good morning."
function spokenBy(words: string): Pick<TranscriptPart, 'speaker' | 'text'> {
  const [, speaker = '', text = words] = /^(\p{Lu}[\p{L}\p{M}\d .’'-]{0,40}):\s+(.+)$/su.exec(words) ?? []
  return { speaker, text }
}

// Captions that roll up, as YouTube makes them: each begins with what the one before ended with.
const isRolling = (text: string): boolean => /<\d+:\d{2}:\d{2}\.\d{3}><c>/.test(text)

function cuesOf(text: string): TranscriptPart[] {
  const isRepeating = isRolling(text)
  let before = ''
  return subtitlesOf(text).flatMap(({ start, lines }) => {
    const words = lines.map(plainCue)
    const shown = isRepeating && words[0] === before ? lines.slice(1) : lines
    before = words.at(-1) || before
    const markup = shown.join(' ')
    const voice = plainCue(/<v(?:\.[^\s<>]*)?[ \t]+([^<>]+)>/.exec(markup)?.[1] ?? '')
    const said = plainCue(markup)
    const { speaker, text } = voice ? { speaker: voice, text: said } : spokenBy(said)
    return text ? [{ start: Math.floor(start), speaker, text }] : []
  })
}

const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  nbsp: '\u00A0',
  lrm: '\u200E',
  rlm: '\u200F',
}

const plainCue = (markup: string): string =>
  markup
    .replaceAll(/<[^<>]*>/g, '')
    .replaceAll(/&(amp|lt|gt|nbsp|lrm|rlm);/g, (whole, name: string) => entities[name] ?? whole)
    .replaceAll(/\s+/g, ' ')
    .trim()

// Joins cues of one speaker; a long part ends with a sentence.
function joined(cues: readonly TranscriptPart[]): TranscriptPart[] {
  const parts: TranscriptPart[] = []
  for (const cue of cues) {
    const last = parts.at(-1)
    const isLong = last && (cue.start ?? 0) - (last.start ?? 0) > maxPartLength && /[.?!…]["”’]?$/.test(last.text)
    if (last && !isLong && (cue.speaker === last.speaker || !cue.speaker)) last.text += ` ${cue.text}`
    else parts.push({ ...cue })
  }
  return parts
}
