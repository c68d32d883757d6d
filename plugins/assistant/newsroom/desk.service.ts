/** What editors see of an assistant's work: conversations, questions without an answer, numbers. */

import { addDays } from 'date-fns'
import { formatInTimeZone, fromZonedTime } from 'date-fns-tz'
import type { PayloadRequest } from 'payload'
import { APIError } from 'payload'
import type { z } from 'zod'
import { mayChangeAssistant } from '#collections/assistants/assistantAccess.ts'
import { assistantAnswerRules } from '#collections/assistants/assistantAnswers.policy.ts'
import { idOf } from '#collections/permissions/actor.ts'
import { actorOfRequest } from '#collections/permissions/actorOfRequest.ts'
import { permissionError } from '#collections/permissions/permissionError.ts'
import { publicationTimeZone } from '#collections/settings/settingsOfRequest.ts'
import { chatPartsOf, chatTextOf } from '#contract/chatText.ts'
import { withoutPersonalData } from '../personalData.ts'
import { conversationRow, conversationRows, exchangeRows, pageSize } from './conversations.store.ts'
import type {
  ConversationFilters,
  Cursor,
  conversation,
  conversationPage,
  numbers,
  Outcome,
  openQuestions,
  Period,
  SourceState,
} from './desk.schema.ts'
import { outcomes } from './desk.schema.ts'
import { sourceRows, sumsSince } from './numbers.store.ts'
import { openQuestionRow, openQuestionRows, setDismissed } from './questions.store.ts'

/** @throws APIError 403 unless the person may change the assistant */
export async function requireAssistant(req: PayloadRequest, assistant: string): Promise<number> {
  if (await mayChangeAssistant(req, assistant)) return Number(assistant)
  throw permissionError(await actorOfRequest(req), assistantAnswerRules.create.needs ?? [])
}

const outcomeOf = (text: string | null): Outcome | null => outcomes.find((one) => one === text) ?? null

/** Returns a page of conversations, newest first. */
export async function conversationsOf(
  req: PayloadRequest,
  assistant: number,
  filters: ConversationFilters,
  after: Cursor | null,
): Promise<z.input<typeof conversationPage>> {
  const timeZone = await publicationTimeZone(req)
  const dayBegins = (day: string) => fromZonedTime(`${day}T00:00:00`, timeZone)
  const found = await conversationRows(req, {
    assistant,
    outcome: filters.outcome,
    rating: filters.rating && (filters.rating === 'helpful' ? 1 : -1),
    words: filters.text.split(/\s+/).filter(Boolean),
    from: filters.from ? dayBegins(filters.from) : null,
    until: filters.to
      ? dayBegins(formatInTimeZone(addDays(new Date(`${filters.to}T12:00:00Z`), 1), 'UTC', 'yyyy-MM-dd'))
      : null,
    after,
  })
  const rows = found.slice(0, pageSize)
  const last = rows.at(-1)
  return {
    items: rows.map((row) => ({
      id: row.id,
      lastAt: row.last_at,
      question: withoutPersonalData(row.question),
      questions: row.outcomes.length,
      outcomes: row.outcomes.map(outcomeOf),
      helpful: row.helpful,
      unhelpful: row.unhelpful,
    })),
    next: last && found.length > pageSize ? { lastAt: last.exact_last_at, id: last.id } : null,
  }
}

/** @throws APIError 404 for a conversation that is deleted or another assistant's */
export async function conversationOf(
  req: PayloadRequest,
  assistant: number,
  id: string,
): Promise<z.input<typeof conversation>> {
  const found = await conversationRow(req, assistant, id)
  if (!found)
    throw new APIError('There is no such conversation. Conversations are deleted after some days.', 404, null, true)
  const rows = await exchangeRows(req, found.id)
  return {
    id: found.id,
    startedAt: found.started_at,
    forum: found.forum,
    exchanges: rows.map((row) => ({
      id: row.id,
      sentAt: row.sent_at,
      question: withoutPersonalData(row.question),
      answer: row.answer === null ? null : maskedAnswer(row.answer),
      outcome: outcomeOf(row.outcome),
      rating: row.rating,
      considered: row.considered.map(({ title }) => title),
      withheld: row.withheld.map(({ text, reason }) => ({ text: withoutPersonalData(text), reason })),
      model: row.model,
      dollars: row.dollars,
      duration: row.duration,
    })),
  }
}

