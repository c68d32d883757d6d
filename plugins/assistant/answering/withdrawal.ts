import type { PayloadRequest } from 'payload'
import { type ChatPart, chatTextOf, plainChatText } from '#contract/chatText.ts'
import { withdrawnAnswers } from '../conversations/withdrawnAnswers.store.ts'
import { withoutPersonalData } from '../personalData.ts'
import type { AnswerRequest } from './answer.service.ts'
import type { AnsweringParts } from './answerParts.ts'
import { isSameQuestion } from './questions.ts'

export interface Withdrawal {
  isOfQuestion: boolean
  // Returns whether an answer is one of those withdrawn, to whatever question.
  isOf: (answer: readonly ChatPart[]) => boolean
}

/** Returns which answers to a question the newsroom has withdrawn. */
export async function withdrawalOf(
  req: PayloadRequest,
  { retriever }: Pick<AnsweringParts, 'retriever'>,
  { assistant, earlier, question }: Pick<AnswerRequest, 'assistant' | 'earlier' | 'question'>,
): Promise<Withdrawal> {
  const withdrawn = await withdrawnAnswers(req, retriever, assistant)
  const anonymous = withoutPersonalData(question)
  return {
    isOfQuestion:
      earlier.length === 0 && withdrawn.some((one) => one.question !== null && isSameQuestion(one.question, anonymous)),
    isOf: (answer) => {
      const text = plainChatText(chatTextOf(answer)).trim()
      return withdrawn.some((one) => one.answer === text)
    },
  }
}
