import type { ChatPart } from '#contract/chatText.ts'
import type { FoundPassages, Passage, PassageRetriever } from '../assistant.types.ts'
import type { AnswerModel } from '../model/model.types.ts'

/** Answers by quoting; null when nothing fits. */
export type AnswerByExtract = (found: FoundPassages) => { sentence: string; passage: Passage }[] | null

/** The parts that an answer is made with. */
export interface AnsweringParts {
  retriever: PassageRetriever
  answerByExtract: AnswerByExtract
  /** Null without a key: answers are quotes. */
  model: AnswerModel | null
}

export type SendPart = (...parts: ChatPart[]) => void
