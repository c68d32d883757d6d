import type { ReactNode } from 'react'
import type { ReaderSite } from '#contract/readerApi.schema.ts'
import { NoticePage } from './NoticePage.tsx'

/** Step of a subscription: after a form without script, and at the links of an e-mail. */
export type SubscriptionStep =
  | { step: 'thanks' | 'wrong' | 'later' | 'failed' | 'void' }
  | { step: 'confirm' | 'unsubscribe'; newsletters: string[]; token: string }
  | { step: 'confirmed' | 'unsubscribed'; newsletters: string[] }

interface Props {
  state: SubscriptionStep
  site: ReaderSite
  now: Date
}

const names = new Intl.ListFormat('en-US')

/** Shows the result of a subscription, and the action of an e-mail's link, which its reader has to confirm. */
export function SubscriptionPage({ state, site, now }: Props) {
  const { headline, text, wayOn = frontPage } = wordsFor(state)
  return (
    <NoticePage site={site} now={now} label="Newsletters" headline={headline} wayOn={wayOn}>
      {text}
    </NoticePage>
  )
}

interface StepTexts {
  headline: string
  text: ReactNode
  wayOn?: { href: string; label: string }
}

const frontPage = { href: '/', label: 'Read today’s front page' }
const newsletters = { href: '/newsletters', label: 'See all newsletters' }

function wordsFor(state: SubscriptionStep): StepTexts {
  switch (state.step) {
    case 'thanks':
      return {
        headline: 'Thanks for signing up!',
        text: <p>If there is an e-mail from us in your letter box, follow its link to confirm.</p>,
      }
    case 'wrong':
      return {
        headline: 'We could not sign you up',
        text: <p>Enter a valid e-mail address, and choose a newsletter that we have.</p>,
        wayOn: newsletters,
      }
    case 'later':
      return {
        headline: 'Too many attempts',
        text: <p>Try again in a few minutes.</p>,
        wayOn: newsletters,
      }
    case 'failed':
      return {
        headline: 'That did not work just now',
        text: <p>The newsroom’s system is not answering. Try again in a few minutes; nothing was changed.</p>,
        wayOn: newsletters,
      }
    case 'void':
      return {
        headline: 'This link leads nowhere any more',
        text: <p>It may be too old, or a part of it may have gone missing. You can subscribe once more.</p>,
        wayOn: newsletters,
      }
    case 'confirm':
      return {
        headline: `Confirm your subscription to ${names.format(state.newsletters)}`,
        text: <Ask {...state} label="Confirm" />,
      }
    case 'unsubscribe':
      return {
        headline: `Unsubscribe from ${names.format(state.newsletters)}`,
        text: <Ask {...state} label="Unsubscribe" />,
      }
    case 'confirmed':
      return {
        headline: `You are subscribed to ${names.format(state.newsletters)}`,
        text: <p>Each issue has a link with which you can end it.</p>,
      }
    case 'unsubscribed':
      return {
        headline: `You are unsubscribed from ${names.format(state.newsletters)}`,
        text: <p>We send you no more of it.</p>,
        wayOn: newsletters,
      }
  }
}

// One button: a program that opens links to check them, as mail programs do, must neither confirm nor end anything.
function Ask({ label, step, token }: { label: string; step: 'confirm' | 'unsubscribe'; token: string }) {
  return (
    <form method="post" action={`/subscription/${step}?token=${encodeURIComponent(token)}`}>
      <button type="submit" className="button">
        {label}
      </button>
    </form>
  )
}
