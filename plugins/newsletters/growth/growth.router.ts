import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { type Queryable, query } from '#database/sql.ts'
import { createRouter, procedure } from '#plugins/rpc/rpcBase.ts'
import { sendingOptionsOf } from '../sending/sending.options.ts'
import { idText } from '../sending/sending.schema.ts'
import { requireList } from '../subscribers/subscribers.service.ts'
import { growth, sentIssue, week } from './growth.schema.ts'

const shown = { weeks: 26, issues: 26 }

// A reader who left and came back counts from the day of coming back.
const weeksOf = (db: Queryable, list: number, now: Date) =>
  query(
    db,
    sql`WITH weeks AS (
          SELECT starts, starts + interval '7 days' AS ends
          FROM generate_series(1, ${shown.weeks}::int) AS back,
            LATERAL (SELECT ${now.toISOString()}::timestamptz - back * interval '7 days') AS week (starts)
        )
        SELECT starts AS "beginsAt",
          count(*) FILTER (WHERE confirmed_at < ends AND (ended_at IS NULL OR ended_at >= ends)) AS readers,
          count(*) FILTER (WHERE confirmed_at >= starts AND confirmed_at < ends) AS joined,
          count(*) FILTER (WHERE ended_at >= starts AND ended_at < ends AND confirmed_at IS NOT NULL) AS left
        FROM weeks LEFT JOIN newsletter_subscriptions ON list_id = ${list}
        GROUP BY starts ORDER BY starts`,
    week,
  )

// Without a mail server, mails that were written to the folder are all there is to show.
const issuesOf = (db: Queryable, list: number, isFolder: boolean) =>
  query(
    db,
    sql`WITH newest AS (
          SELECT DISTINCT ON (issue_id) sends.id, issue_id, asked_at, audience, counts_opens, links, title
          FROM sending.sends JOIN newsletters ON newsletters.id = issue_id
          WHERE list_id = ${list} AND is_written = ${isFolder} AND sends.state <> 'preparing'
          ORDER BY issue_id, sends.id DESC
        ), shown AS (
          SELECT *, least(lag(asked_at) OVER (ORDER BY asked_at DESC), asked_at + interval '7 days') AS until
          FROM newest ORDER BY asked_at DESC LIMIT ${shown.issues}
        )
        SELECT issue_id AS id, coalesce(title, '') AS title, asked_at AS "sentAt", audience,
          (SELECT count(*) FROM sending.outbox WHERE outbox.issue_id = shown.issue_id AND state = 'accepted') AS accepted,
          (SELECT count(DISTINCT email) FROM sending.bounces
            WHERE bounces.issue_id = shown.issue_id AND kind <> 'complaint') AS "cameBack",
          (SELECT count(DISTINCT email) FROM sending.bounces
            WHERE bounces.issue_id = shown.issue_id AND kind = 'complaint') AS complaints,
          (SELECT count(*) FROM newsletter_subscriptions
            WHERE list_id = ${list} AND ended_at >= shown.asked_at AND ended_at < until) AS left,
          CASE WHEN counts_opens THEN coalesce((SELECT count FROM sending.mail_counts
            WHERE send_id = shown.id AND link = -1), 0) END AS opens,
          CASE WHEN jsonb_array_length(links) > 0 THEN coalesce((SELECT sum(count) FROM sending.mail_counts
            WHERE send_id = shown.id AND link >= 0), 0) END AS clicks
        FROM shown ORDER BY asked_at DESC`,
    sentIssue,
  )

/** Procedures about the readers of a newsletter as a whole. */
export const growthRouter = createRouter({
  getGrowth: procedure({
    summary: 'Readers of a newsletter in each of 26 weeks, and what became of its newest 26 issues.',
    permissions: ['UPDATE_NEWSLETTER'],
  })
    .input(z.object({ list: idText }))
    .output(growth)
    .query(({ ctx: { req }, input }) => growthOf(req, Number(input.list), new Date())),
})

// Returns how a newsletter grew in half a year, and what became of its newest issues. @throws Forbidden, NotFound
async function growthOf(req: PayloadRequest, list: number, now: Date) {
  await requireList(req, list)
  const { transport } = sendingOptionsOf(req.payload.config)
  return { weeks: await weeksOf(req, list, now), issues: await issuesOf(req, list, transport.isFolder) }
}
