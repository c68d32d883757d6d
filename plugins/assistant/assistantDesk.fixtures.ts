import { z } from 'zod'
import { chatMessage, chatPaths, type ThreadCall, threadHeader } from '#contract/chat.schema.ts'
import { type ChatPart, chatPartsOf } from '#contract/chatText.ts'
import { signedCall } from '#contract/signedCalls.ts'
import { bootTestPayload, type TestPayload } from '#tests/integration/bootPayload.ts'
import { makeTablesIn } from '#tests/integration/ownTables.ts'
import { type AssistantOptions, assistant } from './assistant.plugin.ts'
import type { AssistantRecord, FoundPassages, Passage, PassageRetriever } from './assistant.types.ts'
import type { SentRequest } from './model/messagesServer.fixtures.ts'
import { foundPassages } from './passages/passages.fixtures.ts'
import { noVerification } from './verification/verification.types.ts'

export const secret = 'shared'

const texts = [
  'The Harbor Council approved the $2.5 million pier plan on Tuesday. Mayor Ana Lopez said the work will begin in May.',
  'Tom Reed, who owns two boats, opposed the plan. The ferry may stop for six weeks, he said.',
  'A fire damaged 12 homes on Mill Street in March, and no residents were hurt.',
]

/** Passages of a small archive, by their numbers. */
export const passages: readonly Passage[] = texts.map((text, at) => ({
  id: `post:${at + 1}#block-${at + 1}`,
  version: 'v1',
  text,
  heading: '',
  title: `Story ${at + 1}`,
  url: `/2026/03/0${at + 1}/story#block-${at + 1}`,
  publishedAt: '2026-03-01T12:00:00.000Z',
  label: null,
  page: null,
  score: 1 - at / 10,
}))

export interface ScriptedRetriever extends PassageRetriever {
  found: FoundPassages
  /** Ids of passages that are no longer seen. */
  gone: Set<string>
  takenDown: Set<string>
  questions: (readonly string[])[]
  /** The assistant that was asked last. */
  assistant: AssistantRecord | null
  /** The day of the newest story. */
  newestStory: string | null
}

export function scriptedRetriever(): ScriptedRetriever {
  const retriever: ScriptedRetriever = {
    found: foundPassages([...passages]),
    gone: new Set(),
    questions: [],
    newestStory: null,
    assistant: null,
    find: async (_req, assistant, questions) => {
      retriever.questions.push(questions)
      retriever.assistant = assistant
      const question = questions.at(-1) ?? ''
      return { ...retriever.found, parts: retriever.found.parts.map((part) => ({ ...part, question })) }
    },
    newest: async () => retriever.newestStory,
    current: async (_req, known) => new Set(known.flatMap(({ id }) => (retriever.gone.has(id) ? [] : [id]))),
    takenDown: new Set(),
    visible: async (_req, sources) => new Set(sources.filter((source) => !retriever.takenDown.has(source))),
  }
  return retriever
}

/** Returns a block of an answer that cites sentences of a passage, as the service sends it. */
export function citing({ passages: sent }: SentRequest, index: number, text: string, quote?: string) {
  return {
    text,
    citations: [{ index, source: sent[index]?.source ?? '', quote: quote ?? sent[index]?.pieces[0] ?? '' }],
  }
}

/** Starts a back office with assistants. */
export async function startAssistantDesk(options: Partial<AssistantOptions> = {}) {
  const retriever = scriptedRetriever()
  const app = await bootTestPayload({
    plugins: [
      assistant({
        siteSecret: secret,
        anthropic: null,
        retriever,
        answerByExtract: () => null,
        verification: noVerification,
        atOnce: 8,
        isKeepingUp: false,
        ...options,
      }),
    ],
  })
  await makeTablesIn(app.payload)
  return { app, retriever, ...callsOf(app) }
}

export function callsOf({ payload, request }: Pick<TestPayload, 'payload' | 'request'>) {
  const call = (path: string, value: object, init: RequestInit = {}) =>
    request(path, { ...signedCall(path, value, secret, Date.now()), ...init })
  const send = (
    question: string,
    { by = 'script', reader = 'reader-0123456789', signal, ...more }: SendOptions = {},
  ): Promise<Response> => {
    const body = { assistant: 'archive', messages: [{ role: 'user', content: question }], ...more }
    return call(chatPaths.send, { request: body, reader, by }, signal ? { signal } : {})
  }
  return {
    call,
    send,
    ask: async (question: string, options: SendOptions = {}) => {
      const response = await send(question, options)
      const text = await response.text()
      return { status: response.status, text, parts: chatPartsOf(text), threadId: response.headers.get(threadHeader) }
    },
    // `of`: whom the conversation has to be with.
    thread: async (threadId: string, of: ThreadCall['of'] = null) =>
      z.array(chatMessage).parse(await (await call(chatPaths.thread, { threadId, of })).json()),
    makeAssistant: (data: object = {}) =>
      payload.create({ collection: 'assistants', data: { ...assistantDefaultsOfTests, ...data } }),
  }
}

export interface SendOptions {
  assistant?: string
  threadId?: string | null
  forum?: string
  verification?: string
  by?: 'script' | 'form'
  reader?: string
  signal?: AbortSignal
}

/** Limits that no test reaches unless it is about them. */
export const wideLimits = {
  readerHour: 10_000,
  readerDay: 10_000,
  totalHour: 100_000,
  totalDay: 1_000_000,
  readerDayDollars: 1_000,
  hourDollars: 1_000,
  dayDollars: 1_000,
  retentionDays: 30,
}

const assistantDefaultsOfTests = {
  name: 'Archive',
  slug: 'archive',
  model: 'claude-haiku-4-5',
  limits: wideLimits,
}

/** Returns the text of parts alone. */
export function textOf(parts: readonly ChatPart[]): string {
  return parts.map((part) => (part.type === 'text' ? part.text : '')).join('')
}

/** Returns the kinds of markers in their order. */
export function markersOf(parts: readonly ChatPart[]): string[] {
  return parts.flatMap((part) => (part.type === 'text' ? [] : [part.type === 'kind' ? `kind ${part.kind}` : part.type]))
}
