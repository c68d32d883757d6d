import type { Passage } from '../assistant.types.ts'
import type { AnswerBlock } from '../grounding/answerChecker.ts'

/** What a model is asked. */
export interface ModelRequest {
  model: string
  /** The whole text of instructions. */
  instructions: string
  /** What was asked and answered before, without markers; begins with the reader. */
  history: readonly { role: 'user' | 'assistant'; text: string }[]
  passages: readonly Passage[]
  question: string
}

export interface ModelUsage {
  inputTokens: number
  outputTokens: number
  cacheWriteTokens: number
  cacheReadTokens: number
}

/** How an answer ended: by itself, at the limit of its length, because `onBlock` wanted no more, or refused. */
export type ModelEnd = 'complete' | 'length' | 'stopped' | 'refused'

export interface ModelListener {
  onBlock(block: AnswerBlock): Promise<boolean>
  /** Called before another attempt, after one that failed before its first block. */
  onRetry(): void
  /** Called with what an attempt has used, also one that failed. */
  onUsage(usage: ModelUsage): void
}

/**
 * Why a model gave no answer: its key is refused, it is unknown, it is overloaded, it is too slow, its answer was cut off,
 * or anything else. Without a word of what the service said, which may have a key in it.
 */
export type ModelFault = 'key' | 'model' | 'busy' | 'slow' | 'cut off' | 'failed'

export class ModelError extends Error {
  override name = 'ModelError'
  readonly fault: ModelFault
  constructor(fault: ModelFault) {
    super(`The model gave no answer: ${fault}`)
    this.fault = fault
  }
}

/** Writes answers. */
export interface AnswerModel {
  /**
   * @param signal ends the call to the service as soon as it aborts
   * @throws ModelError; the reason of the signal when it aborts
   */
  answer(request: ModelRequest, listener: ModelListener, signal: AbortSignal): Promise<ModelEnd>
}
