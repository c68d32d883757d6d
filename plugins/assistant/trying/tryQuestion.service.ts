import { createLocalReq, type PayloadRequest } from 'payload'
import type { z } from 'zod'
import { type ChatPart, chatTextOf } from '#contract/chatText.ts'
import { withDeadline } from '../../outside/deadline.ts'
import { makeAnswer, type Spent } from '../answering/answer.service.ts'
import { candidacyOf, ofCandidate } from '../answering/forum.load.ts'
import type { AssistantRecord } from '../assistant.types.ts'
import { answeringOf } from './answeringParts.ts'
import type { trial } from './trial.schema.ts'

// Milliseconds after which a trial is given up.
const maxDuration = 90_000

/**
 * Answers an editor's question as readers would be answered, whether the assistant is on or off, and says what was found
 * for it. Nothing is stored but what it costs.
 */
export async function tryQuestion(
  { payload, signal }: PayloadRequest,
  assistant: AssistantRecord,
  question: string,
): Promise<z.input<typeof trial>> {
  const req = await createLocalReq({}, payload)
  const sent: ChatPart[] = []
  let spent: Spent | null = null
  const begun = performance.now()
  const candidacy = await candidacyOf(req, assistant.id, null, new Date())
  if (candidacy === 'not-in-forum') throw new Error('A trial names no forum')
  const answerRequest = {
    assistant: candidacy ? ofCandidate(assistant, candidacy) : assistant,
    ...{ question, candidacy, earlier: [], reader: null, isTrial: true },
  }
  const made = await withDeadline(
    maxDuration,
    (stopping) =>
      makeAnswer(req, answeringOf(payload), answerRequest, {
        onSpent: (known) => {
          spent = known
        },
        send: (...parts) => void sent.push(...parts),
        signal: stopping,
      }),
    signal ?? undefined,
  )
  const cited = new Set(sent.flatMap((part) => (part.type === 'source' ? [part.url] : [])))
  const { considered: _, basis, found, outcome, withheld } = made
  const usedIds = new Set(basis.map(({ id }) => id))
  const cost: Spent | null = spent
  return {
    answer: chatTextOf(sent),
    outcome,
    withheld: [...withheld],
    found: (found?.passages ?? []).map(({ id, label, page, publishedAt, text, title, url, score }) => ({
      ...{ id, label, page, publishedAt, text, title, url, score },
      isCited: usedIds.has(id) && cited.has(url),
    })),
    parts: (found?.parts ?? []).map(({ isAnswerable, isOverTime, question: part }) => ({
      question: part,
      ...{ isAnswerable, isOverTime },
    })),
    model: made.model,
    dollars: (cost ?? made).costMicros / 1e6,
    milliseconds: Math.round(performance.now() - begun),
  }
}
