import { z } from 'zod'
import { sendStates } from './sends.store.ts'

/** Id of an issue or a row of the outbox, as text. */
export const idText = z.string().regex(/^[1-9]\d{0,14}$/, 'must be an id')

/** Rows that a person can list: without a known outcome, or refused. */
export const listedStates = ['unknown', 'refused'] as const

const moment = z.iso.datetime()

const send = z.object({
  id: z.string(),
  state: z.enum(sendStates),
  problem: z.string().nullable(),
  requestedAt: moment,
  requestedBy: z.string().nullable(),
  finishedAt: moment.nullable(),
  audience: z.number(),
  counts: z.object({
    waiting: z.number(),
    accepted: z.number(),
    refused: z.number(),
    unknown: z.number(),
    skipped: z.number(),
  }),
  perMinute: z.number(),
  // Openings and clicks; null where the settings did not allow to count them.
  read: z.object({
    opens: z.number().nullable(),
    links: z.array(z.object({ href: z.string(), clicks: z.number() })).nullable(),
  }),
  spared: z.array(z.object({ domain: z.string(), until: moment, response: z.string(), waiting: z.number() })),
  estimatedEnd: moment.nullable(),
})

export const sendingState = z.object({
  listName: z.string(),
  /** Whether mails are written to a folder, because no mail server is set up. */
  isWriting: z.boolean(),
  /** Why it cannot be sent now; null when it can. */
  refusal: z.string().nullable(),
  /** The published version, and how many readers would get it. */
  version: z.string().nullable(),
  publishedAt: moment.nullable(),
  audience: z.number(),
  suppressed: z.number(),
  /** The newest send; null before the first. */
  send: send.nullable(),
  bounces: z.object({ hard: z.number(), soft: z.number(), complaint: z.number() }),
})

export type SendingState = z.output<typeof sendingState>

export const listedReaders = z.object({
  items: z.array(z.object({ id: z.string(), email: z.string(), response: z.string(), changedAt: moment })),
  /** The `after` of the next page; null on the last. */
  next: z.string().nullable(),
})
