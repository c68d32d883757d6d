'use client'

import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import { useId, useState } from 'react'
import { BlockErrorList } from './BlockErrorList.tsx'
import { goToBlock } from './blockFix.command.ts'
import { useBlockErrors } from './useBlockErrors.ts'

/**
 * Renders all errors of the document in one place, with the way to each of them. Nothing at all while there are none.
 */
export function BlockErrorsPanelPlugin() {
  const [editor] = useLexicalComposerContext()
  const errors = useBlockErrors(editor)
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  const count = errors.reduce((sum, faulty) => sum + faulty.errors.length, 0)
  if (count === 0) return null
  return (
    <section className="block-errors-panel" aria-label="Errors in this text">
      <button
        type="button"
        className="block-errors-summary"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        <span className="block-errors-sign" aria-hidden="true">
          !
        </span>
        {count === 1 ? '1 error in this text' : `${count} errors in this text`}
      </button>
      <ol id={id} hidden={!isOpen}>
        {errors.map((faulty) => (
          <li key={faulty.key}>
            <button type="button" className="block-errors-place" onClick={() => goToBlock(editor, faulty.key)}>
              {faulty.title}
            </button>
            <BlockErrorList editor={editor} faulty={faulty} />
          </li>
        ))}
      </ol>
    </section>
  )
}
