'use client'

import { Button } from '@payloadcms/ui'
import type { ReactNode } from 'react'
import { DeskState } from '../desk/DeskState.tsx'
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
          <Button buttonStyle="secondary" size="small" margin={false} onClick={() => void refresh()}>
            Try again
          </Button>
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

interface SystemTableProps {
  label: string
  columns: readonly string[]
  // Shown without rows.
  empty: string
  rows: readonly { key: string | number; cells: readonly ReactNode[] }[]
}

/** Renders a table of a part, whose rows are cards on a phone; the first cell of a row is its name. */
export function SystemTable({ label, columns, empty, rows }: SystemTableProps) {
  if (rows.length === 0) return <p className="desk__quiet">{empty}</p>
  return (
    <table className="system-table" aria-label={label}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells: [name, ...cells] }) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            {cells.map((cell, place) => (
              <td key={columns[place + 1]} data-label={columns[place + 1]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
