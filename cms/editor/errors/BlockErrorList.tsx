'use client'

import type { LexicalEditor } from 'lexical'
import type { FaultyBlock } from './blockErrors.read.ts'
import { fixBlock } from './blockFix.command.ts'

interface Props {
  editor: LexicalEditor
  faulty: FaultyBlock
}

/**
 * Renders the errors of a block, each with the action that corrects it where there is one
 * (docs/spec/editor.md#block-error-display).
 */
export function BlockErrorList({ editor, faulty }: Props) {
  return (
    <ul className="block-errors-list">
      {faulty.errors.map(({ message, kind, details, fix }) => (
        <li key={`${message} ${details ?? ''}`} className={`block-error block-error--${kind.toLowerCase()}`}>
          <span className="block-error-words">
            <span className="block-error-message">{message}</span>
            {kind === 'Recommended' && <span className="block-error-kind">Recommended</span>}
            {details && <span className="block-error-details">{details}</span>}
          </span>
          {fix && editor.isEditable() && (
            <button
              type="button"
              className="block-tool block-error-fix"
              aria-label={`Fix: ${message}`}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => fixBlock(editor, faulty.key, fix)}
            >
              Fix
            </button>
          )}
        </li>
      ))}
    </ul>
  )
}
