'use client'

import { notifyDone, notifyError } from '../kit/notices.ts'
import { SmallButton } from '../kit/SmallButton.tsx'
import './handOver.css'

/** Result of mailing a link. */
export interface Delivery {
  isSent: boolean
  problem: string | null
  link: string | null
}

/** Says whether a mail with a link has left; if not, shows the link, to be handed over in another way. */
export function HandOver({ delivery: { isSent, problem, link }, to }: { delivery: Delivery; to: string }) {
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text)
      notifyDone('The link is copied.')
    } catch {
      notifyError('The link is not copied', 'The browser does not allow it. Select the link and copy it yourself.')
    }
  }
  return (
    <div className="hand-over" role="status" data-is-sent={isSent || undefined}>
      <p>
        {isSent
          ? `The mail to ${to} has left.`
          : `${problem === null ? 'This newsroom sends no mail.' : `The mail did not leave: ${problem}.`} Give ${to} this link yourself. It is shown once; anyone who has it can use it.`}
      </p>
      {link !== null && (
        <>
          <code>{link}</code>
          <SmallButton onClick={() => void copy(link)}>Copy the link</SmallButton>
        </>
      )}
    </div>
  )
}
