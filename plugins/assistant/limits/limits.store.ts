import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { nothing, query, queryInTransaction } from '#database/sql.ts'
import { inTransaction } from '#database/transaction.ts'
import type { AssistantRecord, QuestionLimits } from '../assistant.types.ts'

// Any number of its own: with the id of an assistant, the lock of its counters.
const lockOfCounters = 7265

export type Taken = { ok: true } | { ok: false; of: 'reader' | 'all'; minutes: number }

const hourMs = 3_600_000
const dayMs = 24 * hourMs

// Questions to an assistant an hour of a reader without script, for whom there is no check against programs.
const formHour = 5

const startOf = (now: Date, length: number): Date => new Date(Math.floor(now.getTime() / length) * length)
const minutesLeft = (now: Date, length: number): number =>
  Math.max(1, Math.ceil((startOf(now, length).getTime() + length - now.getTime()) / 60_000))

/** Assistants whose questions count together, with the sums of their limits. */
export interface Counted {
  assistants: readonly number[]
  limits: QuestionLimits
}

/**
 * Counts a question of a reader, when the limits allow one more. Hours and days are those of UTC. Questions are counted one
 * after the other, so that several processes together keep the limits exactly.
 * @param id the assistant that answers, one of `assistants`
 * @param reader keyed hash of the reader's address
 */
export function takeQuestion(
  req: PayloadRequest,
  { assistants, id, limits }: Counted & { id: number },
  { by, reader }: { reader: string; by: 'script' | 'form' },
  now: Date,
): Promise<Taken> {
  return inTransaction(req, async () => {
    await holdCounters(req, Math.min(...assistants))
    const isCounted = sql`assistant_id = ANY (${sql.param(assistants)}::int[])`
    const [hour, day] = [startOf(now, hourMs), startOf(now, dayMs)]
    const statement = sql`
      SELECT
        (SELECT coalesce(sum(questions), 0) FROM assistant.reader_hours
          WHERE reader = ${reader} AND ${isCounted} AND hour = ${hour.toISOString()}) AS "readerHour",
        (SELECT coalesce(sum(questions), 0) FROM assistant.reader_hours
          WHERE reader = ${reader} AND ${isCounted} AND hour >= ${day.toISOString()}) AS "readerDay",
        (SELECT coalesce(sum(questions), 0) FROM assistant.hours
          WHERE ${isCounted} AND hour = ${hour.toISOString()}) AS "totalHour",
        (SELECT coalesce(sum(questions), 0) FROM assistant.hours
          WHERE ${isCounted} AND hour >= ${day.toISOString()}) AS "totalDay"`
    const count = z.coerce.number()
    const counts = z.object({ readerHour: count, readerDay: count, totalHour: count, totalDay: count })
    const [used] = await query(req, statement, counts)
    if (!used) throw new Error('The questions of an assistant could not be counted')
    const ofReader = by === 'form' ? Math.min(formHour * assistants.length, limits.readerHour) : limits.readerHour
    if (used.readerDay >= limits.readerDay)
      return { ok: false, of: 'reader', minutes: minutesLeft(now, dayMs) } as const
    if (used.readerHour >= ofReader) return { ok: false, of: 'reader', minutes: minutesLeft(now, hourMs) } as const
    if (used.totalDay >= limits.totalDay) return { ok: false, of: 'all', minutes: minutesLeft(now, dayMs) } as const
    if (used.totalHour >= limits.totalHour) return { ok: false, of: 'all', minutes: minutesLeft(now, hourMs) } as const
    await query(
      req,
      sql`INSERT INTO assistant.reader_hours (reader, assistant_id, hour, questions)
          VALUES (${reader}, ${id}, ${hour.toISOString()}, 1)
          ON CONFLICT (reader, assistant_id, hour) DO UPDATE SET questions = reader_hours.questions + 1`,
      nothing,
    )
    await addToHour(req, id, hour, 1, 0)
    return { ok: true } as const
  })
}

export interface Payer {
  assistant: Pick<AssistantRecord, 'id' | 'limits'>
  /** Keyed hash of the reader's address; null for an editor who tries the assistant. */
  reader: string | null
}

/**
 * Reserves what an answer costs at most, when the dollars of the hour, of the day and of the reader allow it.
 * @param micros millionths of a dollar
 * @returns whether they do
 */
export function reserveDollars(req: PayloadRequest, payer: Payer, micros: number, now: Date): Promise<boolean> {
  return inTransaction(req, async () => {
    const { assistant, reader } = payer
    const { id, limits } = assistant
    await holdCounters(req, id)
    const [hour, day] = [startOf(now, hourMs).toISOString(), startOf(now, dayMs).toISOString()]
    const sum = z.coerce.number()
    const [spent] = await query(
      req,
      sql`SELECT coalesce(sum(cost_micros), 0) AS day, coalesce(sum(cost_micros) FILTER (WHERE hour = ${hour}), 0) AS hour,
            (SELECT coalesce(sum(cost_micros), 0) FROM assistant.reader_hours
              WHERE reader = ${reader} AND assistant_id = ${id} AND hour >= ${day}) AS reader
          FROM assistant.hours WHERE assistant_id = ${id} AND hour >= ${day}`,
      z.object({ day: sum, hour: sum, reader: sum }),
    )
    if (!spent) throw new Error('The costs of an assistant could not be summed')
    const allows = (of: number, dollars: number) => of + micros <= dollars * 1e6
    const isAllowed =
      allows(spent.day, limits.dayDollars) &&
      allows(spent.hour, limits.hourDollars) &&
      (reader === null || allows(spent.reader, limits.readerDayDollars))
    if (isAllowed) await addCost(req, payer, hour, micros)
    return isAllowed
  })
}

/** Replaces what was reserved by what was spent. @param now the time that was reserved at */
export function settleDollars(
  req: PayloadRequest,
  payer: Payer,
  { reserved, spent }: { reserved: number; spent: number },
  now: Date,
): Promise<void> {
  return addCost(req, payer, startOf(now, hourMs).toISOString(), spent - reserved)
}

async function addCost(
  req: PayloadRequest,
  { assistant: { id }, reader }: Payer,
  hour: string,
  micros: number,
): Promise<void> {
  await addToHour(req, id, new Date(hour), 0, micros)
  if (reader === null) return
  await query(
    req,
    sql`INSERT INTO assistant.reader_hours (reader, assistant_id, hour, questions, cost_micros)
        VALUES (${reader}, ${id}, ${hour}, 0, ${micros})
        ON CONFLICT (reader, assistant_id, hour) DO UPDATE SET cost_micros = reader_hours.cost_micros + excluded.cost_micros`,
    nothing,
  )
}

const holdCounters = (req: PayloadRequest, assistant: number): Promise<unknown> =>
  queryInTransaction(req, sql`SELECT pg_advisory_xact_lock(${lockOfCounters}::int, ${assistant}::int)`, nothing)

const addToHour = (req: PayloadRequest, assistant: number, hour: Date, questions: number, micros: number) =>
  query(
    req,
    sql`INSERT INTO assistant.hours (assistant_id, hour, questions, cost_micros)
        VALUES (${assistant}, ${hour.toISOString()}, ${questions}, ${micros})
        ON CONFLICT (assistant_id, hour) DO UPDATE
          SET questions = hours.questions + excluded.questions, cost_micros = hours.cost_micros + excluded.cost_micros`,
    nothing,
  )
