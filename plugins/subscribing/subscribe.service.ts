import type { Payload } from 'payload'
import type { z } from 'zod'
import type { LinkAnswer, linkCall, SubscribeAnswer, SubscribeCall } from '#contract/subscribing.schema.ts'
import { confirmationMail } from './confirmationMail.ts'
import { subscriptionsOf, subscriptionToken, type TokenPurpose } from './subscription.token.ts'
import { askFor, claimMails, confirm, end, newslettersOf, releaseMails } from './subscriptions.store.ts'

export interface SubscribingOptions {
  /** The public address of the reader site, without a trailing slash. */
  siteUrl: string
  siteSecret: string
  secret: string
  /** True where the newsroom sends e-mail: subscribers then have to confirm. */
  isMailing: boolean
}

/** Returns the address on the site of a link in an e-mail. */
export function linkUrl(siteUrl: string, purpose: TokenPurpose, token: string): string {
  return `${siteUrl}/subscription/${purpose}?token=${token}`
}

/**
 * Subscribes a reader. The response does not reveal whether the address was known, for privacy. Where e-mail is sent,
 * the subscription begins when the reader has confirmed it.
 */
export async function subscribe(
  payload: Payload,
  { email, newsletters, source }: SubscribeCall,
  now: Date,
  options: SubscribingOptions,
): Promise<SubscribeAnswer> {
  const lists = await listsNamed(payload, newsletters)
  const unknown = newsletters.filter((name) => !lists.has(name))
  if (unknown.length > 0) {
    return {
      ok: false,
      errors: unknown.map((name) => ({ field: 'newsletters', message: `There is no newsletter “${name}”.` })),
    }
  }
  const state = options.isMailing ? 'pending' : 'confirmed'
  const waiting = await askFor(payload, { email, lists: [...new Set(lists.values())], source, state, now })
  const claimed = waiting.length > 0 ? await claimMails(payload, waiting, now) : []
  if (claimed.length === 0) return { ok: true }
  try {
    await askToConfirm(payload, email, claimed, now, options)
  } catch (error) {
    await releaseMails(payload, claimed)
    throw error
  }
  return { ok: true }
}

// A reader may name as many newsletters as the page has; two of one name are the older one.
async function listsNamed(payload: Payload, names: string[]): Promise<Map<string, number>> {
  const { docs } = await payload.find({
    collection: 'newsletter-lists',
    where: { name: { in: names } },
    sort: '-id',
    pagination: false,
    depth: 0,
    select: { name: true },
  })
  return new Map(docs.map(({ id, name }) => [name, id]))
}

async function askToConfirm(
  payload: Payload,
  email: string,
  subscriptions: number[],
  now: Date,
  { secret, siteUrl }: SubscribingOptions,
): Promise<void> {
  const [newsletters, { name: publication }] = await Promise.all([
    newslettersOf(payload, subscriptions),
    payload.findGlobal({ slug: 'settings', depth: 0, select: { name: true } }),
  ])
  const token = await subscriptionToken({ purpose: 'confirm', subscriptions, now }, secret)
  const confirmUrl = linkUrl(siteUrl, 'confirm', token)
  const unsubscribe = await subscriptionToken({ purpose: 'unsubscribe', subscriptions, now }, secret)
  await payload.sendEmail({
    to: email,
    ...confirmationMail({ publication, newsletters, confirmUrl }),
    headers: {
      'List-Unsubscribe': `<${linkUrl(siteUrl, 'unsubscribe', unsubscribe)}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  })
}

/** Does what a link of an e-mail is for, or says what that would be. Doing it again changes nothing. */
export async function followLink(
  payload: Payload,
  { isDone, purpose, token }: z.output<typeof linkCall>,
  now: Date,
  { secret }: SubscribingOptions,
): Promise<LinkAnswer> {
  const subscriptions = await subscriptionsOf(token, purpose, secret, now)
  if (!subscriptions) return { newsletters: null }
  const newsletters = await newslettersOf(payload, subscriptions)
  if (isDone) await (purpose === 'confirm' ? confirm : end)(payload, subscriptions, now)
  return { newsletters: newsletters.length > 0 ? newsletters : null }
}
