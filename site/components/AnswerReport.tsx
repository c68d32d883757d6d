import { type ReportDraft, ReportFields } from '#blocks/html/ReportFields.tsx'

/** A report of an answer, where it stands: being written, refused, or taken. */
export interface AnswerReportState {
  /** Which answer of the conversation, from 0. */
  answer: number
  draft: ReportDraft
  /** Why it was refused, for the reader. */
  trouble: string | null
  isTaken: boolean
}

interface Props {
  state: AnswerReportState
  action: string
  back: string
}

/** Draws the report of an answer, as a form that works without script. */
export function AnswerReport({ state: { draft, trouble, isTaken }, action, back }: Props) {
  if (isTaken) {
    return (
      <p className="html-chat__done" id="report" role="status">
        Thank you. Our newsroom looks at it.
      </p>
    )
  }
  return (
    <form className="html-chat__report" id="report" method="post" action={action}>
      {trouble !== null && (
        <p className="html-chat__trouble" role="alert">
          {trouble}
        </p>
      )}
      <ReportFields draft={draft} />
      <div className="html-chat__rating">
        <button type="submit" className="button">
          Send report
        </button>
        <a className="html-chat__rate" href={back}>
          Cancel
        </a>
      </div>
    </form>
  )
}
