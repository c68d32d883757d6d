import type { PayloadRequest } from 'payload'
import { createLocalReq } from 'payload'
import { z } from 'zod'
import {
  type ChatRequest,
  type chatCall,
  chatLimits,
  chatMessage,
  chatRequest,
  threadHeader,
} from '#contract/chat.schema.ts'
import { withDeadline } from '../../outside/deadline.ts'
import { loadAssistant } from '../assistants.load.ts'
import {
  answerDeadline,
  beginExchange,
  type ClosedExchange,
  closeExchange,
  emptyExchange,
  exchangesOf,
  newThreadId,
  type OpenExchange,
  type StoredExchange,
} from '../conversations/conversations.store.ts'
import { type DeclinedFor, refusedQuestion } from '../gate/questionGate.ts'
import type { AnswerQueue } from '../limits/answerQueue.ts'
import { type Counted, takeQuestion } from '../limits/limits.store.ts'
import type { Verification } from '../verification/verification.types.ts'
import { type AnswerRequest, makeAnswer, type Spent } from './answer.service.ts'
import { refusalWords } from './answer.words.ts'
import type { AnsweringParts } from './answerParts.ts'
import { refusalParts } from './answerParts.ts'
import { type ChatStream, chatStream, refusal } from './chatStream.ts'
import { logDeclined } from './declinedQuestions.ts'
import { candidacyOf, closedTextNow, markOfRules, ofCandidate } from './forum.load.ts'
import { watchClosing } from './watchClosing.ts'

export interface SendingParts extends AnsweringParts {
  verification: Verification
  queue: AnswerQueue
}

/** Answers a question of a reader: with the stream of its answer, or with a refusal. */
export async function sendMessage(
  req: PayloadRequest,
  parts: SendingParts,
  call: z.output<typeof chatCall>,
  now: Date,
): Promise<Response> {
  const parsed = chatRequest.safeParse(call.request)
  if (!parsed.success) {
    const long = longQuestion.safeParse(call.request).data
    if (long) await logTooLong(req, long, now)
    const [issue] = parsed.error.issues
    return refusal('invalid', `${issue?.path.join('.') || 'request'} ${issue?.message ?? ''}`.trim())
  }
  const request = parsed.data
  const question = questionOf(request)
  if (question === '') return refusal('invalid', 'messages must have a question')
  const assistant = await loadAssistant(req, { slug: { equals: request.assistant } })
  if (!assistant?.isOn) return refusal('unknown-assistant', refusalWords.off)
  const candidacy = await candidacyOf(req, assistant.id, request.forum ?? null, now)
  if (candidacy === 'not-in-forum') return refusal('unknown-assistant', refusalWords.off)
  const decline = async (reason: DeclinedFor, response: Response) => {
    if (candidacy) await logDeclined(req, { assistant: assistant.id, candidacy, question, reason, now })
    return response
  }
  if (candidacy?.closedText) return decline('closed', refusal('closed', candidacy.closedText))

  const counted = candidacy?.counted ?? { assistants: [assistant.id], limits: assistant.limits }
  const refused = await refusalOfQuestion(req, parts, {
    ...call,
    request,
    counted: { ...counted, id: assistant.id },
    now,
  })
  if (refused) return decline(...refused)
  const begun = await beginExchange(req, {
    assistant: assistant.id,
    forum: candidacy?.forum ?? null,
    thread: request.threadId ?? null,
    newThread: newThreadId(),
    question,
    now,
  })
  if (begun === 'unknown-thread') return refusal('unknown-thread', refusalWords.unknownThread)
  if (begun === 'in-progress') return refusal('in-progress', refusalWords.inProgress)
  const leaving = new AbortController()
  const leave = () => leaving.abort(new DOMException('The reader went away', 'AbortError'))
  const stream = chatStream(leave)
  req.signal?.addEventListener('abort', leave, { once: true })
  const answerRequest = {
    assistant: candidacy ? ofCandidate(assistant, candidacy) : assistant,
    ...{ question, candidacy, reader: call.reader, isTrial: false },
  }
  void answerExchange(req, parts, begun, answerRequest, { stream, signal: leaving.signal })
  return new Response(stream.stream, {
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
      // Proxies that gather an answer would make the reader wait for all of it.
      'X-Accel-Buffering': 'no',
      [threadHeader]: begun.threadId,
    },
  })
}

// Returns the question without what PostgreSQL or a reader cannot use: control characters and halves of letters.
const questionOf = ({ messages }: Pick<ChatRequest, 'messages'>): string =>
  Buffer.from(messages.at(-1)?.content ?? '')
    .toString()
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim()

// A request that has only too many characters in its question.
const longQuestion = z.object({
  assistant: chatRequest.shape.assistant,
  forum: chatRequest.shape.forum,
  messages: z
    .array(chatMessage)
    .max(chatLimits.messages)
    .refine((messages) => (messages.at(-1)?.content.length ?? 0) > chatLimits.question),
})

