'use client'

import { Button, Modal, useModal } from '@payloadcms/ui'
import type { TableReport } from './addressCalls.ts'

/** Lines that are shown of those that cannot be read in. */
const mostShown = 50

interface TableDialogProps {
  slug: string
  /** Of the file. */
  name: string
  trial: TableReport | null
  isBusy: boolean
  onImport: () => void
}

/** What a table would do, before it does it. */
export function TableDialog({ slug, name, trial, isBusy, onImport }: TableDialogProps) {
  const { closeModal } = useModal()
  const wanted = trial ? trial.made + trial.changed : 0
  return (
    <Modal slug={slug} className="redirect-dialog" aria-label="Import redirects">
      <div className="redirect-dialog__sheet">
        <h2>Import redirects</h2>
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
            {trial.refused.slice(0, mostShown).map(({ line, address, message }) => (
              <li key={line}>
                <b>{`Line ${line}${address ? `, ${address}` : ''}`}</b>
                {` ${message}`}
              </li>
            ))}
          </ul>
        )}
        <div className="redirect-dialog__buttons">
          <Button buttonStyle="secondary" size="large" margin={false} onClick={() => closeModal(slug)}>
            Cancel
          </Button>
          <Button size="large" margin={false} disabled={isBusy || wanted === 0} onClick={onImport}>
            {isBusy ? 'Importing...' : `Import ${wanted.toLocaleString('en-US')}`}
          </Button>
        </div>
      </div>
    </Modal>
  )
}

const words = { made: 'New', changed: 'Changed', unchanged: 'As they are' } as const
