'use client'

import { Button, useModal, useTheme } from '@payloadcms/ui'
import { useMutation } from '@tanstack/react-query'
import { useId } from 'react'
import { sendRest } from '../../api/rest.ts'
import { notifyDone, notifyError } from '../../kit/notices.ts'
import { QuestionDialog } from '../../kit/QuestionDialog.tsx'
import { AccountSection } from './AccountSection.tsx'

const looks = [
  { value: 'auto', label: 'As the device' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const

const question = 'reset-lists'

/** Renders what the back office looks like for the person at the screen: its shade, and lists as they were. */
export function LookSection({ userId }: { userId: number }) {
  const { theme, autoMode, setTheme } = useTheme()
  const { openModal, closeModal } = useModal()
  const name = useId()
  const reset = useMutation({
    mutationFn: () =>
      sendRest(`/api/payload-preferences?depth=0&where[user.value][equals]=${userId}`, { method: 'DELETE' }),
    onSuccess: () => notifyDone('Lists are as they were'),
    onError: (error) => notifyError('Unable to reset the lists', error.message),
    onSettled: () => closeModal(question),
  })
  // Payload's type leaves out 'auto', which its own screen sets.
  const setLook: (look: string) => void = Object(setTheme)
  const shown = autoMode ? 'auto' : theme
  return (
    <AccountSection title="How it looks" lead="For you, in this browser; your lists follow you everywhere.">
      <fieldset className="account__looks">
        <legend>Shade</legend>
        {looks.map(({ value, label }) => (
          <label key={value}>
            <input type="radio" name={name} checked={shown === value} onChange={() => setLook(value)} /> {label}
          </label>
        ))}
      </fieldset>
      <div className="account__actions">
        <Button buttonStyle="secondary" margin={false} onClick={() => openModal(question)}>
          Reset my lists
        </Button>
      </div>
      <QuestionDialog
        slug={question}
        title="Reset your lists?"
        confirm={{ label: 'Reset', busyLabel: 'Resetting…' }}
        isBusy={reset.isPending}
        isIncomplete={false}
        onConfirm={() => reset.mutate()}
      >
        <p>Columns, filters, layouts and saved views of all lists go back to how they were at first.</p>
      </QuestionDialog>
    </AccountSection>
  )
}
