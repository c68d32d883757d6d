import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'

/** What a link in an e-mail is for. */
export const tokenPurposes = ['confirm', 'unsubscribe'] as const
export type TokenPurpose = (typeof tokenPurposes)[number]

/** Milliseconds for which a confirmation is waited for. Unsubscribing always works. */
const confirmWithin = 7 * 24 * 60 * 60 * 1000

const content = z.object({
  purpose: z.enum(tokenPurposes),
  subscriptions: z.array(z.int().min(1)).min(1),
  madeAt: z.number(),
})

const sign = (text: string, secret: string): string =>
  createHmac('sha256', secret).update(`newsletter subscription ${text}`).digest('base64url')

/** The part of a link that says which subscriptions it is about; nobody else can make one. */
export function subscriptionToken(
  { purpose, subscriptions, now }: { purpose: TokenPurpose; subscriptions: number[]; now: Date },
  secret: string,
): string {
  const text = Buffer.from(JSON.stringify({ purpose, subscriptions, madeAt: now.getTime() })).toString('base64url')
  return `${text}.${sign(text, secret)}`
}

/** The subscriptions that a link is about; null where it was not made here, for this, or in time. */
export function subscriptionsOf(token: string, purpose: TokenPurpose, secret: string, now: Date): number[] | null {
  const [text = '', signature = ''] = token.split('.')
  const expected = Buffer.from(sign(text, secret))
  const given = Buffer.from(signature)
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null
  const parsed = content.safeParse(JSON.parse(Buffer.from(text, 'base64url').toString()))
  if (!parsed.success || parsed.data.purpose !== purpose) return null
  const isLate = purpose === 'confirm' && now.getTime() - parsed.data.madeAt > confirmWithin
  return isLate ? null : parsed.data.subscriptions
}