async function logTooLong(req: PayloadRequest, request: z.output<typeof longQuestion>, now: Date): Promise<void> {
  const assistant = await loadAssistant(req, { slug: { equals: request.assistant } })
  const candidacy = assistant?.isOn ? await candidacyOf(req, assistant.id, request.forum ?? null, now) : null
  if (!assistant || !candidacy || candidacy === 'not-in-forum') return
  const question = questionOf(request).slice(0, chatLimits.question)
  await logDeclined(req, { assistant: assistant.id, candidacy, question, reason: 'too-long', now })
}

// Returns why a question is not taken, with the answer: no room, no proof, a limit.
async function refusalOfQuestion(
  req: PayloadRequest,
  { queue, verification }: SendingParts,
  {
    by,
    counted,
    now,
    reader,
    request,
  }: { counted: Counted & { id: number }; by: 'script' | 'form'; reader: string; request: ChatRequest; now: Date },
): Promise<[DeclinedFor, Response] | null> {
  if (queue.isFull) return ['unavailable', refusal('unavailable', refusalWords.ofAll(1), 1)]
  if (by === 'script') {
    const verdict = await verification.verify(req.payload, request.verification, now).catch((error: unknown) => {
      req.payload.logger.error({ err: error, msg: 'The check against programs did not answer' })
      return null
    })
    if (verdict === null) return ['unavailable', refusal('unavailable', refusalWords.notVerifiable)]
    if (!verdict) return ['unverified', refusal('unverified', refusalWords.unverified)]
  }
  const taken = await takeQuestion(req, counted, { by, reader }, now)
  if (taken.ok) return null
  const words = taken.of === 'reader' ? refusalWords.ofReader(taken.minutes) : refusalWords.ofAll(taken.minutes)
  return ['too-many', refusal('too-many', words, taken.minutes)]
}

// Milliseconds of an answer with its time in the queue: less than the time after which it is given up for lost.
const maxDuration = answerDeadline - 20_000

async function answerExchange(
  { payload }: PayloadRequest,
  parts: SendingParts,
  exchange: OpenExchange,
  answerRequest: Omit<AnswerRequest, 'earlier'>,
  { signal: leaving, stream }: { stream: ChatStream; signal: AbortSignal },
): Promise<void> {
  let leaveQueue = () => {}
  const { candidacy } = answerRequest
  const rulesMark = candidacy && markOfRules(candidacy)
  let closed: Omit<ClosedExchange, 'answer'> = { ...emptyExchange, rulesMark, outcome: 'failed' }
  const closing = candidacy ? watchClosing(() => closedTextNow(payload, candidacy.forum)) : null
  const stopping = closing ? AbortSignal.any([leaving, closing.signal]) : leaving
  const onSpent = (spent: Spent) => {
    closed = { ...closed, ...spent }
  }
  try {
    // A request of its own: the one of the call ends with its answer's head.
    const req = await createLocalReq({}, payload)
    const made = await withDeadline(
      maxDuration,
      async (signal) => {
        leaveQueue = await parts.queue.enter((place) => stream.send({ type: 'queued', place }), signal)
        const earlier = (await exchangesOf(req, exchange.threadId)).filter(({ id }) => id < exchange.id)
        const refused =
          candidacy &&
          refusedQuestion(answerRequest.question, { earlier: answeredIn(earlier), candidates: candidacy.names })
        if (refused) {
          stream.send(...refusalParts(refused))
          return { ...emptyExchange, refusedFor: refused, outcome: 'refused' as const }
        }
        return makeAnswer(req, parts, { ...answerRequest, earlier }, { onSpent, send: stream.send, signal })
      },
      stopping,
    )
    closed = { refusedFor: null, ...made, rulesMark }
  } catch (error) {
    if (leaving.aborted) closed = { ...closed, outcome: 'left' }
    else if (closing?.text) {
      stream.send({ type: 'text', text: `\n\n${closing.text}` }, { type: 'end' })
      closed = { ...closed, refusedFor: 'closed', outcome: 'refused' }
    } else
      payload.logger.error({ err: error, msg: 'An answer could not be made', assistant: answerRequest.assistant.slug })
  } finally {
    leaveQueue()
    closing?.stop()
  }
  try {
    await closeExchange({ payload }, exchange.id, { ...closed, answer: stream.text() }, new Date())
  } catch (error) {
    payload.logger.error({ err: error, msg: 'An answer could not be stored', assistant: answerRequest.assistant.slug })
  } finally {
    // Closed after it is stored: a reader who asks on at once does not read that the answer is still being written.
    stream.close()
  }
}

const answeredIn = (earlier: readonly StoredExchange[]): string[] =>
  earlier.flatMap(({ answer, outcome, question }) =>
    answer !== null && outcome !== 'failed' && outcome !== 'left' && outcome !== 'refused' ? [question] : [],
  )
