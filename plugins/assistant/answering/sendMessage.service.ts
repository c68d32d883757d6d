import type { PayloadRequest } from 'payload'
import { createLocalReq } from 'payload'
import type { z } from 'zod'
import { type ChatRequest, type chatCall, chatRequest, threadHeader } from '#contract/chat.schema.ts'
import { withDeadline } from '../../outside/deadline.ts'
import type { AssistantRecord } from '../assistant.types.ts'
import { loadAssistant } from '../assistants.load.ts'
import {
  answerDeadline,
  beginExchange,
  type ClosedExchange,
  closeExchange,
  exchangesOf,
  newThreadId,
  type OpenExchange,
  type StoredExchange,
} from '../conversations/conversations.store.ts'
import { refusedQuestion } from '../gate/questionGate.ts'
import type { AnswerQueue } from '../limits/answerQueue.ts'
import { takeQuestion } from '../limits/limits.store.ts'
import type { Verification } from '../verification/verification.types.ts'
import { type AnswerRequest, makeAnswer, type Spent } from './answer.service.ts'
import { refusalWords } from './answer.words.ts'
import type { AnsweringParts } from './answerParts.ts'
import { refusalParts } from './answerParts.ts'
import { type ChatStream, chatStream, refusal } from './chatStream.ts'
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
  if (candidacy?.closedText) return refusal('closed', candidacy.closedText)

  const refused = await refusalOfQuestion(req, parts, { ...call, request, assistant, now })
  if (refused) return refused
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
const questionOf = ({ messages }: ChatRequest): string =>
  Buffer.from(messages.at(-1)?.content ?? '')
    .toString()
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim()

// Returns why a question is not taken: no room, no proof, a limit.
async function refusalOfQuestion(
  req: PayloadRequest,
  { queue, verification }: SendingParts,
  {
    assistant,
    by,
    now,
    reader,
    request,
  }: { assistant: AssistantRecord; by: 'script' | 'form'; reader: string; request: ChatRequest; now: Date },
): Promise<Response | null> {
  if (queue.isFull) return refusal('unavailable', refusalWords.ofAll(1), 1)
  if (by === 'script') {
    const verdict = await verification.verify(req.payload, request.verification, now).catch((error: unknown) => {
      req.payload.logger.error({ err: error, msg: 'The check against programs did not answer' })
      return null
    })
    if (verdict === null) return refusal('unavailable', refusalWords.notVerifiable)
    if (!verdict) return refusal('unverified', refusalWords.unverified)
  }
  const taken = await takeQuestion(req, assistant, { by, reader }, now)
  if (taken.ok) return null
  const words = taken.of === 'reader' ? refusalWords.ofReader(taken.minutes) : refusalWords.ofAll(taken.minutes)
  return refusal('too-many', words, taken.minutes)
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

const emptyExchange: Omit<ClosedExchange, 'answer' | 'outcome'> = {
  refusedFor: null,
  rulesMark: null,
  basis: [],
  considered: [],
  withheld: [],
  model: null,
  inputTokens: 0,
  outputTokens: 0,
  costMicros: 0,
}
