import { align } from './alignment.ts'
import { functionWords, neutralStems, speechStems } from './lexicon.ts'
import { wrongMeaning } from './meaning.rules.ts'
import { type AnswerContext, wrongPronoun } from './pronoun.rules.ts'
import { wrongRelation } from './relations.rules.ts'
import type { SourcePassage, SourceSentence } from './source.read.ts'
import { stemOf } from './stem.ts'
import { tokensOf } from './tokens.ts'

export type WithheldReason =
  | 'no source'
  | 'markup'
  | 'instructions'
  | 'unsupported'
  | 'mixed'
  | 'relation'
  | 'negation'
  | 'hedge'
  | 'direction'
  | 'pronoun'
  | 'repeated'
  | 'too long'
  | 'cut off'
  | 'outdated'

export type Checked =
  | { ok: true /** Sentences of the passages that it stands on. */; sources: SourceSentence[]; context: AnswerContext }
  | { ok: false; reason: WithheldReason; word?: string }

/**
 * Checks that a sentence says nothing that its sources do not say. It errs towards withholding: a sentence that says the
 * same in words of its own may be withheld, one that says something else may not pass.
 *
 * @param passages those that it cites, prepared
 * @param previous what the sentence before it was about, which its pronouns may mean
 */
export function checkSentence(
  text: string,
  passages: readonly SourcePassage[],
  previous: AnswerContext | null,
): Checked {
  const isKnown = (word: string) =>
    functionWords.has(word) ||
    neutralStems.has(stemOf(word)) ||
    speechStems.has(stemOf(word)) ||
    passages.some(({ lowerWords }) => lowerWords.has(word))
  const sentence = tokensOf(text, isKnown)
  if (sentence.words.includes('respectively') && !passages.some(({ lowerWords }) => lowerWords.has('respectively')))
    return { ok: false, reason: 'relation', word: 'respectively' }
  const unknown = sentence.tokens.find((token) => token.kind === 'name' && !isAnyPhrase(token.words, passages))
  if (unknown) return { ok: false, reason: 'unsupported', word: unknown.key }
  const tokens = sentence.tokens.flatMap((token) => splitUnknownName(token, passages))
  if (tokens.length === 0) return { ok: false, reason: 'no source' }
  const alignment = align(tokens, passages)
  if (!alignment.ok) return alignment
  const { aligned } = alignment
  const word = wrongRelation(aligned)
  if (word !== null) return { ok: false, reason: 'relation', word }
  const meaning = wrongMeaning(aligned, sentence.rest)
  if (meaning) return { ok: false, reason: meaning }
  const pronoun = wrongPronoun(aligned, sentence.words, passages, previous)
  if (!pronoun.ok) return { ok: false, reason: 'pronoun' }
  const sources = [...new Set(aligned.flatMap(({ place }) => (place ? [place.sentence] : [])))]
  if (sources.length === 0) return { ok: false, reason: 'no source' }
  return { ok: true, sources, context: pronoun.context }
}

// Whether words stand in a passage one after the other, in capitals or not.
const isAnyPhrase = (words: readonly string[], passages: readonly SourcePassage[]): boolean =>
  passages.some(({ sentences }) =>
    sentences.some((sentence) => {
      const known = sentence.words.filter((word) => /[\p{L}\p{N}]/u.test(word))
      return known.some((_, at) => words.every((word, step) => isSameForm(known[at + step], word)))
    }),
  )

const isSameForm = (one: string | undefined, other: string): boolean =>
  one !== undefined && (one === other || stemOf(one) === stemOf(other))

// "City Council" for "the city council": a name that no source has as one is compared word by word.
function splitUnknownName(token: ReturnType<typeof tokensOf>['tokens'][number], passages: readonly SourcePassage[]) {
  const isName = passages.some(({ names }) => names.some((name) => ` ${name} `.includes(` ${token.key} `)))
  if (token.kind !== 'name' || isName) return [token]
  return token.words.map((word, at) => ({
    ...token,
    kind: 'word' as const,
    key: stemOf(word),
    words: [word],
    before: at === 0 ? token.before : [],
  }))
}
