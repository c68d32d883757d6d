import type { ReaderTranscript } from './reader.schema.ts'

/** A part of a transcript that one person says. */
export interface TranscriptPart {
  /** Seconds; null in a plain text. */
  start: number | null
  /** Empty where it is not known. */
  speaker: string
  text: string
}

/** Returns the words of a part as they are searched and found. */
export const wordsOfPart = ({ speaker, text }: TranscriptPart): string => (speaker ? `${speaker}: ${text}` : text)

/** Returns the fragment of an episode's page that leads to a second of its recording. */
export const momentFragment = (second: number): string => `#t=${second}`

/** Returns the second that a fragment leads to; null for another fragment. */
export function momentIn(fragment: string): number | null {
  const [, second] = /^#t=(\d{1,6})$/.exec(fragment) ?? []
  return second === undefined ? null : Number(second)
}

/** Seconds that a part may last before the next sentence begins another one. */
const maxPartLength = 30

/** Returns a transcript in paragraphs: those of a plain text, or the cues of WebVTT joined to such. */
export function transcriptParts({ type, text }: ReaderTranscript): TranscriptPart[] {
  const blocks = text
    .replace(/^\uFEFF/, '')
    .replaceAll(/\r\n?/g, '\n')
    .split(/\n[ \t]*\n/)
    .map((block) => block.trim())
    .filter(Boolean)
  return type === 'text/vtt' ? joined(blocks.flatMap(cueOf)) : blocks.map(paragraphOf)
}

/** A name in front of a colon is that of the speaker: "Wendell Pike: Good morning." */
function paragraphOf(block: string): TranscriptPart {
  const [, speaker = '', text = block] = /^(\p{Lu}[\p{L}\p{M} .’'-]{0,40}):\s+(.+)$/su.exec(block) ?? []
  return { start: null, speaker, text }
}

const timing = /^(?:(\d{2,}):)?(\d{2}):(\d{2})\.\d{3}[ \t]+-->/

/** Parses a block of WebVTT; what is no cue (the header, notes, styles) is left out. */
function cueOf(block: string): TranscriptPart[] {
  const lines = block.split('\n')
  const at = lines.findIndex((line) => timing.test(line))
  const [, hours = '0', minutes, seconds] = timing.exec(lines[at] ?? '') ?? []
  if (minutes === undefined || seconds === undefined || at > 1) return []
  const markup = lines.slice(at + 1).join(' ')
  const speaker = /<v(?:\.[^\s>]*)?[ \t]+([^>]+)>/.exec(markup)?.[1] ?? ''
  const text = plainCue(markup)
  const start = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)
  return text ? [{ start, speaker: plainCue(speaker), text }] : []
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
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(amp|lt|gt|nbsp|lrm|rlm);/g, (whole, name: string) => entities[name] ?? whole)
    .replaceAll(/\s+/g, ' ')
    .trim()

/** Joins cues of one speaker; a long part ends with a sentence. */
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
