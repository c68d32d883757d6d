/** Whether a sentence says as its sources do that something is so, is not, may be or will be; and in which direction. */
import type { Aligned } from './alignment.ts'
import { bounds, type Cue, cuesOfFunctionWord, directions } from './lexicon.ts'
import { cuesOf, isStrongBorder, type SourceSentence } from './source.read.ts'
import type { Token } from './tokens.ts'

interface Cued {
  token: Token
  sentence: SourceSentence
  at: number
  here: ReadonlySet<Cue>
  there: ReadonlySet<Cue>
}

// Tokens within which a negation may have moved: "no homes were damaged", "homes were not damaged".
const reach = 2

/** Returns 'negation', 'hedge' or 'direction' when a sentence differs in it from its sources; null when it does not. */
export function wrongMeaning(
  aligned: readonly Aligned[],
  rest: readonly string[],
): 'negation' | 'hedge' | 'direction' | null {
  const tokens = aligned.map(({ token }) => token)
  const own = cuesOf(tokens)
  const cued = aligned.flatMap(({ token, place }, at): Cued[] => {
    if (!place) return []
    const index = Math.ceil(place.at)
    return [
      {
        token,
        sentence: place.sentence,
        at: index,
        here: own[at] ?? new Set(),
        // A pronoun stands before the word that is said to happen.
        there: (Number.isInteger(place.at) && place.sentence.cues[index]) || new Set(),
      },
    ]
  })
  if (!isSameNegation(cued) || isDeniedMoreOften(cued, rest) || cued.some((one) => !isSameParity(one)))
    return 'negation'
  if (!isSameEnd(cued, rest)) return 'negation'
  if (cued.some((one) => !isSameModality(one))) return 'hedge'
  if (!isSameDirection(cued, rest) || cued.some((one) => !isSameBound(one))) return 'direction'
  return null
}

function isSameNegation(cued: readonly Cued[]): boolean {
  const here = cued.filter((one) => one.here.has('negation'))
  const there = cued.filter((one) => one.there.has('negation'))
  // Those that stand where they stood are settled; each of the others needs another one near it.
  const moved = here.filter((one) => !one.there.has('negation'))
  const left = new Set(there.filter((one) => !one.here.has('negation')))
  for (const one of moved) {
    const partner = [...left].find((other) => isNear(one, other))
    if (partner) left.delete(partner)
    else if (!isNegatedNear(one)) return false
  }
  return left.size === 0
}

const isNear = (left: Cued, right: Cued): boolean =>
  left.sentence === right.sentence &&
  Math.abs(left.at - right.at) <= reach &&
  !isParted(left.sentence, left.at, right.at)

const isNegatedNear = ({ at, sentence }: Cued): boolean =>
  sentence.cues.some(
    (cues, other) => cues.has('negation') && Math.abs(other - at) <= 1 && !isParted(sentence, at, other),
  )

const isParted = ({ tokens }: SourceSentence, one: number, other: number): boolean =>
  tokens.slice(Math.min(one, other) + 1, Math.max(one, other) + 1).some(isStrongBorder)

const modal: readonly Cue[] = ['hedge', 'future', 'duty']

function isSameModality({ at, here, sentence, there, token }: Cued): boolean {
  // "will be $4": what a verb says of the future is no part of the number. "reportedly 40" is.
  if (token.kind === 'number') return here.has('hedge') === there.has('hedge') || here.has('future')
  const [own, other] = [modal.filter((cue) => here.has(cue)), modal.filter((cue) => there.has(cue))]
  if (own.length === other.length && own.every((cue) => other.includes(cue))) return true
  if (own.length === 0) return false
  // "will begin in May and last a week": the second verb shares the auxiliary verb of the first.
  const isSecond = sentence.tokens[at]?.before[0] === 'and'
  return isSecond && sentence.cues.slice(0, at).some((cues) => own.some((cue) => cues.has(cue)))
}

