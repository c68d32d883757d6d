import { functionWords, magnitudes, monthOf, numberOf, ordinalOf, titleForms, titles, weekdayOf } from './lexicon.ts'
import { stemOf } from './stem.ts'

/** A word of a sentence that has content: a name, a number, a date or any other word that is not a function word. */
export interface Token {
  kind: 'word' | 'name' | 'number' | 'date'
  /** What two spellings of the same have in common: a stem, "1200", "$1200000", "3-4" for March 4. */
  key: string
  /** Lower-case words of a name; of others the word itself. */
  words: string[]
  /** Function words and punctuation between the token before and this one, in lower case. */
  before: string[]
  start: number
  end: number
}

export interface TokenSentence {
  tokens: Token[]
  /** Function words and punctuation after the last token. */
  rest: string[]
  /** All of its words in lower case, also those without content. */
  words: string[]
}

interface Piece {
  text: string
  lower: string
  start: number
  end: number
  // Whether only white space lies between the piece before and this one.
  isNext: boolean
}

const pattern =
  /[$€£]?\d+(?:,\d{3})+(?:\.\d+)?%?|\d{1,2}:\d{2}(?::\d{2})?|[$€£]?\d+(?:\.\d+)?(?:st|nd|rd|th|s)?%?|(?:\p{Lu}\.){2,}|[ap]\.m\.?|[\p{L}\p{M}][\p{L}\p{M}\p{N}]*(?:['’.&-][\p{L}\p{M}\p{N}]+)*|[^\s\p{L}\p{M}\p{N}]/gu

/**
 * Returns the tokens of a sentence.
 * @param isKnownWord whether a capitalised word at the beginning of a sentence is no name
 */
export function tokensOf(text: string, isKnownWord: (lower: string) => boolean = () => false): TokenSentence {
  const pieces = piecesOf(text)
  const tokens: Token[] = []
  let before: string[] = []
  const add = (kind: Token['kind'], key: string, first: Piece, last: Piece, words = [first.lower]) => {
    tokens.push({ kind, key, words, before, start: first.start, end: last.end })
    before = []
  }
  for (let at = 0; at < pieces.length; ) {
    const piece = pieces[at]
    if (!piece) break
    const read = readDate(pieces, at) ?? readNumber(pieces, at) ?? readName(pieces, at, isKnownWord)
    if (read) {
      const last = pieces[at + read.count - 1] ?? piece
      if (read.kind === 'title') add('word', stemOf(read.key), piece, last)
      else if (read.key) add(read.kind, read.key, piece, last, read.words)
      at += read.count
      continue
    }
    if (isFunction(piece)) before.push(piece.lower)
    else add('word', stemOf(piece.lower), piece, piece)
    at += 1
  }
  return { tokens, rest: before, words: pieces.map(({ lower }) => lower) }
}

// Returns the words and marks of a text; "don't" is two words.
function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = []
  for (const { 0: found, index } of text.matchAll(pattern)) {
    const [, base = found, contraction] = /^(.+?)(n['’]t|['’](?:s|re|ll|ve|d|m))$/iu.exec(found) ?? []
    const isNext = /^\s*$/u.test(text.slice(pieces.at(-1)?.end ?? 0, index))
    const form = titleForms[`${base.toLowerCase()}${text[index + base.length] === '.' ? '.' : ''}`]
    const lower = (form ?? base).toLowerCase().replaceAll('’', "'")
    pieces.push({ text: base, lower, start: index, end: index + base.length, isNext })
    if (!contraction) continue
    const end = index + found.length
    pieces.push({
      text: contraction,
      lower: contraction.toLowerCase().replaceAll('’', "'"),
      start: end - contraction.length,
      end,
      isNext: true,
    })
  }
  return pieces
}

const isFunction = ({ lower, text }: Piece): boolean =>
  functionWords.has(lower) || lower === '' || !/[\p{L}\p{N}]/u.test(text)

interface Read {
  kind: Token['kind'] | 'title'
  // Empty for what is left out.
  key: string
  count: number
  words?: string[]
}

function readDate(pieces: readonly Piece[], at: number): Read | null {
  const piece = pieces[at]
  if (!piece || !/^\p{Lu}/u.test(piece.text)) return null
  const weekday = weekdayOf(piece.lower)
  // "Sun" and "Sat" are words, too; "May" and "March" as well, which is why a day has to follow the short ones.
  if (weekday) return { kind: 'date', key: weekday, count: dotted(pieces, at) }
  const month = monthOf(piece.lower)
  if (month === null) return null
  const skipped = dotted(pieces, at)
  const day = /^(\d{1,2})(?:st|nd|rd|th)?$/.exec(pieces[at + skipped]?.text ?? '')?.[1]
  if (day && Number(day) <= 31) return { kind: 'date', key: `${month}-${Number(day)}`, count: skipped + 1 }
  if (piece.lower === 'may' && at === 0) return null
  return { kind: 'date', key: `${month}`, count: skipped }
}

// 2 for a word with a full stop behind it, which is an abbreviation.
const dotted = (pieces: readonly Piece[], at: number): number => {
  const [word, next] = [pieces[at], pieces[at + 1]]
  return word && word.lower.length <= 4 && next?.text === '.' && next.start === word.end ? 2 : 1
}

function readNumber(pieces: readonly Piece[], at: number): Read | null {
  const piece = pieces[at]
  if (!piece) return null
  if (/^(?:\d{1,2}:\d{2}(?::\d{2})?|0\d+)$/.test(piece.text)) return { kind: 'number', key: piece.text, count: 1 }
  const [, unit = '', digits, ending = ''] = /^([$€£]?)(\d[\d,]*(?:\.\d+)?)(%|st|nd|rd|th|s)?$/u.exec(piece.text) ?? []
  const ordinal = ordinalOf(piece.lower)
  if (ordinal !== null) return { kind: 'number', key: `${ordinal}th`, count: 1 }
  let value = digits === undefined ? numberOf(piece.lower) : Number(digits.replaceAll(',', ''))
  if (value === null || Number.isNaN(value)) return null
  // A year is a date: it can stand at another place of its sentence.
  if (/^(?:19|20)\d\d$/.test(piece.text)) return { kind: 'date', key: piece.text, count: 1 }
  if (/^(?:st|nd|rd|th)$/.test(ending)) return { kind: 'number', key: `${value}th`, count: 1 }
  let count = 1
  for (let next = pieces[at + count]; next?.isNext; next = pieces[at + count]) {
    const magnitude = magnitudes[next.lower]
    const more = magnitude === 100 || value % 1_000 !== 0 || value === 0 ? null : numberOf(next.lower)
    if (magnitude) value = Math.round(value * magnitude * 100) / 100
    else if (more !== null && digits === undefined && more < 1_000) value += more
    else break
    count += 1
  }
  const next = pieces[at + count]
  const isShare =
    ending === '%' || next?.lower === 'percent' || (next?.lower === 'per' && pieces[at + count + 1]?.lower === 'cent')
  if (isShare)
    return { kind: 'number', key: `${value}%`, count: count + (ending === '%' ? 0 : next?.lower === 'per' ? 2 : 1) }
  if (unit === '' && (next?.lower === 'dollar' || next?.lower === 'dollars'))
    return { kind: 'number', key: `$${value}`, count: count + 1 }
  return { kind: 'number', key: `${unit}${value}${ending === 's' ? 's' : ''}`, count }
}

function readName(pieces: readonly Piece[], at: number, isKnownWord: (lower: string) => boolean): Read | null {
  const first = pieces[at]
  if (!first || !isCapital(first)) return null
  if (titles.has(first.lower)) return { kind: 'title', key: first.lower, count: 1 }
  let count = 0
  const words: string[] = []
  for (let piece: Piece | undefined = first; piece && isCapital(piece); piece = pieces[at + count]) {
    if (count > 0 && (!piece.isNext || titles.has(piece.lower) || readDate(pieces, at + count))) break
    if (functionWords.has(piece.lower)) break
    if (piece.lower) words.push(piece.lower)
    count += 1
    // The full stop of an initial or a title belongs to the name.
    const dot = pieces[at + count]
    if (dot?.text === '.' && dot.start === piece.end && (piece.text.length <= 1 || piece.lower === '')) count += 1
    else if (dot?.text === '.' && dot.start === piece.end && titleForms[`${piece.text.toLowerCase()}.`] !== undefined)
      count += 1
  }
  if (count === 0) return null
  if (words.length === 0) return { kind: 'name', key: '', count }
  const [word = ''] = words
  const isFirst = pieces.slice(0, at).every(({ text }) => !/[\p{L}\p{N}]/u.test(text))
  if (isFirst && words.length === 1 && isKnownWord(word)) return null
  return { kind: 'name', key: words.join(' '), words, count }
}

const isCapital = ({ text }: Piece): boolean => /^\p{Lu}/u.test(text)
