'use client'

import type { ReactNode } from 'react'
import { DeskState } from '../desk/DeskState.tsx'
import { type TableContent, TableRows } from '../desk/TableRows.tsx'
import { SmallButton } from '../kit/SmallButton.tsx'
import { spanText } from './system.words.ts'
import type { Part, PartAnswer } from './usePart.ts'

interface SystemPartProps<Answer extends PartAnswer> {
  part: Part<Answer>
  children: (answer: Answer) => ReactNode
}

/** Renders a part with what is not as it should be and what to do about it. The last answer stays while it is refreshed. */
export function SystemPart<Answer extends PartAnswer>({ part, children }: SystemPartProps<Answer>) {
  const { id, title, answer, error, answeredAt, refresh } = part
  return (
    <section className="system-part" aria-labelledby={id}>
      <h2 id={id} tabIndex={-1}>
        {title}
      </h2>
      {!answer && <DeskState isLoading={!error} error={error} empty={null} onRetry={() => void refresh()} />}
      {answer && error && (
        <div className="desk__error" role="alert">
          <p>
            Not refreshed: {error.message} The figures are {spanText(Date.now() - answeredAt)} old.
          </p>
          <SmallButton onClick={() => void refresh()}>Try again</SmallButton>
        </div>
      )}
      {answer && answer.findings.length > 0 && (
        <ul className="system-findings">
          {answer.findings.map(({ level, text, todo }) => (
            <li key={text} className={`system-finding system-finding--${level}`}>
              <strong>{text}</strong> {todo}
            </li>
          ))}
        </ul>
      )}
      {answer && children(answer)}
    </section>
  )
}

interface SystemTableProps extends TableContent {
  label: string
  // Shown without rows.
  empty: string
}

/** Renders a table of a part, whose rows are cards on a phone. */
export function SystemTable({ label, empty, ...content }: SystemTableProps) {
  if (content.rows.length === 0) return <p className="desk__quiet">{empty}</p>
  return (
    <table className="system-table" aria-label={label}>
      <TableRows {...content} />
    </table>
  )
}
