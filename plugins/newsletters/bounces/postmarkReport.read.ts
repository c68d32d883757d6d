import { z } from 'zod'
import type { BounceKind, BounceReport } from './bounce.rules.ts'

const event = z.object({
  RecordType: z.string(),
  ID: z.union([z.number(), z.string()]).optional(),
  Type: z.string().optional(),
  Email: z.string().optional(),
  Recipient: z.string().optional(),
  MessageID: z.string().optional(),
  Description: z.string().optional(),
  Details: z.string().optional(),
  SuppressSending: z.boolean().optional(),
  SuppressionReason: z.string().nullish(),
  Metadata: z.record(z.string(), z.string()).optional(),
})

// Types of Postmark's bounces by what follows from them; the others, such as an absence note, mean nothing.
const kinds: Record<string, BounceKind> = {
  HardBounce: 'hard',
  BadEmailAddress: 'hard',
  SoftBounce: 'soft',
  Transient: 'soft',
  DnsError: 'soft',
  Undeliverable: 'soft',
  SpamComplaint: 'complaint',
  ManuallyDeactivated: 'hard',
}

/**
 * Reads an event of Postmark's webhooks.
 * @param body JSON
 * @returns its report, which is null for an event from which nothing follows, such as an opened mail; null for anything
 * else than an event
 */
export function readPostmarkEvent(body: string): { report: BounceReport | null } | null {
  const read = event.safeParse(parsed(body)).data
  return read ? { report: reportOf(read) } : null
}

const parsed = (body: string): unknown => {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

function reportOf({ RecordType: record, Type: type = '', ...about }: z.output<typeof event>): BounceReport | null {
  const kind = kindOf(record, type) ?? (record === 'SubscriptionChange' ? changeKind(about) : null)
  if (!kind) return null
  const row = Number(about.Metadata?.row)
  const email = about.Email ?? about.Recipient ?? null
  return {
    source: `postmark ${record} ${about.ID ?? about.MessageID ?? ''} ${email ?? ''}`,
    kind,
    row: Number.isSafeInteger(row) && row > 0 ? row : null,
    email: email?.toLowerCase() ?? null,
    detail: (about.Details || about.Description || type || about.SuppressionReason || record).slice(0, 1000),
  }
}

const kindOf = (record: string, type: string): BounceKind | null =>
  record === 'SpamComplaint' ? 'complaint' : record === 'Bounce' ? (kinds[type] ?? null) : null

// Postmark itself sends no more to the address.
const changeKind = (
  about: Pick<z.output<typeof event>, 'SuppressSending' | 'SuppressionReason'>,
): BounceKind | null => {
  if (!about.SuppressSending) return null
  return about.SuppressionReason === 'HardBounce'
    ? 'hard'
    : about.SuppressionReason === 'SpamComplaint'
      ? 'complaint'
      : null
}
