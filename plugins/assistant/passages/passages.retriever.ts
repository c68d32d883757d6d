import type { PayloadRequest } from 'payload'
import type { Queryable } from '#database/sql.ts'
import { PublicReads } from '../../reader-api/publicReads.ts'
import { limited } from '../../search/postgres/postgres.retriever.ts'
import { nearWords } from '../../search/postgres/spelling.find.ts'
import { respell } from '../../search/postgres/spelling.ts'
import type { AssistantRecord, FoundPassages, PassageRetriever, QuestionPart } from '../assistant.types.ts'
import { type RankedPassages, rankPassages } from './passagesRank.ts'
import type { RankedSource, WeighedWord } from './passagesScore.ts'
import { partsOf, type Question, readQuestion } from './question.read.ts'
import type { Asking } from './questionDays.ts'
import { countPassages, currentVersions, findSources, visibleSources } from './sources.find.ts'
import { countAll, counted, countStories, findStories, newestStory } from './stories.find.ts'
import { passagesOfStory, storySource } from './storyPassages.ts'
import { wordsOf } from './wordsMatch.ts'

// What a word counts by its kind, where it does not stand in this question, and where an answer may lack it.
const weights = { name: 1.4, number: 1.2, word: 1, borrowed: 0.5, optional: 0.3 }

// Letters of the shortest word whose spelling is corrected.
const shortestCorrected = 5

/**
 * Finds paragraphs in PostgreSQL. Stories are found by the search index of readers, and then read as an anonymous reader:
 * what is not published any more is in no passage, whatever the index says.
 */
