import type { PayloadRequest } from 'payload'
import type { ChatPart } from '#contract/chatText.ts'
import { chatPartsOf, chatTextOf } from '#contract/chatText.ts'
import type { AssistantRecord, FoundPassages, Passage } from '../assistant.types.ts'
import type { ClosedExchange, StoredExchange } from '../conversations/conversations.store.ts'
import { currentBasis, versionKey } from '../conversations/currentBasis.ts'
import { modelHistoryOf } from '../conversations/history.shape.ts'
import { keepAnswer, keptAnswer, keptKey } from '../conversations/keptAnswers.store.ts'
import { reserveDollars, settleDollars } from '../limits/limits.store.ts'
import { maxTokens } from '../model/anthropicModel.ts'
import { instructionsFor } from '../model/instructions.ts'
import { ModelError, type ModelRequest, type ModelUsage } from '../model/model.types.ts'
import { costMicros, mostMicros } from '../model/prices.ts'
import type { AnsweringParts, SendPart } from './answerParts.ts'
import { closestParts, extractParts, unansweredParts, unknownParts, withdrawnParts } from './answerParts.ts'
import type { Candidacy } from './forum.load.ts'
import { Freshness } from './freshness.ts'
import { type ModelAnswer, ModelAnswerError, modelAnswer } from './modelAnswer.ts'
import { normalQuestion } from './questions.ts'
import { withdrawalOf } from './withdrawal.ts'
import { writtenAnswer } from './writtenAnswer.load.ts'

export interface AnswerRequest {
  assistant: AssistantRecord
  question: string
  /** The conversation before this question. */
  earlier: readonly StoredExchange[]
  /** Whom the assistant answers for; null outside of a forum. */
  candidacy: Candidacy | null
  /** Keyed hash of the reader's address; null for an editor. */
  reader: string | null
  /** True where an editor tries the assistant: the answer is not taken from the cache, and not stored. */
  isTrial: boolean
}

/** The end of an exchange, without its text, which the sender has. */
export type Made = Omit<ClosedExchange, 'answer' | 'refusedFor' | 'rulesMark'> & {
  /** The passages found for it; null for an editor's answer. */
  found: FoundPassages | null
  // Set for an answer that the newsroom has withdrawn before.
  refusedFor?: 'withdrawn'
}

/** A request to a model, with its cost. */
export type Spent = Pick<Made, 'model' | 'inputTokens' | 'outputTokens' | 'costMicros'>

interface Sending {
  send: SendPart
  // Called with what a model has cost, also when the answer is not made to its end.
  onSpent: (spent: Spent) => void
  signal: AbortSignal
}

const nothingUsed: Spent = {
  model: null,
  inputTokens: 0,
  outputTokens: 0,
  costMicros: 0,
}

// Questions by which a follow-up is understood.
const earlierQuestions = 3

/**
 * Makes the answer to a question, and sends its parts as they come. In this order: an editor's answer; that there is none;
 * an answer that was made before; a model's; quotes.
 * @throws the reason of the signal when the reader leaves
 */
export async function makeAnswer(
  req: PayloadRequest,
  parts: AnsweringParts,
  request: AnswerRequest,
  { onSpent, send, signal }: Sending,
): Promise<Made> {
  const { assistant, earlier, question } = request
  const candidate = request.candidacy?.candidate ?? null
  // A written answer would put editors' words under the name of one candidate.
  const written = candidate === null ? await writtenAnswer(req, assistant.id, question) : null
  if (written) {
    send(...written, { type: 'end' })
    return { outcome: 'written', found: null, basis: [], considered: [], withheld: [], ...nothingUsed }
  }
  const questions = [...earlier.slice(-earlierQuestions).map((exchange) => exchange.question), question]
  const found = await parts.retriever.find(req, assistant, questions)
  signal.throwIfAborted()
  const considered = found.passages.map(({ id, title }) => ({ id, title }))
  const newest = await parts.retriever.newest(req, assistant)
  const ending: ChatPart[] = [...(newest === null ? [] : [{ type: 'newest', date: newest } as const]), { type: 'end' }]
  const withdrawal = await withdrawalOf(req, parts, request)
  const withhold = (): Made => {
    send(...withdrawnParts(), ...ending)
    return { outcome: 'refused', refusedFor: 'withdrawn', found, basis: [], considered, withheld: [], ...nothingUsed }
  }
  if (withdrawal.isOfQuestion) return withhold()
  const decline = (more: Partial<Made> = {}): Made => {
    const quoted = candidate === null ? [] : (parts.answerByExtract(closestIn(found)) ?? []).slice(0, mostClosest)
    const own =
      candidate === null || quoted.length === 0 ? unknownParts(found.near, candidate) : closestParts(quoted, candidate)
    if (withdrawal.isOf(own)) return { ...withhold(), ...more }
    send(...own, ...ending)
    const basis = basisOf(quoted.map(({ passage }) => passage))
    return { outcome: 'unknown', found, basis, considered, withheld: [], ...nothingUsed, ...more }
  }
  // A model finds an answer in other words than those of the question; it says so when a program has none.
  const isRead = found.isAnswerable || (candidate !== null && parts.model !== null)
  if (!isRead || found.passages.length === 0) return decline()

  const isFirst = earlier.length === 0 && !request.isTrial
  const key = keptKey(assistant, normalQuestion(question), found.passages)
  if (isFirst) {
    const kept = await keptAnswer(req, key)
    const current = kept ? await currentBasis(req, parts.retriever, kept.basis) : null
    if (kept?.basis.every((passage) => current?.has(versionKey(passage)))) {
      send(...chatPartsOf(kept.answer), ...ending)
      return { outcome: kept.outcome, found, basis: kept.basis, considered, withheld: [], ...nothingUsed }
    }
  }

  const freshness = new Freshness(req, parts.retriever, found.passages, Date.now)
  const tried = await tryModel(req, parts, request, found, { freshness, onSpent, send, signal })
  const spent = tried?.spent ?? nothingUsed
  if (tried?.answer && tried.answer.parts.length > 0) {
    const { answer } = tried
    const basis = basisOf(answer.used)
    const outdated = await outdatedParts(answer.used, freshness)
    const unanswered = answer.isWhole && found.isAnswerable ? unansweredParts(found, candidate) : []
    send(...unanswered, ...outdated, ...(answer.isWhole ? ending : []))
    if (isFirst && answer.isWhole && outdated.length === 0) {
      const text = chatTextOf([...answer.parts, ...unanswered])
      await keepAnswer(req, assistant.id, key, { answer: text, outcome: 'model', basis }, new Date())
    }
    return {
      outcome: answer.isWhole ? 'model' : 'failed',
      found,
      basis,
      considered,
      withheld: answer.withheld,
      ...spent,
    }
  }
  const withheld = tried?.withheld ?? []
  const gone = await freshness.gone(true)
  signal.throwIfAborted()
  const left = found.passages.filter(({ id }) => !gone.has(id))
  const quoted = left.length > 0 ? parts.answerByExtract({ ...found, passages: left }) : null
  if (!quoted || quoted.length === 0) return decline({ withheld, ...spent })
  const extract = [...extractParts(quoted, candidate), ...unansweredParts(found, candidate)]
  if (withdrawal.isOf(extract)) return { ...withhold(), withheld, ...spent }
  send(...extract, ...ending)
  const basis = basisOf(quoted.map(({ passage }) => passage))
  return { outcome: 'extract', found, basis, considered, withheld, ...spent }
}

