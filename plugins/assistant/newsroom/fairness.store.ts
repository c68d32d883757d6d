/** The questions of a forum, each with what every candidate's assistant made of it. */
import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { type InTransaction, query } from '#database/sql.ts'
import { count, duration, moment } from './deskRows.ts'
import type { FairnessCursor } from './fairness.schema.ts'

const list = (values: readonly unknown[]) =>
  sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )

const forumExchanges = (forum: number, assistants: readonly number[]) =>
  sql`SELECT e.id, e.question, e.answer, e.outcome, e.asked_at, e.answered_at, e.refused_for, e.asked_with, e.model, t.assistant_id,
        assistant.question_key(e.question) AS key,
        NOT EXISTS (SELECT FROM assistant.exchanges b WHERE b.thread_id = t.id AND b.id < e.id) AS is_first
      FROM assistant.exchanges e JOIN assistant.threads t ON t.id = e.thread_id
      WHERE t.forum_id = ${forum} AND t.assistant_id IN (${list([...assistants, 0])})`

const group = z.object({
  key: z.string(),
  question: z.string(),
  first_at: moment,
  last_at: moment,
  exact_last_at: z.string(),
  wordings: count,
  is_follow_up: z.boolean(),
})

/** Returns questions of a forum, those asked last first. */
export function forumQuestionRows(
  req: InTransaction,
  forum: number,
  assistants: readonly number[],
  after: FairnessCursor | null,
  limit: number,
) {
  return query(
    req,
    sql`WITH asked AS (${forumExchanges(forum, assistants)})
        SELECT encode(key, 'hex') AS key, (array_agg(question ORDER BY id DESC))[1] AS question,
          min(asked_at) AS first_at, max(asked_at) AS last_at,
          to_char(max(asked_at) AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') AS exact_last_at,
          count(DISTINCT btrim(question)) AS wordings, NOT bool_or(is_first) AS is_follow_up
        FROM asked GROUP BY key
        HAVING ${after ? sql`(max(asked_at), key) < (${after.lastAt}::timestamptz, decode(${after.key}, 'hex'))` : sql`TRUE`}
        ORDER BY max(asked_at) DESC, key DESC LIMIT ${limit}`,
    group,
  )
}

const cell = z.object({
  key: z.string(),
  assistant_id: count,
  times: count,
  answered: count,
  declined: count,
  refused: count,
  failed: count,
  // Why it was not passed on, and marks of the rules and names of the models that it was asked with: each once.
  refused_for: z.array(z.string()).nullable(),
  rules_marks: z.array(z.string()).nullable(),
  models: z.array(z.string()).nullable(),
  duration,
  // The newest one.
  answer: z.string().nullable(),
})

const isAnswered = sql.raw("outcome IN ('model', 'extract', 'written')")

/** Returns what each assistant made of each of these questions; nothing where it was not asked. */
export function forumAnswerRows(
  req: InTransaction,
  forum: number,
  assistants: readonly number[],
  keys: readonly string[],
) {
  return query(
    req,
    sql`WITH asked AS (${forumExchanges(forum, assistants)})
        SELECT encode(key, 'hex') AS key, assistant_id, count(*) AS times,
          count(*) FILTER (WHERE ${isAnswered}) AS answered,
          count(*) FILTER (WHERE outcome = 'unknown') AS declined,
          count(*) FILTER (WHERE outcome = 'refused') AS refused,
          count(*) FILTER (WHERE outcome = 'failed') AS failed,
          array_agg(DISTINCT refused_for) FILTER (WHERE refused_for IS NOT NULL) AS refused_for,
          array_agg(DISTINCT asked_with) FILTER (WHERE asked_with IS NOT NULL) AS rules_marks,
          array_agg(DISTINCT model) FILTER (WHERE model IS NOT NULL) AS models,
          percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM answered_at - asked_at) * 1000)
            FILTER (WHERE ${isAnswered}) AS duration,
          (array_agg(answer ORDER BY id DESC) FILTER (WHERE ${isAnswered} AND answer IS NOT NULL))[1] AS answer
        FROM asked WHERE encode(key, 'hex') IN (${list([...keys, ''])}) GROUP BY key, assistant_id`,
    cell,
  )
}
