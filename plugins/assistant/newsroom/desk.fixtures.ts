/** Conversations as the engine stores them, for tests. */
import { randomBytes } from 'node:crypto'
import type { Client, Pool } from 'pg'
import { assistantDefaults } from '#collections/assistants/assistantDefaults.ts'
import { type ChatPart, chatTextOf } from '#contract/chatText.ts'
import type { Outcome } from './desk.schema.ts'

export interface TestExchange {
  question: string
  /** Seconds after the conversation began, then until the answer. */
  at?: number
  took?: number
  outcome?: Outcome | null
  answer?: string | null
  rating?: 1 | -1
  withheld?: { text: string; reason: string }[]
  dollars?: number
}

export interface TestConversation {
  assistant: number
  forum?: number
  startedAt: Date
  exchanges: readonly TestExchange[]
}

/** Returns the text of an answer with one source a title. */
export function answerWith(text: string, titles: readonly string[]): string {
  const sources = titles.map((title, index): ChatPart => {
    const place = { url: `/${index}`, title, quote: text, date: null, page: null }
    return { type: 'source', number: index + 1, ...place }
  })
  return chatTextOf([{ type: 'kind', kind: 'model' }, { type: 'text', text }, ...sources, { type: 'end' }])
}

const { limits, model } = assistantDefaults

/** What a new assistant has, but for its name. */
export const newAssistant = { model, limits }

/** Stores a conversation. @returns its id */
export async function insertConversation(
  database: Pick<Client | Pool, 'query'>,
  { assistant, forum, startedAt, exchanges }: TestConversation,
): Promise<string> {
  const later = (seconds: number) => new Date(startedAt.getTime() + seconds * 1000).toISOString()
  const lastAt = later(Math.max(0, ...exchanges.map(({ at = 0 }) => at)))
  const { rows } = await database.query(
    `INSERT INTO assistant.threads (key_hash, assistant_id, forum_id, started_at, last_at)
     VALUES ($1, $2, $3, $4, $5) RETURNING id::text`,
    [randomBytes(32), assistant, forum ?? null, startedAt.toISOString(), lastAt],
  )
  const id = String(rows[0]?.id)
  for (const { question, at = 0, took = 2, outcome = 'model', ...rest } of exchanges) {
    const answer = rest.answer === undefined ? answerWith('The council met.', ['Council meets']) : rest.answer
    const answeredAt = answer === null ? null : later(at + took)
    const costs = Math.round((rest.dollars ?? 0) * 1_000_000)
    await database.query(
      `INSERT INTO assistant.exchanges
         (thread_id, question, answer, outcome, rating, asked_at, answered_at, withheld, considered, model, cost_micros)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, '[{"id": "post:1#a", "title": "Council meets"}]', 'claude-haiku-4-5', $9)`,
      [
        id,
        question,
        answer,
        outcome,
        rest.rating ?? null,
        later(at),
        answeredAt,
        JSON.stringify(rest.withheld ?? []),
        costs,
      ],
    )
  }
  return id
}
