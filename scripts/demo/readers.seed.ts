import { sql } from '@payloadcms/db-postgres/drizzle'
import { subDays } from 'date-fns'
import type { Payload } from 'payload'
import { nothing, query } from '#database/sql.ts'

const firstNames =
  'Ada Bela Cora Dov Edda Finn Greta Hal Ines Jonas Kaia Lev Mona Nils Olga Pim Rosa Sven Tilda Udo'.split(' ')
const lastNames = 'Abbot Brandt Calloway Dray Ekman Fischer Garrick Holm Ibsen Jory'.split(' ')

/** Addresses of 200 invented readers; no person has an address under `.example`. */
export const readerAddresses: string[] = lastNames.flatMap((last) =>
  firstNames.map((first, index) => `${first}.${last}@${index % 3 === 0 ? 'harbour' : 'island'}.example`.toLowerCase()),
)

/** Subscribes the readers of the demo to its newsletter, one after the other back from now. Those who left stay away. */
export async function seedReaders(payload: Payload, list: number, now: Date): Promise<void> {
  const days = readerAddresses.map((_, index) => subDays(now, index + 1).toISOString())
  await query(
    { payload },
    sql`INSERT INTO newsletter_subscriptions (email, list_id, state, source, asked_at, confirmed_at, mails)
        SELECT given.email, ${list}::int, 'confirmed', 'footer', given.day::timestamptz, given.day::timestamptz, 0
        FROM unnest(${sql.param(readerAddresses)}::text[], ${sql.param(days)}::text[]) AS given (email, day)
        ON CONFLICT (email, list_id) DO NOTHING`,
    nothing,
  )
}
