'use client'

import { Button, Modal, useModal } from '@payloadcms/ui'
import { type ReactNode, useId } from 'react'
import { keepFocusWhenDisabled } from './keepFocusWhenDisabled.ts'
import './questionDialog.css'

interface QuestionDialogProps {
  slug: string
  title: string
  // Label of the main button, and its label while the action runs.
  confirm: { label: string; busyLabel: string }
  isBusy: boolean
  isIncomplete: boolean
  onConfirm: () => void
  children: ReactNode
}

// A browser that focuses a long text again would show its beginning.
const focusTrapOptions = { preventScroll: true }

/** Renders a dialog with a question: Enter does the main thing, Escape leaves and changes nothing. */
export function QuestionDialog(props: QuestionDialogProps) {
  const { slug, title, confirm, isBusy, isIncomplete, onConfirm, children } = props
  const { closeModal } = useModal()
  const headingId = useId()
  return (
    <Modal
      slug={slug}
      className="question-dialog"
      aria-labelledby={headingId}
      closeOnBlur={false}
      focusTrapOptions={focusTrapOptions}
    >
      {/* The document's own form is around all this: one of its own would be inside another. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Enter in any of its fields confirms, as in a form */}
      <div
        className="question-dialog__sheet"
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.target instanceof HTMLButtonElement) return
          event.preventDefault()
          if (!isBusy && !isIncomplete) onConfirm()
        }}
      >
        <h2 id={headingId}>{title}</h2>
        {children}
        <div className="question-dialog__actions">
          <Button
            buttonStyle="secondary"
            margin={false}
            disabled={isBusy}
            extraButtonProps={keepFocusWhenDisabled}
            onClick={() => closeModal(slug)}
          >
            Cancel
          </Button>
          <Button
            margin={false}
            disabled={isBusy || isIncomplete}
            extraButtonProps={keepFocusWhenDisabled}
            onClick={onConfirm}
          >
            {isBusy ? confirm.busyLabel : confirm.label}
          </Button>
        </div>
      </div>
    </Modal>
  )
}