export const passageRetriever: PassageRetriever = {
  find: async (req, assistant, questions) => {
    const reads = await PublicReads.open(req.payload)
    const { language, timeZone } = await reads.settings()
    const asking = { now: new Date(), timeZone, language }
    const parts = partsOf(questions.at(-1) ?? '', assistant.candidate)
    const answers: FoundPart[] = []
    for (const [place, part] of parts.entries()) {
      // A part is understood by those before it, as a follow-up is.
      const before = [...questions.slice(0, -1), ...parts.slice(0, place)]
      answers.push(
        await findPart(req, reads, { assistant, asking, questions: [...before, part], isContinued: place > 0 }),
      )
    }
    return joined(answers)
  },
  newest: async (req, { scope }) => (scope.usesStories ? newestStory(req, scope) : null),
  current: async (req, passages) => {
    const reads = await PublicReads.open(req.payload)
    const ids = passages.map(({ id }) => id)
    const stories = new Set(ids.flatMap((id) => /^post:(\d+)#/u.exec(id)?.[1] ?? []))
    const [read, own] = await Promise.all([readStories(reads, [...stories]), currentVersions(req, reads, ids)])
    const versions = new Map([...own, ...read.flatMap(versionsOf)])
    return new Set(passages.filter(({ id, version }) => versions.get(id) === version).map(({ id }) => id))
  },
  visible: async (req, keys) => {
    const reads = await PublicReads.open(req.payload)
    const stories = keys.flatMap((key) => /^post:(\d+)$/u.exec(key)?.[1] ?? [])
    const [read, own] = await Promise.all([readStories(reads, stories), visibleSources(req, reads, keys)])
    return new Set([...own, ...read.map(({ key }) => key)])
  },
}

interface FoundPart extends RankedPassages {
  part: QuestionPart
}

interface PartSearch {
  assistant: AssistantRecord
  asking: Asking
  // Those of the conversation, the newest last.
  questions: readonly string[]
  isContinued: boolean
}

// Finds passages for one question; for a span of time in which no story answers it, at any time.
async function findPart(req: PayloadRequest, reads: PublicReads, search: PartSearch): Promise<FoundPart> {
  const { asking, assistant, isContinued, questions } = search
  const { language } = asking
  const question = readQuestion({ questions, candidate: assistant.candidate, isContinued }, asking)
  const isOverTime = question.period?.isSpan ?? false
  const found: RankedPassages & Pick<Question, 'subject'> =
    question.words.length === 0 && !question.isOfNews
      ? { passages: [], near: [], isAnswerable: false, isClose: false, subject: question.subject }
      : await limited(req, (within) => lookUp(within, reads, { assistant, question, language })).then(
          async ({ words, stories, own, subject }) => {
            const sources = [...own, ...(await readStories(reads, stories))]
            return { ...rankPassages(question, words, sources, assistant.candidate !== null), subject }
          },
        )
  if (isOverTime && !found.isAnswerable && question.words.length > 0)
    return findPart(req, reads, { ...search, questions: [...questions.slice(0, -1), question.subject] })
  if (!found.isAnswerable && question.mayStandAlone)
    return findPart(req, reads, { ...search, questions: questions.slice(-1) })
  const { isAnswerable, isClose, passages, subject } = found
  const ids = passages.map(({ id }) => id)
  const part = {
    question: questions.at(-1) ?? '',
    subject,
    isOverTime,
    isAnswerable,
    isClose,
    isOfCandidate: assistant.candidate !== null,
    passages: ids,
  }
  return { ...found, part }
}

// Passages of several questions.
const mostOfParts = 12

// Merges the passages found for several questions, the best of each first.
function joined(answers: readonly FoundPart[]): FoundPassages {
  const maxLength = Math.max(...answers.map(({ passages }) => passages.length))
  const inTurn = Array.from({ length: maxLength }, (_, place) =>
    answers.flatMap(({ passages }) => passages[place] ?? []),
  )
  const passages = [...new Map(inTurn.flat().map((passage) => [passage.id, passage])).values()]
  return {
    passages: passages.slice(0, mostOfParts),
    parts: answers.map(({ part }) => part),
    near: [...new Map(answers.flatMap(({ near }) => near).map((story) => [story.url, story])).values()].slice(0, 3),
    isAnswerable: answers.some(({ isAnswerable }) => isAnswerable),
  }
}

// Returns whether answers may cite a story of this type. Sponsored stories are advertising.
const isReporting = ({ type }: { type: string }): boolean => type !== 'sponsored'

interface LookUp {
  assistant: AssistantRecord
  question: Question
  language: string
}

async function lookUp(req: Queryable, reads: PublicReads, { assistant, question: original, language }: LookUp) {
  const { scope } = assistant
  const { question, counts, all } = await correct(req, assistant, original, language)
  const words = question.words.flatMap((word): WeighedWord[] => {
    const documents = counts.get(word.word)
    if (documents === undefined) return []
    const share = (word.isBorrowed ? weights.borrowed : 1) * (word.isOptional ? weights.optional : 1)
    // A word that a program never has says no more than one that it has once.
    const known = assistant.candidate === null ? documents : Math.max(documents, 1)
    return [{ ...word, weight: rarity(known, all) * weights[word.kind] * share }]
  })
  const known = words.filter(({ word }) => (counts.get(word) ?? 0) > 0)
  const isLooking = scope.usesStories && (known.length > 0 || question.isOfNews)
  const stories = isLooking ? await findStories(req, { language, words: known, period: question.period, scope }) : []
  const sought = assistant.candidate === null ? known : words
  const own = await findSources(req, reads, { assistant, language, words: sought.map(({ word }) => word) })
  return { words, stories, own, subject: question.subject }
}

// Puts the nearest word of the vocabulary in the place of each that nothing has.
async function correct(req: Queryable, assistant: AssistantRecord, question: Question, language: string) {
  const asWritten = await countWords(req, assistant, language, question)
  const isUnknown = ({ word, kind }: Question['words'][number]) =>
    asWritten.counts.get(word) === 0 && kind !== 'number' && word.length >= shortestCorrected
  const unknown = question.words.filter(isUnknown).map(({ word }) => word)
  const near = await nearWords(req, language, unknown)
  if (near.length === 0) return { question, ...asWritten }
  const words = question.words.map((word) => {
    const [corrected] = isUnknown(word) ? wordsOf(respell(word.word, near) ?? '') : []
    return corrected === undefined ? word : { ...word, word: corrected }
  })
  const subject = question.words.reduce(
    (text, { word }, place) =>
      text.replace(new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'giu'), words[place]?.word ?? word),
    question.subject,
  )
  const corrected = { ...question, words, subject }
  return { question: corrected, ...(await countWords(req, assistant, language, corrected)) }
}

async function countWords(req: Queryable, assistant: AssistantRecord, language: string, { words }: Question) {
  const texts = words.map(({ word }) => word)
  const inStories = await countStories(req, language, texts)
  const inSources = await countPassages(req, assistant, language, texts)
  const { usesStories } = assistant.scope
  const counts = new Map(
    [...inStories].map(([word, stories]) => [word, (usesStories ? stories : 0) + (inSources.counts.get(word) ?? 0)]),
  )
  return { counts, all: (usesStories ? await countAll(req) : 0) + inSources.all }
}

const versionsOf = ({ texts, passageAt }: RankedSource) =>
  texts.map((_, place) => {
    const { id, version } = passageAt(place)
    return [id, version] as const
  })

const rarity = (documents: number, all: number): number => {
  const within = Math.min(documents, all)
  return Math.log(1 + (all - within + 0.5) / (within + 0.5)) * (documents >= counted.word ? 0.5 : 1)
}

async function readStories(reads: PublicReads, ids: readonly string[]): Promise<RankedSource[]> {
  const rows = await reads.byIds(storySource, ids)
  return ids.flatMap((id) => {
    const row = rows.get(id)
    return row && isReporting(row) ? [passagesOfStory(row)] : []
  })
}
