'use client'

import { QuestionDialog } from '../kit/QuestionDialog.tsx'
import type { TableReport } from './addressCalls.ts'

// Maximum number of invalid lines that are shown.
const maxShown = 50

interface TableDialogProps {
  slug: string
  // Of the file.
  name: string
  trial: TableReport | null
  isBusy: boolean
  onImport: () => void
}

/** Shows the result of a dry run of a table before it is imported. */
export function TableDialog({ slug, name, trial, isBusy, onImport }: TableDialogProps) {
  const wanted = trial ? trial.made + trial.changed : 0
  return (
    <QuestionDialog
      slug={slug}
      title="Import redirects"
      confirm={{ label: `Import ${wanted.toLocaleString('en-US')}`, busyLabel: 'Importing...' }}
      isBusy={isBusy}
      isIncomplete={wanted === 0}
      onConfirm={onImport}
    >
      <p className="redirect-dialog__name">{name}</p>
      {trial && (
        <dl className="redirect-dialog__counts">
          {(['made', 'changed', 'unchanged'] as const).map((outcome) => (
            <div key={outcome}>
              <dt>{words[outcome]}</dt>
              <dd>{trial[outcome].toLocaleString('en-US')}</dd>
            </div>
          ))}
          <div>
            <dt>Refused</dt>
            <dd>{trial.refused.length.toLocaleString('en-US')}</dd>
          </div>
        </dl>
      )}
      {trial && trial.refused.length > 0 && (
        <ul className="redirect-dialog__refused">
          {trial.refused.slice(0, maxShown).map(({ line, address, message }) => (
            <li key={line}>
              <b>{`Line ${line}${address ? `, ${address}` : ''}`}</b>
              {` ${message}`}
            </li>
          ))}
        </ul>
      )}
    </QuestionDialog>
  )
}

const words = { made: 'New', changed: 'Changed', unchanged: 'As they are' } as const
