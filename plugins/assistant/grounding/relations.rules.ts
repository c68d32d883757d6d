/** Whether the words of a sentence stand in the same relations as in its sources: who did it, how many of what, and when. */
import { type Aligned, type Found, isSpeech, type Place, sameSentence } from './alignment.ts'
import { usedTwice, wrongRun } from './clauses.rules.ts'
import { beForms } from './lexicon.ts'
import { isBorder, isStrongBorder, isTitle, type SourceSentence } from './source.read.ts'
import type { Token } from './tokens.ts'

// Tokens between which a subject and what it does may lie.
const farthest = 14
const farthestOfSpeech = 6

/** Returns the first word whose relation is another than in its source; null when all are the same. */
export function wrongRelation(aligned: readonly Aligned[]): string | null {
  const found = aligned.flatMap(({ token, place }): Found[] => (place ? [{ token, place }] : []))
  for (const [at, one] of found.entries()) {
    const previous = found[at - 1]
    const next = found[at + 1]
    // "Ortiz said Brandt denied it": who speaks stands before.
    const isSpoken = previous !== undefined && isSpeech(previous.token) && at > 1
    if (!isLinked(one, previous, next) && !(isSpoken && isLinked(one, undefined, next)))
      return one.token.words.join(' ')
    if (next && sameSentence(one, next) && !isBorder(next.token) && isCrossing(one.place, next.place))
      return next.token.words.join(' ')
    if (next && isTorn(one, next, at)) return next.token.words.join(' ')
    if (!hasSamePreposition(one)) return one.token.words.join(' ')
  }
  return usedTwice(found) ?? wrongRun(found)
}

function isTorn(one: Found, next: Found, at: number): boolean {
  if (!sameSentence(one, next) || isBorder(next.token) || isPair(one, next)) return false
  if ((one.token.kind !== 'word' && isFreelyPlaced(one)) || isFreelyPlaced(next)) return false
  const { tokens } = one.place.sentence
  if (next.token.kind === 'number') return tokens.filter(({ kind }) => kind === 'number').length > 1
  // What is said can stand before or behind who says it.
  const [from = 0, to = 0] = [one.place.at, next.place.at].toSorted((left, right) => left - right)
  const isOfAnother = tokens.some((token, place) => place > from && place < to && isSpeech(token))
  return !(isSpeech(one.token) && at > 0 && !isOfAnother)
}

function isLinked(one: Found, previous: Found | undefined, next: Found | undefined): boolean {
  const { token, place } = one
  const before = previous && sameSentence(previous, one) ? isPair(previous, one) : null
  const after = next && sameSentence(one, next) ? isPair(one, next) : null
  if (token.kind === 'number') return isNumberLinked(one, next, before, after)
  if (isFreelyPlaced(one)) return true
  if (token.kind === 'name') {
    const isWrong = (pair: boolean | null, border: Token | undefined) => pair === false && border && !isBorder(border)
    const isFreeAfter = next !== undefined && isFreelyPlaced(next)
    if (isWrong(before, token) || (isWrong(after, next?.token) && !isFreeAfter)) return false
    if (before === false && after === false) return false
  }
  return before === true || after === true || (before === null && after === null && place.sentence.tokens.length === 1)
}

function isPair(left: Found, right: Found): boolean {
  const { sentence } = left.place
  const step = right.place.at - left.place.at
  if (step === 0) return true
  const isEntity = left.token.kind !== 'word' || right.token.kind !== 'word'
  if (isTight(right.token) && isEntity) return isTightPair(left, right)
  if (isSpeech(left.token) || isSpeech(right.token)) return Math.abs(step) <= farthestOfSpeech && !hasRival(left, right)
  if (isListed(left.place, right.place) && isList(right.token)) return true
  if (step > 0 === hasSameVoice(left, right)) return Math.abs(step) <= farthest && !hasRival(left, right)
  return !isEntity && isTurned(sentence, left.place.at, right.place.at)
}

// Returns whether a speaker says it: before or behind what they say, and a name behind "said" only directly.
function isSpeechPair(left: Found, right: Found): boolean {
  const { tokens } = left.place.sentence
  const [speech, other] = isSpeech(left.token) ? [left, right] : [right, left]
  const gap = other.place.at - speech.place.at
  if (Math.abs(gap) > farthestOfSpeech || hasRival(left, right)) return false
  const between = tokens.slice(Math.floor(speech.place.at) + 1, Math.floor(other.place.at) + 1)
  return gap < 0 || other.token.kind !== 'name' || (gap <= 2 && !between.some(isBorder)) || left === speech
}

// Whether a token follows the one before without a word between: "12 homes", "Mayor Reed".
const isTight = ({ before }: Token): boolean => before.every((word) => word === "'s")

