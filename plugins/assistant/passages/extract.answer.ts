/** Answering by quoting. Pure. */
import type { FoundPassages, Passage, QuestionPart } from '../assistant.types.ts'
import { sentencesOf } from '../sentences.ts'
import { isMeaningful, stemOf, type Word, wordsOf } from './wordsMatch.ts'

/** A sentence of a passage, letter by letter as it stands there. */
export interface Quoted {
  sentence: string
  passage: Passage
}

interface Candidate extends Quoted {
  place: number
  order: number
  matched: Set<Word>
  length: number
  score: number
}

// Sentences of an answer.
const most = 4

// Characters of an answer above which no other sentence is added, and of a sentence that is quoted.
const maxLetters = { answer: 700, sentence: 600 }

// Share of the best sentence's score that others need.
const share = 0.6

// Share of the words of a shorter sentence that two have in common when they say the same.
const alike = 0.75

// A sentence about what should be or once was; what is true now often stands in the sentence after it.
const isIntention = /\b(?:(?:is|are|was|were) (?:supposed|meant|designed) to|should (?:be|have)|used to)\b/iu

// Sentences of an answer to several questions, and about a span of time, one a story.
const mostTogether = 6

/** Answers by quoting: the sentences that fit best, word for word, each with its passage; null when nothing fits. */
export function answerByExtract({ isAnswerable, parts, passages }: FoundPassages): Quoted[] | null {
  if (!isAnswerable) return null
  const quoted: Quoted[] = []
  for (const part of parts.filter((one) => one.isAnswerable)) {
    const found = passages.filter(({ id }) => part.passages.includes(id))
    const more = quoteFor(part, found).filter(({ sentence }) => !quoted.some((one) => one.sentence === sentence))
    quoted.push(...(parts.length > 1 ? more.slice(0, 2) : more))
  }
  return quoted.length > 0 ? quoted.slice(0, mostTogether) : null
}

function quoteFor(
  { isOfCandidate, isOverTime, question, subject }: QuestionPart,
  passages: readonly Passage[],
): Quoted[] {
  const subjectWords = new Set(wordsOf(subject).filter(isMeaningful).map(stemOf))
  const candidates = passages
    .flatMap((passage, place) => candidatesOf(passage, place, subjectWords))
    // Without words of a subject, the question is about the news of a day: how each story begins.
    .filter(({ matched, order }) => matched.size > 0 || (subjectWords.size === 0 && order === 0))
  const weights = weightsOf(subjectWords, candidates)
  for (const candidate of candidates)
    candidate.score = scoreOf(candidate, weights, { question, best: passages[0]?.score || 1 })
  const sorted = candidates.sort((one, other) => other.score - one.score || one.place - other.place)
  if (isOverTime) return ofEachStory(sorted)
  const chosen = inOrder(choose(sorted))
  return (isOfCandidate ? chosen : chosen.flatMap(withNextFact)).slice(0, most)
}

// Returns the best sentence of each story that fits nearly as well as the best one, the oldest story first.
function ofEachStory(sorted: readonly Candidate[]): Quoted[] {
  const stories = new Map<string, Candidate>()
  const best = Math.max(...sorted.map(({ passage }) => passage.score))
  for (const candidate of sorted.filter(({ passage }) => passage.score >= share * best)) {
    const isSaid = [...stories.values()].some(({ sentence }) => isAlike(sentence, candidate.sentence))
    if (!stories.has(candidate.passage.title) && !isSaid && stories.size < mostTogether)
      stories.set(candidate.passage.title, candidate)
  }
  const dateOf = ({ passage }: Candidate) => passage.publishedAt ?? ''
  return [...stories.values()].sort((one, other) => dateOf(one).localeCompare(dateOf(other)))
}

// Adds the next sentence of the text to one about what should be, unless the next one is chosen as well.
function withNextFact({ sentence, passage, order }: Candidate, _: number, chosen: readonly Candidate[]): Quoted[] {
  const next = isIntention.test(sentence) ? sentencesOf(passage.text)[order + 1] : undefined
  const isChosen = chosen.some((other) => other.passage === passage && other.order === order + 1)
  if (next === undefined || isChosen || next.length > maxLetters.sentence) return [{ sentence, passage }]
  return [
    { sentence, passage },
    { sentence: next, passage },
  ]
}

// Words of a sentence below which it is a lead-in: "What it costs."
const fewestWords = 4

