import { type ReactNode, type Ref, useId } from 'react'
import { reportLimits, reportReasons } from '#contract/conversations.ts'

/** A report as it stands in the fields. */
export interface ReportDraft {
  reason: string
  details: string
  email: string
}

interface Props {
  // The first choice, for the focus.
  first?: Ref<HTMLInputElement>
  draft?: ReportDraft
}

/** Draws the fields of a report of an answer, of the form with script and of the one without. */
export function ReportFields({ first, draft }: Props): ReactNode {
  const id = useId()
  return (
    <>
      <fieldset className="html-chat__reasons">
        <legend className="html-chat__field-label">What is wrong with this answer?</legend>
        {Object.entries(reportReasons).map(([reason, label], place) => (
          <label key={reason} className="html-chat__reason">
            <input
              ref={place === 0 ? first : undefined}
              type="radio"
              name="reason"
              value={reason}
              required
              defaultChecked={draft?.reason === reason}
            />
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
        defaultValue={draft?.details}
      />
      <label className="html-chat__field-label" htmlFor={`${id}-email`}>
        E-mail, if you want to hear what we decide (optional)
      </label>
      <input
        id={`${id}-email`}
        name="email"
        type="email"
        className="html-chat__field"
        autoComplete="email"
        defaultValue={draft?.email}
      />
    </>
  )
}