function isTightPair(left: Found, right: Found): boolean {
  const step = right.place.at - left.place.at
  const { tokens } = left.place.sentence
  const [from, to] = step > 0 ? [left.place.at, right.place.at] : [right.place.at, left.place.at]
  const between = tokens.slice(Math.floor(from) + 1, Math.floor(to) + 1)
  const isNumber = left.token.kind === 'number'
  if (step > 0 && step <= 3 && !hasRival(left, right)) {
    const isClose = isNumber
      ? between.every((token) => !isBorder(token))
      : between.every((token) => !isStrongBorder(token))
    if (isClose) return true
  }
  if (isNumber && left.token.kind !== right.token.kind && right.token.kind !== 'date') return false
  // A name before its verb, or beside what it is called: "Ana Lopez, the mayor" and "the mayor of Springfield".
  if (step > 0) return hasSameVoice(left, right) && step <= farthest && !hasRival(left, right)
  if (isSpeech(left.token) || isSpeech(right.token)) return isSpeechPair(left, right)
  const later = tokens[Math.floor(left.place.at)]
  if (!later) return false
  return (
    (step >= -2 && later.before.includes(',')) ||
    (step === -1 && later.before.some((word) => word === 'of' || word === "'s"))
  )
}

const relative = /^(?:which|who|whom|whose)$/

// Whether one of two places lies in a relative clause that is about another word: "otters eat urchins, which destroy
// kelp" does not say that otters destroy kelp.
function isCrossing(left: Place, right: Place): boolean {
  const { tokens } = left.sentence
  const [from = 0, to = 0] = [left.at, right.at].toSorted((one, other) => one - other)
  const begins = (index: number) => tokens[index]?.before.some((word) => relative.test(word)) === true
  const ends = (index: number) => tokens[index]?.before.includes(',') === true && !begins(index)
  const clauseOf = (at: number): number => {
    for (let index = Math.floor(at); index >= 0; index -= 1) {
      if (begins(index)) return index
      if (ends(index)) return -1
    }
    return -1
  }
  const [one, other] = [clauseOf(from), clauseOf(to)]
  if (one === other) return false
  // What a relative clause is about stands before it.
  return one >= 0 || other - from > 2
}

const strictPrepositions = /^(?:into|from|against|without)$/

function hasSamePreposition({ place, token }: Found): boolean {
  const own = preposition(token)
  const isStrict = strictPrepositions.test(own) || (own === 'to' && token.kind === 'name')
  return !isStrict || place.sentence.tokens[Math.ceil(place.at)]?.before.includes(own) === true
}

// Whether another name (for numbers: another number) lies between two places, which would be the one that is meant.
function hasRival(left: Found, right: Found): boolean {
  const { tokens } = left.place.sentence
  const [from, to] = [left.place.at, right.place.at].toSorted((one, other) => one - other)
  if (from === undefined || to === undefined) return false
  const isAboutName = left.token.kind === 'name' || right.token.kind === 'name'
  // What a speaker says is not what the speaker does: "Lopez said the fire began".
  const isSaid = !isSpeech(left.token) && !isSpeech(right.token)
  const isOwnWord = (at: number) => tokens[at + 1]?.before.some((word) => /^(?:he|she|they|it)$/.test(word)) === true
  if (isAboutName && isSaid && tokens.some((token, at) => at > from && at < to && isSpeech(token) && !isOwnWord(at)))
    return true
  return (['name', 'number', 'date'] as const).some((kind) => {
    const isOf = (token: Token) => token.kind === kind || (kind === 'name' && isTitle(token))
    if (!isOf(left.token) && !isOf(right.token)) return false
    const own = [left.token, right.token].filter((token) => token.kind === kind)
    return tokens.some((token, at) => {
      if (at <= from || at >= to || token.kind !== kind) return false
      // A title's own name.
      const before = tokens[at - 1]
      if (kind === 'name' && at - 1 === from && before && isTitle(before)) return false
      if (own.some(({ key }) => key === token.key || ` ${token.key} `.includes(` ${key} `))) return false
      if (isListed({ at: from }, { at }, tokens) || isListed({ at }, { at: to }, tokens)) return false
      return !isInParenthesis(tokens, at, from, to) && !isPlaceOfPhrase(token, kind)
    })
  })
}

// A name behind "in", "at", "of" belongs to the words before it, and is not who does what comes after it.
const isPlaceOfPhrase = ({ before }: Token, kind: Token['kind']): boolean =>
  kind === 'name' &&
  /^(?:in|at|of|near|from|on)$/.test(before.filter((word) => !/^(?:a|an|the)$/.test(word)).at(-1) ?? '')

function isInParenthesis(tokens: readonly Token[], at: number, from: number, to: number): boolean {
  const isSetApart = (index: number) => tokens[index]?.before.some((word) => /^[,(—–]$/.test(word)) === true
  const begins = isSetApart(Math.floor(from) + 1)
  const ends = Array.from({ length: Math.ceil(to) - at }, (_, index) => at + 1 + index).some(
    (index) => index <= to && tokens[index]?.before.some((word) => /^[,)—–]$/.test(word)),
  )
  return begins && ends
}

