import { sentencesIn } from '../sentences.ts'
import { type Cue, cuesOfFunctionWord, cuesOfStem, functionWords, hedgingAdverbs, titles } from './lexicon.ts'
import { stemOf } from './stem.ts'
import { type Token, type TokenSentence, tokensOf } from './tokens.ts'

export interface SourceSentence extends TokenSentence {
  /** Which passage, from 0. */
  passage: number
  /** Which sentence of it, from 0. */
  index: number
  cues: ReadonlySet<Cue>[]
  /** Where it stands in the text of the passage. */
  start: number
  end: number
}

export interface SourcePassage {
  text: string
  sentences: SourceSentence[]
  /** Words that stand somewhere in it in lower case. */
  lowerWords: ReadonlySet<string>
  /** Words of its names, contiguous: "ana lopez". */
  names: string[]
  /** Titles by the name that they stand before, as stems. */
  titlesOf: ReadonlyMap<string, string[]>
}

/** Prepares a passage. @param passage its place among those that were given to the model, from 0 */
export function readPassage(text: string, passage: number): SourcePassage {
  const lowerWords = new Set([...text.matchAll(/(?<![\p{L}\p{N}])\p{Ll}[\p{L}\p{M}]*/gu)].map(([word]) => word))
  const isKnown = (word: string) => lowerWords.has(word) || functionWords.has(word)
  const sentences = sentencesIn(text).map(({ text: sentence, start, end }, index): SourceSentence => {
    const read = tokensOf(sentence, isKnown)
    return { ...read, passage, index, start, end, cues: cuesOf(read.tokens) }
  })
  const all = sentences.flatMap(({ tokens }) => tokens.filter(({ kind }) => kind === 'name'))
  const titlesOf = new Map<string, string[]>()
  for (const { tokens } of sentences) {
    for (const [at, token] of tokens.entries()) {
      if (token.kind !== 'name') continue
      const beside = [tokens[at - 1], tokens[at + 1]].filter((other) => other && isTitle(other))
      const known = beside.flatMap((other) => (other ? [other.key] : []))
      if (known.length > 0) titlesOf.set(token.key, [...(titlesOf.get(token.key) ?? []), ...known])
    }
  }
  return { text, sentences, lowerWords, names: all.map(({ key }) => key), titlesOf }
}

const titleStems = new Set([...titles].map(stemOf))

export function isTitle({ kind, key }: Token): boolean {
  return kind === 'word' && titleStems.has(key)
}

// Words of a clause's border: what they stand before may come from another sentence of a source.
const borders = new Set([
  ...',;:—–()"“”',
  ...'and but while as after before because although though who which that when where if since until so or'.split(' '),
])

export function isBorder({ before }: Token): boolean {
  return before.some((word) => borders.has(word))
}

const strongBorders = new Set([...',;:—–()', 'but', 'and', 'while', 'because', 'although', 'though', 'which', 'who'])
export function isStrongBorder({ before }: Token): boolean {
  return before.some((word) => strongBorders.has(word))
}

/**
 * Returns what is said about each token by the words before it: that it is not so, may be so, will be so. A verb that
 * depends on another one with "to" has what is said about that one, too.
 */
export function cuesOf(tokens: readonly Token[]): ReadonlySet<Cue>[] {
  const found: Set<Cue>[] = []
  for (const [at, token] of tokens.entries()) {
    const cues = new Set(ofWords(token.before))
    const previous = tokens[at - 1]
    const ofPrevious = found[at - 1]
    if (previous && ofPrevious && !isStrongBorder(token)) {
      const isVerbAfterTo = isInfinitive(token.before)
      const isDependent = token.before.at(-1) === 'from' || token.before.includes('that') || isGerund(token)
      if (isDependent && token.kind === 'word') for (const cue of cuesOfStem(previous.key)) cues.add(cue)
      if (isVerbAfterTo && token.kind === 'word') for (const cue of cuesOfGovernor(tokens, at)) cues.add(cue)
      const isAdverb = previous.kind === 'word' && /(?:ly|^longer|^yet|^still)$/.test(previous.words[0] ?? '')
      if (hedgingAdverbs.has(previous.words[0] ?? '')) cues.add('hedge')
      // A verb has its adverb's and its auxiliary verb's cues: "did not immediately say", "is not expected to close".
      if (isAdverb || isVerbAfterTo) for (const cue of ofPrevious) cues.add(cue)
    }
    found.push(cues)
  }
  return found
}

// "to pay", and "to get the votes".
const isInfinitive = (before: readonly string[]): boolean => {
  const at = before.lastIndexOf('to')
  return at >= 0 && (at === before.length - 1 || /^(?:be|get|have|do)$/.test(before[at + 1] ?? ''))
}

// Words between a verb and what depends on it with "to": "expects the repairs to take".
const governorReach = 4

function cuesOfGovernor(tokens: readonly Token[], at: number): Cue[] {
  for (let index = at - 1; index >= Math.max(0, at - governorReach); index -= 1) {
    const token = tokens[index]
    const cues = token ? cuesOfStem(token.key) : []
    if (cues.length > 0) return cues
    if (!token || isStrongBorder(token)) return []
  }
  return []
}

const isGerund = ({ words }: Token): boolean => words[0]?.endsWith('ing') === true

function ofWords(words: readonly string[]): Cue[] {
  return words.flatMap((word, at) => {
    // "not only … but also" denies nothing.
    if (word === 'not' && words[at + 1] === 'only') return []
    // "no" before a full stop is the short form of "number".
    if (word === 'no' && words[at + 1] === '.') return []
    return cuesOfFunctionWord(word)
  })
}