// Sources and other markers stay as they are.
const maskedAnswer = (answer: string): string =>
  chatTextOf(
    chatPartsOf(answer).map((part) =>
      part.type === 'text' ? { type: 'text', text: withoutPersonalData(part.text) } : part,
    ),
  )

/** Returns questions without an answer, the most frequent first. */
export async function openQuestionsOf(
  req: PayloadRequest,
  assistant: number,
  filter: { isDismissed: boolean; page: number },
): Promise<z.input<typeof openQuestions>> {
  const rows = await openQuestionRows(req, assistant, filter)
  return {
    items: rows.map(({ key, question, count, last_at }) => ({
      key,
      question: withoutPersonalData(question),
      count,
      lastAt: last_at,
    })),
    total: rows[0]?.total ?? 0,
  }
}

export function dismissQuestion(req: PayloadRequest, assistant: number, key: string, isDismissed: boolean) {
  return setDismissed(req, assistant, key, isDismissed, new Date())
}

// Headlines end where readers' lists would cut them.
const headlineLength = 90

/**
 * Creates a draft about a question without an answer.
 * @returns id of the post
 * @throws APIError 404 when no stored conversation has the question any more, Forbidden without the permission to create posts
 */
export async function storyAbout(req: PayloadRequest, assistant: number, key: string): Promise<string> {
  const row = await openQuestionRow(req, assistant, key)
  if (!row) throw new APIError('This question is deleted with its conversations.', 404, null, true)
  const question = withoutPersonalData(row.question).replaceAll(/\s+/g, ' ').trim()
  const headline = question.length > headlineLength ? `${question.slice(0, headlineLength - 1).trimEnd()}…` : question
  const times = row.count === 1 ? 'Asked once' : `Asked ${row.count.toLocaleString('en-US')} times`
  const { id } = await req.payload.create({
    collection: 'posts',
    data: { headline, type: 'article', note: `${times} by readers, without an answer: ${question}` },
    draft: true,
    depth: 0,
    overrideAccess: false,
    user: req.user,
    req,
  })
  return String(id)
}

/** Writes an answer that the assistant gives word for word. @returns its id */
export async function writeAnswer(
  req: PayloadRequest,
  assistant: number,
  { question, answer }: { question: string; answer: string },
): Promise<string> {
  const { id } = await req.payload.create({
    collection: 'assistant-answers',
    data: { assistant, question, answer },
    depth: 0,
    overrideAccess: false,
    user: req.user,
    req,
  })
  return String(id)
}

const noSums: Period = {
  ...{ questions: 0, answered: 0, quoted: 0, written: 0, declined: 0, failed: 0 },
  ...{ helpful: 0, unhelpful: 0, dollars: 0, medianDuration: null },
}

/** Returns sums over today, 7 and 30 days, and the state of documents and texts. */
export async function numbersOf(req: PayloadRequest, id: number, now: Date): Promise<z.input<typeof numbers>> {
  const timeZone = await publicationTimeZone(req)
  const today = fromZonedTime(`${formatInTimeZone(now, timeZone, 'yyyy-MM-dd')}T00:00:00`, timeZone)
  const rows = await sumsSince(req, id, [today, addDays(now, -7), addDays(now, -30)])
  const [day = noSums, week = noSums, month = noSums] = rows.map(({ median_duration, ...sums }) => ({
    ...sums,
    medianDuration: median_duration,
  }))
  const { limits, ...assistant } = await req.payload.findByID({
    collection: 'assistants',
    id,
    depth: 1,
    overrideAccess: false,
    user: req.user,
    req,
  })
  const documents = (assistant.documents ?? []).flatMap((document) => {
    const media = idOf(document)
    const title = typeof document === 'object' && document.filename ? document.filename : `File ${media}`
    return media === null ? [] : [{ media: Number(media), text: null, title }]
  })
  const texts = (assistant.texts ?? []).map((text) => ({ media: null, text: text.id ?? '', title: text.title }))
  const states = await sourceRows(
    req,
    id,
    documents.map(({ media }) => media),
  )
  return {
    today: day,
    week,
    month,
    dayDollars: limits.dayDollars,
    retentionDays: limits.retentionDays,
    sources: [...documents, ...texts].map(({ media, text, title }): SourceState => {
      const known = states.find((one) => (media === null ? one.text_id === text : one.media_id === media))
      return {
        title,
        media: media === null ? null : String(media),
        state: known?.state ?? 'waiting',
        pages: known?.pages ?? 0,
        problem: known?.problem ?? null,
      }
    }),
  }
}
