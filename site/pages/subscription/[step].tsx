import type { GetServerSideProps } from 'next'
import type { ReaderSite } from '#contract/readerApi.schema.ts'
import { type LinkPurpose, linkPurposes } from '#contract/subscribing.schema.ts'
import { SubscriptionPage, type SubscriptionStep } from '../../components/SubscriptionPage.tsx'
import { siteFrame } from '../../reader/readerApi.ts'
import { followLink } from '../../reader/subscriptions.ts'

interface Props {
  state: SubscriptionStep
  site: ReaderSite
  now: string
}

export const config = { unstable_runtimeJS: false }

const outcomes = ['thanks', 'wrong', 'later', 'failed'] as const
const done = { confirm: 'confirmed', unsubscribe: 'unsubscribed' } as const

// HTTP statuses of failures; browsers show the page in any case.
const statuses: Partial<Record<SubscriptionStep['step'], number>> = { wrong: 400, later: 429, failed: 502, void: 404 }

/**
 * Shows the result of a subscription, and handles the links of e-mails: a GET asks, a POST does it. Mail programs that
 * offer to unsubscribe send that POST by themselves (RFC 8058).
 */
export const getServerSideProps: GetServerSideProps<Props> = async ({ params, query, req, res }) => {
  const step = String(params?.step)
  const purpose = linkPurposes.find((known) => known === step)
  const found = outcomes.find((known) => known === step)
  const token = typeof query.token === 'string' ? query.token : ''
  const state: SubscriptionStep = purpose
    ? await linkState(purpose, token, req.method === 'POST')
    : { step: found ?? 'void' }
  res.statusCode = statuses[state.step] ?? 200
  res.setHeader('Cache-Control', 'no-store')
  // The address of this page is a key.
  res.setHeader('Referrer-Policy', 'no-referrer')
  return { props: { state, site: await siteFrame(), now: new Date().toISOString() } }
}

async function linkState(purpose: LinkPurpose, token: string, isDone: boolean): Promise<SubscriptionStep> {
  try {
    const newsletters = await followLink(purpose, token, isDone)
    if (!newsletters) return { step: 'void' }
    return isDone ? { step: done[purpose], newsletters } : { step: purpose, newsletters, token }
  } catch (error) {
    console.error('A link of an e-mail could not be followed:', error)
    return { step: 'failed' }
  }
}

export default function SubscriptionRoute({ state, site: shown, now }: Props) {
  return <SubscriptionPage state={state} site={shown} now={new Date(now)} />
}
