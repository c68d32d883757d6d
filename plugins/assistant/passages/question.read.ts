/** Reading a question: its words, names, phrases and time. Pure. */
import { addressed, stemsOfQuestion } from './candidateQuestion.ts'
import { periodOf } from './questionDates.ts'
import type { Asking, Period } from './questionDays.ts'
import { isMeaningful, stemOf, type Word, wordsOf } from './wordsMatch.ts'

export interface QuestionWord {
  word: Word
  /** A name or a number has to be in the story; of other words most. */
  kind: 'name' | 'number' | 'word'
  isBorrowed: boolean
  // True for a word that need not stand in an answer, and for what a candidate is to do.
  isOptional: boolean
  isVerb: boolean
  /** Adjacent names have the same number: they are one name. */
  group: number
}

export interface Question {
  words: QuestionWord[]
  phrases: Word[][]
  period: Period | null
  /** True for a question about the news of a period and nothing else. */
  isOfNews: boolean
  /**
   * The newest question without the words of its period, and without those that are optional; the words of those before it
   * where it has none.
   */
  subject: string
  /** True for a follow-up that may be about another subject than the questions before it. */
  mayStandAlone: boolean
  /** True for a question that names several at once, of which each may stand in a story of its own. */
  isJoint: boolean
}

// Words that join the subjects of a question.
const joint = /\b(?:and|or|both|versus|vs|compared?|between)\b|,/iu

// Words of a question that are looked for.
const mostWords = 16

// Earlier questions in which a follow-up's subject is looked for.
const reach = 3

// Words for a course of events, which are not the subject of a question about a span of time.
const course =
  /\b(?:chang(?:e[ds]?|ing)|develop(?:ed|ments?|ing)?|unfold(?:ed|ing)?|evolv(?:ed?|ing)|progress(?:ed)?|timeline|new|differ(?:ent|ence)s?)\b/giu

// Words for someone or something that was named before.
const forPeople = /\b(?:he|she|him|her|hers|his|they|them|their|theirs)\b/iu
const forThings = /\b(?:it|its|this|that|these|those|there|then|one|ones|such)\b/iu
const followsOn = /^\s*(?:and|but|so|why|what about|how about|what else|who else|when|where|how so|since when)\b/iu

// A question whose subject stands in the one before it: "and who pays?".
const asksOpenly = /^\s*(?:and\s+)?(?:who|when|where|why|which|how(?!\s+about\b))\b/iu

// Questions that are answered of those that a reader asks at once.
const mostParts = 4

/**
 * Returns the questions that are asked at once: divided after a question mark, and before another interrogative word. The
 * question itself for one. To a candidate, what only calls them is none.
 */
export function partsOf(question: string, candidate: string | null): string[] {
  const parts = question
    .split(
      /(?<=\?)\s+|[,;]\s+(?:and\s+)?(?=(?:who|what|when|where|why|how)\b)|\s+and\s+(?=(?:who|what|when|where|why|how)\s+(?:is|are|was|were|did|does|do|has|have|had|will|would|can|could|about|much|many|long|old|far)\b)/iu,
    )
    .map((part) => part.trim())
    .filter((part) => /[\p{L}\p{N}]/u.test(part) && !(candidate !== null && isCall(part, candidate)))
  return parts.length > 1 && parts.length <= mostParts ? parts : [question]
}

export interface Conversation {
  // The newest last.
  questions: readonly string[]
  // Name of the candidate to whom the question is put; null for the publication.
  candidate: string | null
  // True where the newest question goes on from the one before it in the same message.
  isContinued: boolean
}

// Returns whether a part only calls the candidate, or asks for what the part beside it is about.
const isCall = (part: string, candidate: string): boolean =>
  /^(?:(?:(?:dear|hi|hello)\s+)?you|(?:so\s+)?what (?:will|would|can|do) you (?:do|say|plan|propose|think)(?: (?:about|of|to) (?:it|that|this))?)\W*$/iu.test(
    addressed(part, candidate).trim(),
  )