function candidatesOf(passage: Passage, place: number, subjectWords: ReadonlySet<Word>): Candidate[] {
  const sentences = sentencesOf(passage.text)
  const first = sentences.findIndex((sentence) => wordsOf(sentence).length >= fewestWords)
  // The heading names the subject of the first sentence below it; a whole subject, of all of them.
  const ofHeading = wordsOf(passage.heading).map(stemOf)
  const isWhole = subjectWords.size > 0 && [...subjectWords].every((word) => ofHeading.includes(word))
  return sentences.flatMap((sentence, order) => {
    if (sentence.length > maxLetters.sentence) return []
    const words = wordsOf(sentence).map(stemOf)
    const matched = new Set(
      [...words, ...(isWhole || order === first ? ofHeading : [])].filter((word) => subjectWords.has(word)),
    )
    return [{ sentence, passage, place, order, matched, length: words.length, score: 0 }]
  })
}

// The fewer sentences have a word, the more it counts.
function weightsOf(subjectWords: ReadonlySet<Word>, candidates: readonly Candidate[]): Map<Word, number> {
  const counts = [...subjectWords].map(
    (word) => [word, candidates.filter(({ matched }) => matched.has(word)).length] as const,
  )
  return new Map(counts.map(([word, count]) => [word, Math.log(1 + candidates.length / (count + 0.5))]))
}

// What the answer to some questions has in it.
const expected: readonly (readonly [question: RegExp, answer: RegExp])[] = [
  [
    /\bhow (?:many|much|old|long|far|high|big|large|deep|wide|tall|heavy|fast|small)\b/iu,
    /\p{N}|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|dozen|hundred|thousand|million|half)\b/iu,
  ],
  [
    /\bwhen\b|\bwhat (?:day|date|time|year)\b/iu,
    /\p{N}|\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b|\b(?:january|february|march|april|may|june|july|august|september|october|november|december|today|yesterday|tomorrow|week|month|year)\b/iu,
  ],
  [/\bwho(?:m|se)?\b/iu, /(?<=\S\s)\p{Lu}\p{Ll}+/u],
  [/\bwhy\b/iu, /\b(?:because|since|due|so that|in order|reason|caused?|after)\b/iu],
]

function scoreOf(
  { sentence, matched, passage, order, length }: Candidate,
  weights: ReadonlyMap<Word, number>,
  { question, best }: { question: string; best: number },
): number {
  const words = [...matched].reduce((total, word) => total + (weights.get(word) ?? 0), 0)
  const isExpected = expected.some(([interrogative, answer]) => interrogative.test(question) && answer.test(sentence))
  // A pronoun at the head needs the sentence before it.
  const isDependent = order > 0 && /^(?:he|she|it|they|this|that|these|those|but|and|so|there)\b/iu.test(sentence)
  const fitness = 0.5 + passage.score / (2 * best)
  return words * fitness * (isExpected ? 1.3 : 1) * (isDependent ? 0.85 : 1) * (length < 5 ? 0.6 : 1)
}

// Takes the best ones, none that says what another one says.
function choose(candidates: readonly Candidate[]): Candidate[] {
  const [first] = candidates
  if (!first) return []
  const chosen = [first]
  let length = first.sentence.length
  for (const candidate of candidates.slice(1)) {
    if (chosen.length === most || length >= maxLetters.answer || candidate.score < share * first.score) break
    if (chosen.some((other) => isAlike(other.sentence, candidate.sentence))) continue
    if (length + candidate.sentence.length > maxLetters.answer) continue
    chosen.push(candidate)
    length += candidate.sentence.length
  }
  return chosen
}

function isAlike(one: string, other: string): boolean {
  const [few, many] = [one, other].map((text) => new Set(wordsOf(text).map(stemOf))).sort((a, b) => a.size - b.size)
  if (!few || !many) return false
  return [...few].filter((word) => many.has(word)).length >= alike * few.size
}

// Story by story, the one with the best sentence first, and within a story as it goes on.
function inOrder(chosen: readonly Candidate[]): Candidate[] {
  const stories = [...new Set(chosen.map(({ passage }) => passage.title))]
  const storyOf = ({ passage }: Candidate) => stories.indexOf(passage.title)
  const placeOf = ({ passage }: Candidate) => passage.id
  return chosen.toSorted(
    (one, other) =>
      storyOf(one) - storyOf(other) ||
      (placeOf(one) === placeOf(other) ? one.order - other.order : one.place - other.place),
  )
}
