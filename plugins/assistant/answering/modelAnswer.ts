import type { ChatPart } from '#contract/chatText.ts'
import type { Passage } from '../assistant.types.ts'
import { AnswerChecker, type PassedSentence, type WithheldSentence } from '../grounding/answerChecker.ts'
import type { AnswerModel, ModelRequest, ModelUsage } from '../model/model.types.ts'
import { answerWords } from './answer.words.ts'
import type { SendPart } from './answerParts.ts'
import { SourceNumbers } from './answerParts.ts'
import type { Freshness } from './freshness.ts'

/** What a model's answer came to. */
export interface ModelAnswer {
  /** What was sent; empty when no sentence passed. */
  parts: ChatPart[]
  used: Passage[]
  withheld: WithheldSentence[]
  /** False when the model failed after sentences were sent. */
  isWhole: boolean
  usage: ModelUsage
}

// Reasons that a reader does not see: the answer says it already, or it goes on without end.
const untold: ReadonlySet<WithheldSentence['reason']> = new Set(['repeated', 'too long', 'cut off'])

/**
 * Asks a model, and sends the sentences that pass. Nothing is sent before the first one has passed.
 * @throws what the model throws, when no sentence was sent; the reason of the signal
 */
export async function modelAnswer(
  model: AnswerModel,
  request: ModelRequest,
  { freshness, send, signal }: { freshness: Freshness; send: SendPart; signal: AbortSignal },
): Promise<ModelAnswer> {
  const checker = new AnswerChecker(request.passages, request.instructions)
  const numbers = new SourceNumbers()
  const usage: ModelUsage = { inputTokens: 0, outputTokens: 0, cacheReadTokens: 0, cacheWriteTokens: 0 }
  const parts: ChatPart[] = []
  const used = new Set<Passage>()
  const outdated: WithheldSentence[] = []

  const pass = async (sentence: PassedSentence) => {
    const sources = sentence.sources.flatMap(({ passage, quote }) => {
      const found = request.passages[passage]
      return found ? [{ passage: found, quote }] : []
    })
    const gone = await freshness.gone()
    signal.throwIfAborted()
    if (sources.some(({ passage }) => gone.has(passage.id))) {
      outdated.push({ text: sentence.text, reason: 'outdated' })
      return
    }
    const text: ChatPart = { type: 'text', text: parts.length === 0 ? sentence.text : ` ${sentence.text}` }
    const opening: ChatPart[] = parts.length === 0 ? [{ type: 'kind', kind: 'model' }] : []
    const added = [...opening, text, ...sources.map(({ passage, quote }) => numbers.markerOf(passage, quote))]
    for (const { passage } of sources) used.add(passage)
    parts.push(...added)
    send(...added)
  }
  const passAll = async (sentences: readonly PassedSentence[]) => {
    for (const sentence of sentences) await pass(sentence)
  }

  let isWhole = true
  try {
    const end = await model.answer(
      request,
      {
        onBlock: async (block) => {
          await passAll(checker.add(block))
          return !checker.isFull
        },
        onRetry: () => send({ type: 'retrying' }),
        onUsage: (reported) => {
          for (const name of ['inputTokens', 'outputTokens', 'cacheReadTokens', 'cacheWriteTokens'] as const)
            usage[name] += reported[name]
        },
      },
      signal,
    )
    await passAll(checker.end(end === 'complete'))
  } catch (error) {
    if (signal.aborted || parts.length === 0) throw new ModelAnswerError(error, usage, checker.withheld)
    checker.end(false)
    isWhole = false
  }
  const withheld = [...checker.withheld, ...outdated]
  if (isWhole && parts.length > 0 && withheld.some(({ reason }) => !untold.has(reason))) {
    const notices: ChatPart[] = [
      { type: 'aside' },
      { type: 'text', text: `\n\n${answerWords.withheld}` },
      { type: 'aside-end' },
    ]
    parts.push(...notices)
    send(...notices)
  }
  return { parts, used: [...used], withheld, isWhole, usage }
}

/** Wraps what ended a model's answer before a sentence was sent, with what it has cost. */
export class ModelAnswerError extends Error {
  override name = 'ModelAnswerError'
  readonly usage: ModelUsage
  readonly withheld: WithheldSentence[]
  constructor(cause: unknown, usage: ModelUsage, withheld: WithheldSentence[]) {
    super('The model gave no answer', { cause })
    this.usage = usage
    this.withheld = withheld
  }
}
