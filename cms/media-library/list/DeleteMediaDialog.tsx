'use client'

import { Button, useConfig } from '@payloadcms/ui'
import { useState } from 'react'
import { keepFocusWhenDisabled } from '../../kit/keepFocusWhenDisabled.ts'
import { PickerDialog } from '../../kit/picker/PickerDialog.tsx'
import type { PickerProps } from '../../kit/picker/usePicker.tsx'
import { eraseDocument, isUsedError } from '../../lifecycle/lifecycleCalls.ts'

interface NamedFile {
  id: string
  name: string
}

interface Result {
  outcome: 'done' | 'failed'
  text: string
  isUsed: boolean
}

/**
 * Asks, and deletes files for good, one after the other. One that something uses stays until that is confirmed. Answers
 * with the ids that are gone.
 */
export function DeleteMediaDialog({
  options: { files },
  onAnswer,
}: PickerProps<{ files: readonly NamedFile[] }, string[]>) {
  const { config } = useConfig()
  const [results, setResults] = useState<Record<string, Result>>({})
  const [isRunning, setIsRunning] = useState(false)
  const hasRun = Object.keys(results).length > 0
  const used = files.filter(({ id }) => results[id]?.isUsed)
  const gone = files.flatMap(({ id }) => (results[id]?.outcome === 'done' ? [id] : []))
  const canDelete = !hasRun || used.length > 0
  const leave = () => onAnswer(gone)
  const run = async (some: readonly NamedFile[], isUsed: boolean) => {
    setIsRunning(true)
    for (const { id } of some) {
      const result = await eraseDocument(`${config.routes.api}/media/${id}`, { isUsed }).then(
        (): Result => ({ outcome: 'done', text: 'Deleted', isUsed: false }),
        (error: unknown): Result => ({
          outcome: 'failed',
          text: error instanceof Error ? error.message : String(error),
          isUsed: isUsedError(error),
        }),
      )
      setResults((before) => ({ ...before, [id]: result }))
    }
    setIsRunning(false)
  }
  return (
    <PickerDialog
      title={`Delete: ${files.length === 1 ? '1 file' : `${files.length.toLocaleString('en-US')} files`}`}
      action={{ label: hasRun ? 'Close' : 'Cancel', onClick: leave, isDisabled: isRunning }}
      onCancel={leave}
      onConfirm={null}
      footer={
        <footer className="picker__footer">
          <span role="status">{isRunning ? 'Deleting…' : ''}</span>
          <span className="picker__select">
            {/* One button, so that the keyboard stays on it. */}
            <Button
              margin={false}
              disabled={isRunning}
              extraButtonProps={keepFocusWhenDisabled}
              onClick={() => (canDelete ? void run(hasRun ? used : files, hasRun) : leave())}
            >
              {isRunning || !hasRun ? 'Delete' : canDelete ? 'Delete all the same' : 'Done'}
            </Button>
          </span>
        </footer>
      }
    >
      <section className="media-screen">
        <p>
          They are deleted for good, and their addresses answer 404. This cannot be undone. What a story uses is not
          deleted without asking again.
        </p>
        <ul className="posts-list-bulk__results media-delete">
          {files.map(({ id, name }) => (
            <li key={id} data-outcome={results[id]?.outcome}>
              <span>{name}</span>
              <span>{results[id]?.text}</span>
            </li>
          ))}
        </ul>
      </section>
    </PickerDialog>
  )
}
