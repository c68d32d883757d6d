'use client'

import { useModal } from '@payloadcms/ui'
import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useId, useRef } from 'react'
import { keepFocusWhenDisabled } from '../kit/keepFocusWhenDisabled.ts'
import { notifyDone, notifyError } from '../kit/notices.ts'
import { QuestionDialog } from '../kit/QuestionDialog.tsx'
import { SmallButton } from '../kit/SmallButton.tsx'

interface ActionButtonProps {
  label: string
  // Distinguishes buttons with the same label for people who hear them.
  about?: string
  // Asked before; left out where nothing is lost.
  question?: { title: string; text: ReactNode }
  isDisabled?: boolean
  run: () => Promise<{ message?: string }>
  // Fetches the part again.
  onDone: () => Promise<unknown>
}

/** Renders the button of an action that says what it did. The focus goes to the heading when the button is gone then. */
export function ActionButton({ label, about, question, isDisabled = false, run, onDone }: ActionButtonProps) {
  const slug = `system-${useId()}`
  const { openModal, closeModal, isModalOpen } = useModal()
  const place = useRef<HTMLSpanElement>(null)
  const action = useMutation({
    mutationFn: run,
    onSuccess: async ({ message }) => {
      const section = place.current?.closest('section.system-part')
      if (question) closeModal(slug)
      if (message) notifyDone(message)
      await onDone()
      requestAnimationFrame(() => {
        if (!place.current?.isConnected) section?.querySelector<HTMLElement>('h2')?.focus()
      })
    },
    onError: (error) => {
      if (question) closeModal(slug)
      notifyError(`${label}: not done`, error.message)
    },
  })
  return (
    <span ref={place}>
      <SmallButton
        disabled={isDisabled || action.isPending}
        aria-label={about ? `${label}: ${about}` : undefined}
        extraButtonProps={keepFocusWhenDisabled}
        onClick={() => (question ? openModal(slug) : action.mutate())}
      >
        {action.isPending ? 'Working…' : label}
      </SmallButton>
      {question && isModalOpen(slug) && (
        <QuestionDialog
          slug={slug}
          title={question.title}
          confirm={{ label, busyLabel: 'Working…' }}
          isBusy={action.isPending}
          isIncomplete={false}
          onConfirm={() => action.mutate()}
        >
          <p>{question.text}</p>
        </QuestionDialog>
      )}
    </span>
  )
}
