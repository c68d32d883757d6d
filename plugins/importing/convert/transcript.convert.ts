import { transcriptOfFile } from '#collections/posts/transcriptFile.ts'

type Format = 'vtt' | 'srt' | 'txt'

const formats = new Map<string, Format>([
  ['text/vtt', 'vtt'],
  ['application/srt', 'srt'],
  ['application/x-subrip', 'srt'],
  ['text/srt', 'srt'],
  ['text/plain', 'txt'],
])

/** Returns the format of a transcript that a feed names; null for one that is not read. */
export function transcriptFormatOf(url: string, type: string): Format | null {
  const [, ending = ''] = /\.(vtt|srt)(?:$|[?#])/i.exec(url) ?? []
  const byEnding = ending.toLowerCase()
  // The ending of the file is right more often than the type that feeds name.
  return byEnding === 'vtt' || byEnding === 'srt' ? byEnding : (formats.get(type.split(';')[0]?.trim() ?? '') ?? null)
}

/**
 * Returns the text of a transcript: WebVTT or plain text.
 * @throws RangeError where it is not what the feed says; the message says what it is.
 */
export function transcriptText(text: string, url: string, type: string): string {
  const found = transcriptOfFile(`transcript.${transcriptFormatOf(url, type)}`, text)
  if (!found.ok) throw new RangeError(found.message)
  return found.text
}
