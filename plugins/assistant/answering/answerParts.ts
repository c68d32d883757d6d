import type { ChatPart } from '#contract/chatText.ts'
import type { FoundPassages, NearStory, Passage, PassageRetriever } from '../assistant.types.ts'
import { type RefusedFor, refusalAnswers } from '../gate/questionGate.ts'
import type { AnswerModel } from '../model/model.types.ts'
import { answerWords } from './answer.words.ts'

// Answers by quoting; null when nothing fits.
type AnswerByExtract = (found: FoundPassages) => { sentence: string; passage: Passage }[] | null

/** The parts that an answer is made with. */
export interface AnsweringParts {
  retriever: PassageRetriever
  answerByExtract: AnswerByExtract
  /** Null without a key: answers are quotes. */
  model: AnswerModel | null
}

export type SendPart = (...parts: ChatPart[]) => void

/** Gives sources their numbers: the same passage has the same number within an answer. */
export class SourceNumbers {
  #numbers = new Map<string, number>()

  /** Returns the marker of a source. @param quote stands in the passage letter by letter */
  markerOf({ id, label, page, publishedAt, title, url }: Passage, quote: string): ChatPart {
    const number = this.#numbers.get(id) ?? this.#numbers.size + 1
    this.#numbers.set(id, number)
    return { type: 'source', number, url, title, quote, date: publishedAt, page, ...(label && { label }) }
  }
}

/**
 * Returns the parts of an answer out of sentences, word for word.
 * @param candidate whose documents they are of; null for stories
 */
export function extractParts(
  quoted: readonly { sentence: string; passage: Passage }[],
  candidate: string | null,
): ChatPart[] {
  const lead = candidate === null ? answerWords.extract : answerWords.ownWords(candidate)
  return [{ type: 'kind', kind: 'extract' }, ...quotes(lead, quoted)]
}

/** Returns the parts that say that a candidate has nothing on a question, with sentences on a part of it. */
export function closestParts(quoted: readonly { sentence: string; passage: Passage }[], candidate: string): ChatPart[] {
  return [{ type: 'kind', kind: 'unknown' }, ...quotes(answerWords.closest(candidate), quoted)]
}

function quotes(lead: string, quoted: readonly { sentence: string; passage: Passage }[]): ChatPart[] {
  const numbers = new SourceNumbers()
  return [
    { type: 'text', text: `${lead}\n\n` },
    ...quoted.flatMap(({ passage, sentence }, at): ChatPart[] => [
      { type: 'text', text: at === 0 ? sentence : `\n\n${sentence}` },
      numbers.markerOf(passage, sentence),
    ]),
  ]
}

/**
 * Returns the parts that name those of several questions that nothing was found for; none when all were answered.
 * @param candidate whose documents were asked; null for stories
 */
export function unansweredParts({ parts }: FoundPassages, candidate: string | null): ChatPart[] {
  return parts.flatMap(({ isAnswerable, isClose, question }) => {
    if (isAnswerable) return []
    const nothing = isClose ? answerWords.notExactlyOnPart : answerWords.nothingOnPart
    const text = candidate === null ? answerWords.unknownPart(question) : nothing(candidate, question)
    return [{ type: 'text', text: `\n\n${text}` }]
  })
}

/**
 * Returns the parts that say that there is no answer, with the stories that are near; a candidate's program is no story.
 * @param candidate whose documents were asked; null for stories
 */
export function unknownParts(near: FoundPassages['near'], candidate: string | null): ChatPart[] {
  if (candidate !== null)
    return [
      { type: 'kind', kind: 'unknown' },
      { type: 'text', text: answerWords.nothingFrom(candidate) },
    ]
  return [
    { type: 'kind', kind: 'unknown' },
    { type: 'text', text: answerWords.unknown },
    ...(near.length > 0 ? [{ type: 'text', text: `\n\n${answerWords.near}` } as const, ...near.map(nearMarker)] : []),
  ]
}

export function withdrawnParts(): ChatPart[] {
  return [
    { type: 'kind', kind: 'unknown' },
    { type: 'text', text: answerWords.withdrawnBefore },
  ]
}

/** Returns the answer parts that give the reason why a question is refused, in the publication's words. */
export function refusalParts(reason: RefusedFor): ChatPart[] {
  return [{ type: 'kind', kind: 'unknown' }, { type: 'text', text: refusalAnswers[reason] }, { type: 'end' }]
}

const nearMarker = ({ label, publishedAt, title, url }: NearStory): ChatPart => ({
  type: 'near',
  url,
  title,
  date: publishedAt,
  ...(label && { label }),
})
