import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { type ReportReason, reportReasons } from '#contract/conversations.ts'
import { ReportFields } from './ReportFields.tsx'

export interface Report {
  reason: ReportReason
  details: string
  /** Null for a reader who does not want to hear the decision. */
  email: string | null
}

interface Props {
  // Resolves to why it was not taken; null when it was.
  onSend: (report: Report) => Promise<string | null>
  onSent: () => void
  onCancel: () => void
}

const isReason = (value: FormDataEntryValue | null): value is ReportReason =>
  typeof value === 'string' && Object.hasOwn(reportReasons, value)

/** Renders a form that reports an answer. Its text stays when the report is refused. */
export function ReportForm({ onSend, onSent, onCancel }: Props): ReactNode {
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
      <ReportFields first={first} />
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
