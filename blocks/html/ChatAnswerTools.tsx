import { type ReactNode, useEffect, useRef, useState } from 'react'
import { answerToCopy } from './chatAnswer.read.ts'
import type { ChatSession } from './chatSession.ts'
import { ReportForm } from './ReportForm.tsx'

interface Props {
  session: ChatSession
  // Number of the answer in its conversation, from 0.
  number: number
  // With its markers.
  content: string
  siteUrl: string
  // Offers 'Helpful' and 'Not helpful'.
  isRatable: boolean
}

const ratings = [
  { rating: 1, label: 'Helpful' },
  { rating: -1, label: 'Not helpful' },
] as const

/** Draws the buttons below an answer: rating, copying with its sources, reporting. */
export function ChatAnswerTools({ session, number, content, siteUrl, isRatable }: Props): ReactNode {
  const [copied, setCopied] = useState<'yes' | 'no' | null>(null)
  const [reporting, setReporting] = useState<'not' | 'now' | 'done'>('not')
  const done = useRef<HTMLSpanElement>(null)
  const reportButton = useRef<HTMLButtonElement>(null)
  const wasReporting = useRef(false)
  // The form that had the focus is gone.
  useEffect(() => {
    if (wasReporting.current) (reporting === 'done' ? done : reportButton).current?.focus({ preventScroll: true })
    wasReporting.current = reporting === 'now'
  }, [reporting])
  const rating = session.state().ratings[number]
  const copy = async () => {
    const isCopied = await navigator.clipboard.writeText(answerToCopy(content, siteUrl)).then(
      () => true,
      () => false,
    )
    setCopied(isCopied ? 'yes' : 'no')
  }
  return (
    <>
      <div className="html-chat__rating">
        {isRatable &&
          ratings.map((choice) => (
            <button
              key={choice.label}
              type="button"
              className="html-chat__rate"
              aria-pressed={rating === choice.rating}
              onClick={() => void session.rate(number, choice.rating)}
            >
              {choice.label}
            </button>
          ))}
        <button type="button" className="html-chat__rate" onClick={() => void copy()}>
          Copy
        </button>
        {reporting === 'not' && (
          <button ref={reportButton} type="button" className="html-chat__rate" onClick={() => setReporting('now')}>
            Report
          </button>
        )}
        <span ref={done} role="status" tabIndex={-1} className="html-chat__done">
          {copied === 'yes' && 'Copied with its sources.'}
          {copied === 'no' && 'It could not be copied. Select the text instead.'}
          {reporting === 'done' && 'Thank you. Our newsroom looks at it.'}
        </span>
      </div>
      {reporting === 'now' && (
        <ReportForm
          onSend={(report) => session.report(number, report)}
          onSent={() => {
            setCopied(null)
            setReporting('done')
          }}
          onCancel={() => setReporting('not')}
        />
      )}
    </>
  )
}
