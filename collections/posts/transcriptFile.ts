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

const srtTime = String.raw`(?:(\d{1,2}):)?(\d{1,2}):(\d{1,2})[,.](\d{1,3})`
const srtTiming = new RegExp(String.raw`^\s*${srtTime}\s*-->\s*${srtTime}`)

/** Returns the subtitles of an SRT file as cues of WebVTT; what has no times is left out. */
function cuesOfSrt(text: string): string[] {
  const blocks = text
    .replace(/^\uFEFF/, '')
    .replaceAll(/\r\n?/g, '\n')
    .split(/\n[ \t]*\n/)
  return blocks.flatMap((block) => {
    const lines = block.trim().split('\n')
    const at = lines.findIndex((line) => srtTiming.test(line))
    const match = srtTiming.exec(lines[at] ?? '')
    const words = lines
      .slice(at + 1)
      .map(plainLine)
      .filter(Boolean)
    if (!match || at > 1 || words.length === 0) return []
    const [, ...times] = match
    return [`${vttTime(times.slice(0, 4))} --> ${vttTime(times.slice(4))}\n${words.join('\n')}`]
  })
}

/** Returns a time of WebVTT out of the hours, minutes, seconds and milliseconds of one of SRT. */
function vttTime([hours = '0', minutes = '0', seconds = '0', fraction = '0']: (string | undefined)[]): string {
  const two = (number: string) => number.padStart(2, '0')
  return `${two(hours)}:${two(minutes)}:${two(seconds)}.${fraction.padEnd(3, '0')}`
}

/** Returns a line without the markup of players, and without what means something else in WebVTT. */
const plainLine = (line: string): string =>
  line
    .replaceAll(/\{\\[^}]*\}/g, '')
    .replaceAll(/<\/?[a-z][^>]*>/gi, '')
    .replaceAll(/&(?!(?:amp|lt|gt|nbsp);)/g, '&amp;')
    .replaceAll('-->', '→')
    .replaceAll('<', '&lt;')
    .trim()
