/** Which paragraphs fit a question best, and whether they answer it. Pure. */
import type { FoundPassages, NearStory, Passage } from '../assistant.types.ts'
import { type RankedSource, type ScoredText, scoreSource, type WeighedWord } from './passagesScore.ts'
import type { Question } from './question.read.ts'

// Passages that a question gets, of one story at most, and stories that are near to it.
const most = { passages: 8, ofSource: 4, near: 3 }

// The same for a question about a span of time, which several stories answer.
const mostOverTime = { passages: 10, ofSource: 2 }

// Shares of the weight of a question that have to stand in a text, and in it and around it; and in and around a near
// story.
const needed = { inText: 0.55, around: 0.75, near: 0.4, inSection: 0.7 }

// Shares of the weight of a question to a candidate that stand in a text, in it and in its heading, and of words that are no
// names.
const ofProgram = { inText: 0.3, inSection: 0.55, others: 0.5 }

// Words of a question in a heading from which on the text below it is about the question.
const wordsOfHeading = 2

export type RankedPassages = Omit<FoundPassages, 'parts'> & { isClose: boolean }

/**
 * Returns the passages that fit best; `isAnswerable` as most words that matter stand in one of them, or around it.
 * `isClose` as a part of them does, of a candidate.
 * @param isOfCandidate whether they are of a candidate's program
 */
export function rankPassages(
  question: Question,
  words: readonly WeighedWord[],
  found: readonly RankedSource[],
  isOfCandidate: boolean,
): RankedPassages {
  if (question.isOfNews) return newsOf(question, found)
  const scored = found
    .flatMap((source) => scoreSource(source, words, question))
    .sort((one, other) => other.score - one.score || one.place - other.place)
  const own = words.filter(({ isBorrowed, isOptional }) => !isBorrowed && !isOptional).length
  const isAnswered = scored.some((text) => (isOfCandidate ? answersOfCandidate : answers)(text, own))
  const together = isAnswered || !question.isJoint ? [] : answerTogether(scored, words)
  return {
    passages: best([...together, ...scored], question.period?.isSpan ? mostOverTime : most).map(passageOf),
    near: nearest(scored),
    isAnswerable: isAnswered || together.length > 0,
    isClose: isOfCandidate && !isAnswered && scored.some(isClose),
  }
}

// Returns passages of several stories that answer together: each name and number of the question stands whole in one of
// them, beside the rest of what is asked. None when one of them does not.
function answerTogether(scored: readonly ScoredText[], words: readonly WeighedWord[]): ScoredText[] {
  const groups = new Set(words.flatMap(({ group, kind }) => (kind === 'word' ? [] : [group])))
  if (groups.size < 2 || words.every(({ kind }) => kind !== 'word')) return []
  const chosen = [...groups].map((group) =>
    scored.find((text) => text.groups.has(group) && text.matched >= 2 && text.aroundOthers >= needed.around),
  )
  const found = chosen.filter((text) => text !== undefined)
  return found.length === groups.size ? found : []
}

// Returns how each story begins: the question is about the news of a period, whatever it is about.
function newsOf({ period }: Question, found: readonly RankedSource[]): RankedPassages {
  const count = (period?.isSpan ? mostOverTime : most).passages
  const passages = found.slice(0, count).flatMap((source, place) => {
    const text = source.texts[0]?.text
    return text === undefined ? [] : [passageOf({ source, place: 0, text, score: 1 / (place + 1) })]
  })
  return { passages, near: [], isAnswerable: passages.length > 0, isClose: false }
}

function answers(text: ScoredText, own: number): boolean {
  const { around, hasBorrowed, hasRequired, inHeading, inSection, inText, matched } = text
  if (!hasRequired || !hasBorrowed) return false
  if (isAllInHeading(text, own)) return true
  const isAbout = inHeading >= wordsOfHeading && matched > 0 && inSection >= needed.inSection
  return isAbout || (matched >= Math.min(2, own) && inText >= needed.inText && around >= needed.around)
}

// The same of a candidate's program: that there is nothing in it must not be said lightly.
function answersOfCandidate(text: ScoredText, own: number): boolean {
  const { aroundOthers, hasBorrowed, hasRequired, inSection, inText, matched, ownInSection } = text
  if (!hasRequired || !hasBorrowed) return false
  if (isAllInHeading(text, own)) return true
  const isEnough = ownInSection >= Math.min(2, own) && inSection >= ofProgram.inSection
  return (own === 0 || matched > 0) && isEnough && inText >= ofProgram.inText && aroundOthers >= ofProgram.others
}

const isAllInHeading = ({ ownInHeading }: ScoredText, own: number): boolean => own > 0 && ownInHeading === own

const isClose = ({ hasBorrowed, hasRequired, inSection, matched, ownInHeading }: ScoredText): boolean =>
  hasRequired && hasBorrowed && matched + ownInHeading > 0 && inSection >= needed.near

const passageOf = ({
  source,
  place,
  text,
  score,
}: Pick<ScoredText, 'source' | 'place' | 'text' | 'score'>): Passage => {
  const { title, publishedAt, label } = source
  const heading = source.texts[place]?.heading ?? ''
  return { ...source.passageAt(place), text, heading, title, publishedAt, label, score }
}

// Returns the best of all, each text once.
function best(scored: readonly ScoredText[], limits: { passages: number; ofSource: number }): ScoredText[] {
  const texts = new Set<string>()
  const counts = new Map<string, number>()
  const chosen: ScoredText[] = []
  for (const one of scored) {
    const count = counts.get(one.source.key) ?? 0
    if (texts.has(one.text) || count >= limits.ofSource) continue
    texts.add(one.text)
    counts.set(one.source.key, count + 1)
    chosen.push(one)
    if (chosen.length === limits.passages) break
  }
  return chosen
}

function nearest(scored: readonly ScoredText[]): NearStory[] {
  const near = new Map<string, NearStory>()
  for (const { source, around } of scored) {
    const { title, url, publishedAt, label } = source
    if (around < needed.near || url === '' || near.has(source.key)) continue
    near.set(source.key, { title, url, publishedAt, label })
    if (near.size === most.near) break
  }
  return [...near.values()]
}
