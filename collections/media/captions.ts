/** The captions of a film or a recording as a newsroom has them (WebVTT), checked, and as readers get them. */

/** Captions reduced to times and words, or their first error. */
export type ReadCaptions = { ok: true; text: string } | { ok: false; message: string }

// Characters: many times the captions of a film of an hour.
const maxLength = 1_000_000

const time = String.raw`((?:\d{2,}:)?[0-5]\d:[0-5]\d\.\d{3})`
const timing = new RegExp(String.raw`^${time}[ \t]+-->[ \t]+${time}(?:[ \t]+(.*))?$`)

// Settings of a cue: its position in the picture.
const setting = /^(?:vertical|line|position|size|align):[\w.,%-]+$/

// Marks that readers' players know: italics, bold, underlined, and who speaks.
const mark = /^<(?:\/?[ibu]|\/v|v(?:\.[\w-]+)*[ \t]+[^<>&]{1,80})>$/

// Comments, styles and regions, which captions here do not keep.
const leftOut = /^(?:NOTE|STYLE|REGION)(?:[ \t]|$)/

interface Cue {
  // Seconds.
  start: number
  end: number
  timing: string
  words: string[]
}

class CaptionsError extends Error {}

const fault = (line: number, message: string) => new CaptionsError(`Line ${line}: ${message}`)

/**
 * Reads captions. Nothing of the text but times, places, words and the marks of `mark` is kept: what a player could be
 * misled by is not stored.
 */
export function readCaptions(given: string): ReadCaptions {
  try {
    const cues = cuesOf(given)
    const written = cues.map(({ timing, words }) => [timing, ...words].join('\n'))
    return { ok: true, text: `WEBVTT\n\n${written.join('\n\n')}\n` }
  } catch (error) {
    if (!(error instanceof CaptionsError)) throw error
    return { ok: false, message: error.message }
  }
}

function cuesOf(given: string): Cue[] {
  if (given.length > maxLength) throw new CaptionsError('The captions are longer than a million characters.')
  if (given.includes('\u0000')) throw new CaptionsError('The captions are no text.')
  const lines = given
    .replace(/^\uFEFF/, '')
    .trimEnd()
    .split(/\r\n|\r|\n/)
  if (!/^WEBVTT(?:[ \t]|$)/.test(lines[0] ?? '')) {
    throw fault(
      1,
      'Captions are WebVTT, which begins with “WEBVTT”. A file of subtitles (SRT) is changed to it by the button.',
    )
  }
  const cues: Cue[] = []
  for (const { at, block } of blocksOf(lines).slice(1)) {
    if (leftOut.test(block[0] ?? '')) continue
    const cue = cueOf(block, at)
    const last = cues.at(-1)
    if (last && cue.start < last.start) throw fault(at, 'The caption begins before the one above it.')
    if (cue.words.length > 0) cues.push(cue)
  }
  if (cues.length === 0) throw new CaptionsError('There is no caption with a time.')
  return cues
}

// Returns the lines between empty ones, with the number of the first.
function blocksOf(lines: readonly string[]): { at: number; block: string[] }[] {
  const blocks: { at: number; block: string[] }[] = []
  let isInside = false
  for (const [index, line] of lines.entries()) {
    const isEmpty = line.trim() === ''
    if (!isEmpty && !isInside) blocks.push({ at: index + 1, block: [] })
    if (!isEmpty) blocks.at(-1)?.block.push(line)
    isInside = !isEmpty
  }
  return blocks
}

function cueOf(block: readonly string[], at: number): Cue {
  const place = block.findIndex((line) => line.includes('-->'))
  if (place < 0 || place > 1) throw fault(at, 'A caption begins with its times, for example 00:01.000 --> 00:03.500.')
  const line = at + place
  const [, from = '', to = '', settings = ''] = timing.exec(block[place]?.trim() ?? '') ?? []
  if (!from) throw fault(line, 'Times are written like 00:01.000 --> 00:03.500.')
  const rest = block.slice(place + 1)
  const arrow = rest.findIndex((words) => words.includes('-->'))
  if (arrow >= 0) throw fault(line + arrow + 1, 'An empty line is missing above these times.')
  const [start, end] = [secondsOf(from), secondsOf(to)]
  if (end <= start) throw fault(line, 'The caption ends before it begins.')
  const places = settings.split(/[ \t]+/).filter((one) => setting.test(one))
  return { start, end, timing: [from, '-->', to, ...places].join(' '), words: rest.map(plainWords).filter(Boolean) }
}

const secondsOf = (text: string): number => text.split(':').reduce((sum, part) => sum * 60 + Number(part), 0)

// Returns a line without marks that players need not know; other signs of markup become letters.
const plainWords = (line: string): string =>
  line
    .split(/(<[\w/][^<>]*>)/)
    .map((part, index) => (index % 2 === 0 ? escaped(part) : mark.test(part) ? part : ''))
    .join('')
    .trim()

const escaped = (text: string): string =>
  text
    .replaceAll(/&(?!(?:amp|lt|gt|nbsp|lrm|rlm);)/g, '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
