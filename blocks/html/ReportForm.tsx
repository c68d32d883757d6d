import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { type ReportReason, reportLimits, reportReasons } from '#contract/chatReport.ts'

/** A report of an answer, as the reader filled it in. */
export interface Report {
  reason: ReportReason
  details: string
  /** Null for a reader who does not want to hear the decision. */
  email: string | null
}

interface Props {
  /** Resolves to why it was not taken; null when it was. */
  onSend: (report: Report) => Promise<string | null>
  onSent: () => void
  onCancel: () => void
}

const isReason = (value: FormDataEntryValue | null): value is ReportReason =>
  typeof value === 'string' && Object.hasOwn(reportReasons, value)

/** A form that reports an answer. Its text stays when the report is refused. */
export function ReportForm({ onSend, onSent, onCancel }: Props): ReactNode {
  const id = useId()
  const first = useRef<HTMLInputElement>(null)
  const [trouble, setTrouble] = useState<string | null>(null)
  const [isSending, setIsSending] = useState(false)
  useEffect(() => first.current?.focus(), [])
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const reason = form.get('reason')
    if (!isReason(reason) || isSending) return
    setIsSending(true)
    const email = String(form.get('email') ?? '').trim() || null
    const refused = await onSend({ reason, details: String(form.get('details') ?? ''), email })
    setIsSending(false)
    setTrouble(refused)
    if (refused === null) onSent()
  }
  return (
    <form
      className="html-chat__report"
      onSubmit={(event) => void submit(event)}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onCancel()
      }}
    >
      <fieldset className="html-chat__reasons">
        <legend className="html-chat__field-label">What is wrong with this answer?</legend>
        {Object.entries(reportReasons).map(([reason, label], place) => (
          <label key={reason} className="html-chat__reason">
            <input ref={place === 0 ? first : undefined} type="radio" name="reason" value={reason} required />
            {label}
          </label>
        ))}
      </fieldset>
      <label className="html-chat__field-label" htmlFor={`${id}-details`}>
        What should we know? (optional)
      </label>
      <textarea
        id={`${id}-details`}
        name="details"
        className="html-chat__field"
        rows={3}
        maxLength={reportLimits.details}
        dir="auto"
      />
      <label className="html-chat__field-label" htmlFor={`${id}-email`}>
        E-mail, if you want to hear what we decide (optional)
      </label>
      <input id={`${id}-email`} name="email" type="email" className="html-chat__field" autoComplete="email" />
      {trouble !== null && (
        <p className="html-chat__trouble" role="alert">
          {trouble}
        </p>
      )}
      <div className="html-chat__rating">
        {/* A button that is disabled would lose the focus. */}
        <button type="submit" className="button" aria-disabled={isSending}>
          Send report
        </button>
        <button type="button" className="html-chat__rate" onClick={onCancel}>
          Cancel
        </button>
      </div>
    </form>
  )
}