const listWords = /^(?:and|or|,|&|the|a|an|both)$/
const isList = ({ before }: Token): boolean => before.length > 0 && before.every((word) => listWords.test(word))

function isListed(
  left: Pick<Place, 'at'> & Partial<Place>,
  right: Pick<Place, 'at'>,
  given?: readonly Token[],
): boolean {
  const tokens = given ?? left.sentence?.tokens ?? []
  const [from = 0, to = 0] = [left.at, right.at].toSorted((one, other) => one - other)
  const between = tokens.slice(Math.floor(from) + 1, Math.floor(to) + 1)
  const first = tokens[Math.floor(from)]
  return (
    between.length > 0 &&
    first?.kind !== 'number' &&
    first?.kind !== 'date' &&
    between.every((token) => isList(token) && token.kind === first?.kind)
  )
}

function hasSameVoice(left: Found, right: Found): boolean {
  const { tokens } = left.place.sentence
  const [leftSource, rightSource] = [tokens[Math.ceil(left.place.at)], tokens[Math.ceil(right.place.at)]]
  if (!leftSource || !rightSource) return true
  const isReversed = right.place.at < left.place.at
  const isAgentHere = isAgent(right.token)
  const isAgentThere = isAgent(isReversed ? leftSource : rightSource) || isAgent(rightSource)
  if (isAgentHere !== isAgentThere) return !(right.token.kind === 'name' || isReversed)
  if (left.token.kind === 'word' && right.token.kind !== 'word') return true
  const isPassiveThere = isPassive(rightSource)
  return isPassive(right.token) === isPassiveThere || (!isReversed && left.token.kind === 'word')
}

const isAgent = ({ before }: Token): boolean => before.includes('by')

// "was sued": a form of "be" directly before a verb that is no "-ing" form.
const isPassive = ({ before, kind, words }: Token): boolean =>
  kind === 'word' &&
  before.some((word) => beForms.has(word)) &&
  !before.some((word) => /^(?:a|an|the|to|in|on|at|of|for)$/.test(word)) &&
  /(?:en|wn|[dt]|won|sung|hung)$/.test(words[0] ?? '')

// Whether two words that stand in the other order mean the same: "homes were damaged", "the mayor of the town".
function isTurned(sentence: SourceSentence, left: number, right: number): boolean {
  if (left - right > 2) return false
  const later = sentence.tokens[Math.floor(left)]
  return later?.before.some((word) => beForms.has(word) || /^(?:of|'s|that|who|which|in|for|from)$/.test(word)) === true
}

const prepositions =
  /^(?:in|on|at|near|by|to|from|with|for|during|under|between|after|before|since|until|against|through|over|than)$/

const preposition = ({ before }: Token): string => before.filter((word) => !/^(?:a|an|the)$/.test(word)).at(-1) ?? ''

// Whether a token can stand anywhere in its sentence: the only date, and what the same preposition introduces as only
// one.
function isFreelyPlaced({ token, place }: Found): boolean {
  const { tokens } = place.sentence
  if (token.kind === 'date' && datesOf(tokens) === 1) return true
  const source = tokens[Math.ceil(place.at)]
  const own = preposition(token)
  if (!source || !prepositions.test(own) || own !== preposition(source)) return false
  return tokens.filter((other) => other.kind === token.kind && preposition(other) === own).length === 1
}

// Returns how many dates a sentence has; "March 4, 2026" is one.
const datesOf = (tokens: readonly Token[]): number =>
  tokens.filter(({ before, kind }, at) => {
    const isRest = tokens[at - 1]?.kind === 'date' && before.every((word) => word === ',')
    return kind === 'date' && !isRest
  }).length

const limitWords = /^(?:under|over|above|below)$/
const rangeWords = /^(?:from|to|by|than)$/

function isNumberLinked(one: Found, next: Found | undefined, before: boolean | null, after: boolean | null): boolean {
  const { token, place } = one
  const { tokens } = place.sentence
  const source = tokens[place.at]
  if (!source) return false
  const [own, other] = [preposition(token), preposition(source)]
  const isRange = rangeWords.test(own) && rangeWords.test(other)
  if (isRange && own !== other) return false
  if (rangeWords.test(own) !== rangeWords.test(other) && tokens.filter(({ kind }) => kind === 'number').length > 1) {
    if (rangeWords.test(other) && own !== '') return false
  }
  const isLimit = limitWords.test(own) && own === other
  if (next && isTight(next.token) && after === false && !isLimit) return false
  if (before === true || after === true) return true
  return (isRange && own === other) || tokens.filter(({ kind }) => kind === 'number').length === 1
}
