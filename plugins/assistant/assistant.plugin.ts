import type { Plugin } from 'payload'
import { createLocalReq } from 'payload'
import { z } from 'zod'
import { chatCall, chatPaths, ratingRequest, reportRequest, threadCall } from '#contract/chat.schema.ts'
import { siteCallEndpoint, siteCallResponse } from '../site-calls/siteCall.endpoint.ts'
import { refusalWords } from './answering/answer.words.ts'
import type { AnsweringParts } from './answering/answerParts.ts'
import { refusal } from './answering/chatStream.ts'
import { sendMessage } from './answering/sendMessage.service.ts'
import { rateAnswer } from './conversations/conversations.store.ts'
import { startConversationUpkeep } from './conversations/conversations.upkeep.ts'
import { readHistory } from './conversations/history.service.ts'
import { AnswerQueue } from './limits/answerQueue.ts'
import { type AnthropicOptions, anthropicModel } from './model/anthropicModel.ts'
import { readSourcesOf, startReadingSources } from './passages/documentSources.service.ts'
import { decideReportsOf } from './reports/decidedReports.hooks.ts'
import { startReplying } from './reports/replies.upkeep.ts'
import { takeReport } from './reports/report.service.ts'
import { provideAnswering } from './trying/answeringParts.ts'
import type { Verification } from './verification/verification.types.ts'

export interface AssistantOptions extends Omit<AnsweringParts, 'model'> {
  siteSecret: string
  /** Null without a key: answers are quotes. */
  anthropic: AnthropicOptions | null
  verification: Verification
  atOnce: number
  isKeepingUp: boolean
}

const firstIssue = ({ issues: [issue] }: z.ZodError): string => `${issue?.path.join('.')} ${issue?.message}`.trim()

// The path of an endpoint below Payload's API.
const below = (path: string): string => path.replace(/^\/api/, '')

/**
 * Assistants answer readers' questions out of the publication's stories and documents: `POST /api/reader/chat` and what
 * belongs to it, which only the reader site may call.
 */
export function assistant({ anthropic, atOnce, isKeepingUp, siteSecret: secret, ...given }: AssistantOptions): Plugin {
  return (config) => {
    const parts = { ...given, model: anthropic && anthropicModel(anthropic), queue: new AnswerQueue(atOnce) }
    return {
      ...config,
      custom: provideAnswering(config, parts),
      collections: config.collections?.map(readSourcesOf).map(decideReportsOf),
      endpoints: [
        ...(config.endpoints ?? []),
        siteCallResponse({
          path: below(chatPaths.send),
          schema: chatCall,
          secret,
          answer: (req, call, now) => sendMessage(req, parts, call, now),
        }),
        siteCallEndpoint({
          path: below(chatPaths.thread),
          schema: threadCall,
          secret,
          answer: async (payload, call) => readHistory(await createLocalReq({}, payload), parts.retriever, call),
        }),
        siteCallResponse({
          path: below(chatPaths.rating),
          schema: z.object({ rating: z.unknown() }),
          secret,
          answer: async (req, { rating }) => {
            const parsed = ratingRequest.safeParse(rating)
            if (!parsed.success) return refusal('invalid', z.prettifyError(parsed.error))
            const { answer, rating: value, threadId } = parsed.data
            if (!(await rateAnswer(req, threadId, answer, value)))
              return refusal('unknown-thread', refusalWords.unknownAnswer)
            return Response.json({ ok: true }, { headers: { 'Cache-Control': 'no-store' } })
          },
        }),
        siteCallResponse({
          path: below(chatPaths.report),
          schema: z.object({ report: z.unknown() }),
          secret,
          answer: async (req, { report }) => {
            const parsed = reportRequest.safeParse(report)
            if (!parsed.success) return refusal('invalid', firstIssue(parsed.error))
            if (!(await takeReport(req, parsed.data))) return refusal('unknown-thread', refusalWords.unknownAnswer)
            return Response.json({ ok: true }, { headers: { 'Cache-Control': 'no-store' } })
          },
        }),
        siteCallEndpoint({
          path: below(chatPaths.challenge),
          schema: z.object({}),
          secret,
          answer: (payload, _call, now) => parts.verification.challenge(payload, now),
        }),
      ],
      onInit: async (payload) => {
        await config.onInit?.(payload)
        if (!isKeepingUp) return
        startReplying(payload)
        startConversationUpkeep(payload)
        startReadingSources(payload)
      },
    }
  }
}
