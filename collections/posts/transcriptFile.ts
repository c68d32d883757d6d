import { subtitlesOf } from '#contract/subtitles.ts'
import { transcriptTypeOf } from './transcriptType.ts'

/** Bytes: many times a transcript of an hour. */
export const maxTranscriptBytes = 2 * 1024 * 1024

/** Names of files that can be transcripts. */
export const transcriptFiles = '.vtt,.srt,.txt'

/** A transcript of a file, or why the file is none. */
export type TranscriptOfFile = { ok: true; text: string } | { ok: false; message: string }

/** Returns the text of a file: UTF-8, or the encoding of old programs for subtitles. */
export function decodeTranscript(bytes: BufferSource): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** Returns the transcript of a file: WebVTT and plain text as they are, SRT as WebVTT. */
export function transcriptOfFile(name: string, text: string): TranscriptOfFile {
  if (!text.trim()) return { ok: false, message: `${name} is empty.` }
  if (text.includes('\u0000')) return { ok: false, message: `${name} is no text.` }
  const kind = name.toLowerCase().split('.').at(-1)
  if (kind === 'srt') {
    const cues = cuesOfSrt(text)
    if (cues.length === 0) return { ok: false, message: `${name} has no subtitles with times.` }
    return { ok: true, text: `WEBVTT\n\n${cues.join('\n\n')}\n` }
  }
  if (kind === 'vtt' && transcriptTypeOf(text) !== 'text/vtt') {
    return { ok: false, message: `${name} does not begin with WEBVTT.` }
  }
  return { ok: true, text: text.replace(/^\uFEFF/, '') }
}

// Returns the subtitles of an SRT file as cues of WebVTT; what has no times is left out.
const cuesOfSrt = (text: string): string[] =>
  subtitlesOf(text).flatMap(({ start, end, lines }) => {
    const words = lines.map(plainLine).filter(Boolean)
    return words.length > 0 ? [`${vttTime(start)} --> ${vttTime(end)}\n${words.join('\n')}`] : []
  })

// Writes a time as WebVTT does: "01:02:10.500".
const vttTime = (time: number): string => new Date(Math.round(time * 1000)).toISOString().slice(11, 23)

// Returns a line without the markup of players, and without what means something else in WebVTT.
const plainLine = (line: string): string =>
  line
    .replaceAll(/\{\\[^{}]*\}/g, '')
    .replaceAll(/<\/?[a-z][^<>]*>/gi, '')
    .replaceAll(/&(?!(?:amp|lt|gt|nbsp);)/g, '&amp;')
    .replaceAll('-->', '→')
    .replaceAll('<', '&lt;')
    .trim()