// Sentences that are shown where none answers.
const mostClosest = 2

// Returns what was found with what is close in the place of answers.
const closestIn = (found: FoundPassages): FoundPassages => {
  const parts = found.parts.map((part) => ({ ...part, isAnswerable: part.isClose }))
  return { ...found, parts, isAnswerable: parts.some(({ isAnswerable }) => isAnswerable) }
}

const basisOf = (passages: readonly Passage[]) =>
  [...new Map(passages.map((passage) => [passage.id, passage])).values()].map(({ id, title, version }) => ({
    id,
    version,
    title,
  }))

// Returns the mark that sources have changed while an answer was sent; nothing when none has.
async function outdatedParts(used: readonly Passage[], freshness: Freshness): Promise<ChatPart[]> {
  const gone = await freshness.gone(true)
  const titles = [...new Set(used.filter(({ id }) => gone.has(id)).map(({ title }) => title))]
  return titles.length > 0 ? [{ type: 'outdated', titles }] : []
}

interface Tried {
  // Null when the model failed before a sentence was sent.
  answer: ModelAnswer | null
  withheld: Made['withheld']
  spent: Spent
}

// Asks the model within the day's dollars. Returns null when there is no model, or no money left for it.
async function tryModel(
  req: PayloadRequest,
  { model, retriever }: AnsweringParts,
  { assistant, earlier, question, reader }: AnswerRequest,
  found: FoundPassages,
  sending: Sending & { freshness: Freshness },
): Promise<Tried | null> {
  if (!model) return null
  const basis = earlier.flatMap((exchange) => exchange.basis)
  const current = await currentBasis(req, retriever, basis)
  const request: ModelRequest = {
    model: assistant.model,
    instructions: instructionsFor(assistant.name, assistant.instructions),
    history: modelHistoryOf(earlier, current),
    passages: found.passages,
    question,
  }
  const reservedAt = new Date()
  const reserved = mostMicros(request.model, charactersOf(request), maxTokens)
  const payer = { assistant, reader }
  if (!(await reserveDollars(req, payer, reserved, reservedAt))) return null
  let usage: ModelUsage | null = null
  const spentOf = (used: ModelUsage) => ({
    model: request.model,
    inputTokens: used.inputTokens + used.cacheReadTokens + used.cacheWriteTokens,
    outputTokens: used.outputTokens,
    costMicros: costMicros(request.model, used),
  })
  try {
    const answer = await modelAnswer(model, request, sending)
    usage = answer.usage
    return { answer, withheld: answer.withheld, spent: spentOf(answer.usage) }
  } catch (error) {
    if (!(error instanceof ModelAnswerError)) throw error
    usage = error.usage
    if (sending.signal.aborted) throw sending.signal.reason
    const fault = error.cause instanceof ModelError ? error.cause.fault : 'failed'
    // The error itself is not logged: it may quote the request.
    req.payload.logger.warn({ msg: `The assistant's model gave no answer: ${fault}`, assistant: assistant.slug })
    if (!(error.cause instanceof ModelError)) throw error.cause
    return { answer: null, withheld: error.withheld, spent: spentOf(error.usage) }
  } finally {
    if (usage) sending.onSpent(spentOf(usage))
    const spent = usage ? costMicros(request.model, usage) : 0
    await settleDollars(req, payer, { reserved, spent }, reservedAt)
  }
}

const charactersOf = ({ history, instructions, passages, question }: ModelRequest): number =>
  instructions.length +
  question.length +
  history.reduce((sum, { text }) => sum + text.length, 0) +
  passages.reduce((sum, { id, text, title }) => sum + id.length + text.length + title.length + 200, 0)