const negations = (words: readonly string[]): number =>
  words.filter((word) => cuesOfFunctionWord(word).includes('negation')).length

// "is not without danger" denies twice, "is without danger" once.
const isSameParity = ({ at, here, sentence, there, token }: Cued): boolean =>
  !(here.has('negation') && there.has('negation')) ||
  negations(token.before) % 2 === negations(sentence.tokens[at]?.before ?? []) % 2

// Compares what follows the last word with content, where that is the last one of the source sentence, too.
function isSameEnd(cued: readonly Cued[], rest: readonly string[]): boolean {
  const last = cued.at(-1)
  if (!last || last.at !== last.sentence.tokens.length - 1) return true
  const cuesIn = (words: readonly string[]) => [...new Set(words.flatMap(cuesOfFunctionWord))].toSorted().join()
  return cuesIn(rest) === cuesIn(last.sentence.rest)
}

// Whether a sentence has more negating words than its sources: two negations are none.
function isDeniedMoreOften(cued: readonly Cued[], rest: readonly string[]): boolean {
  const sources = [...new Set(cued.map(({ sentence }) => sentence))].flatMap(({ words }) => words)
  const own = [...cued.flatMap(({ token }) => token.before), ...rest]
  // "not only" without its "not" says less.
  const onlys = (words: readonly string[]) =>
    words.filter((word, at) => word === 'only' && words[at - 1] !== 'not').length
  return negations(own) > negations(sources) || onlys(own) > onlys(sources)
}

// Small words of direction must stand near the same words in the source, and no opposite one there.
function isSameDirection(cued: readonly Cued[], rest: readonly string[]): boolean {
  const isSaidNear = (word: string, { at, sentence }: Cued) => {
    const group = directions.find((list) => list.has(word))
    if (!group) return true
    const isSaid = (words: readonly string[]) => words.some((said) => group.has(said))
    return (
      sentence.tokens.some(
        ({ before, words }, other) => Math.abs(other - at) <= reach && (isSaid(before) || isSaid(words)),
      ) ||
      (at >= sentence.tokens.length - 2 && isSaid(sentence.rest))
    )
  }
  const last = cued.at(-1)
  const said = [...cued.flatMap(({ token }) => token.before), ...rest]
  const sources = [...new Set(cued.map(({ sentence }) => sentence))].flatMap(({ words }) => words)
  const isAsOften = directions.every((group) => {
    const times = (words: readonly string[]) => words.filter((word) => group.has(word)).length
    return times(said) <= times(sources)
  })
  return (
    isAsOften &&
    cued.every((one, at) => {
      // A small word can belong to the word before it, too: "for all of it, she said".
      const beside = [one, cued[at - 1]].filter((other) => other !== undefined)
      return one.token.before.every((word) => beside.some((other) => isSaidNear(word, other)) && !isOpposed(word, one))
    }) &&
    (last === undefined || rest.every((word) => isSaidNear(word, last)))
  )
}

const opposites: readonly (readonly [string, string])[] = [
  ['before', 'after'],
  ['more', 'less'],
  ['more', 'fewer'],
  ['over', 'under'],
  ['above', 'below'],
  ['up', 'down'],
  ['until', 'since'],
  ['most', 'least'],
  ['for', 'against'],
]

// Whether the source has the opposite word before the same token: "for" where it says "against".
const isOpposed = (word: string, { at, sentence }: Cued): boolean => {
  const there = sentence.tokens[at]?.before ?? []
  if (there.includes(word)) return false
  return opposites.some(
    ([one, other]) => (word === one && there.includes(other)) || (word === other && there.includes(one)),
  )
}

// A number keeps its limit: "up to 100 homes" are not 100 homes.
function isSameBound({ at, sentence, token }: Cued): boolean {
  if (token.kind !== 'number') return true
  const has = (words: readonly string[]) => words.some((word) => bounds.has(word))
  return !has(sentence.tokens[at]?.before ?? []) || has(token.before)
}