/** Reads the newest of the questions; what a follow-up leaves unsaid comes from those before it. */
export function readQuestion({ candidate, isContinued, questions }: Conversation, asking: Asking): Question {
  const [newest = '', ...earlier] = questions
    .map((question) => (candidate === null ? question : addressed(question, candidate)))
    .toReversed()
  const { period, rest: undated } = periodOf(newest, asking)
  const rest = period?.isSpan ? undated.replace(course, ' ') : undated
  const own = contentWords(rest, candidate)
  const subjectWords = own.filter(({ isOptional }) => !isOptional)
  const isOpen = isContinued && asksOpenly.test(newest) && subjectWords.length < 2 && !subjectWords.some(isName)
  const borrowed = isOpen || isFollowUp(newest, subjectWords) ? subjectOf(earlier.slice(0, reach), own, candidate) : []
  const words = [...own.slice(0, mostWords - borrowed.length), ...borrowed]
  const isOfNews = words.length === 0 && period !== null
  const isOfBefore = isOpen || forPeople.test(newest) || forThings.test(newest)
  const fewest = candidate === null ? 2 : 1
  const nouns = subjectWords.filter(({ isVerb }) => !isVerb)
  // What a candidate is to do stands in sentences about anything.
  const ofOwn = candidate !== null && isOpen ? [] : nouns.length > 0 ? nouns : subjectWords
  const said = own.length === 0 || isOpen ? [...ofOwn, ...borrowed] : ofOwn
  return {
    ...{ words, period, isOfNews },
    phrases: phrasesIn(rest),
    subject: said.length === own.length ? rest : said.map(({ word }) => word).join(' '),
    mayStandAlone: borrowed.length > 0 && !isOfBefore && subjectWords.length >= fewest,
    isJoint: joint.test(rest),
  }
}

const isName = ({ kind }: QuestionWord): boolean => kind === 'name'

function isFollowUp(question: string, own: readonly QuestionWord[]): boolean {
  const hasName = own.some(isName)
  if (forPeople.test(question)) return true
  return !hasName && (forThings.test(question) || (own.length <= 2 && followsOn.test(question)) || own.length === 0)
}

// Returns the words of the newest question that says what it is about, names first.
function subjectOf(earlier: readonly string[], own: readonly QuestionWord[], candidate: string | null): QuestionWord[] {
  const known = new Set(own.map(({ word }) => stemOf(word)))
  for (const question of earlier) {
    const words = contentWords(question, candidate).filter(
      ({ isOptional, word }) => !isOptional && !known.has(stemOf(word)),
    )
    const names = words.filter(({ kind }) => kind === 'name')
    if (words.length > 0) {
      return [...names, ...words.filter(({ kind }) => kind !== 'name')]
        .slice(0, 6)
        .map((word) => ({ ...word, isBorrowed: true }))
    }
  }
  return []
}

const noStems = { optional: new Set<Word>(), verbs: new Set<Word>() }

function contentWords(text: string, candidate: string | null): QuestionWord[] {
  const { optional, verbs } = candidate === null ? noStems : stemsOfQuestion(text, candidate)
  const pieces = text.match(/[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}.,:'’]*/gu) ?? []
  // Where hardly a word is without a capital, one says nothing.
  const small = pieces.filter((piece) => /^\p{Ll}/u.test(piece)).length
  const found = new Map<Word, QuestionWord>()
  let group = 0
  for (const [place, piece] of pieces.entries()) {
    const isName = place > 0 && small * 4 >= pieces.length - 1 && /^\p{Lu}/u.test(piece)
    const isSameName = isName && /^\p{Lu}/u.test(pieces[place - 1] ?? '') && !/[,;:]$/u.test(pieces[place - 1] ?? '')
    if (!isSameName) group += 1
    for (const word of wordsOf(piece).filter(isMeaningful)) {
      const kind = /^\p{N}/u.test(word) ? 'number' : isName ? 'name' : 'word'
      const stem = stemOf(word)
      const of = { isBorrowed: false, isOptional: optional.has(stem), isVerb: verbs.has(stem) }
      if (!found.has(stem)) found.set(stem, { word, kind, group, ...of })
    }
  }
  return [...found.values()].slice(0, mostWords)
}

const phrasesIn = (text: string): Word[][] =>
  [...text.matchAll(/["“„«]([^"”“»]{3,200})["”“»]/gu)]
    .map(([, phrase = '']) => wordsOf(phrase))
    .filter((words) => words.length > 1)
    .slice(0, 3)
