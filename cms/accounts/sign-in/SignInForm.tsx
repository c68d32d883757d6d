'use client'

import { Button } from '@payloadcms/ui'
import { type ReactNode, useState, useSyncExternalStore } from 'react'
import { apiErrorOf } from '../../api/apiError.ts'
import { keepFocusWhenDisabled } from '../../kit/keepFocusWhenDisabled.ts'

interface SignInFormProps {
  submit: string
  busy: string
  // Rejects with an ApiError, whose words are shown.
  onSubmit: (fields: FormData) => Promise<void>
  children: ReactNode
}

const subscribe = () => () => {}

/** Renders a form of a page before the log-in: one thing to do, its refusal in words, nothing lost when it fails. */
export function SignInForm({ submit, busy, onSubmit, children }: SignInFormProps) {
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  // Before the page is alive, the browser itself would send the form.
  const isAlive = useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
  const send = async (form: HTMLFormElement) => {
    setBusy(true)
    setRefusal(null)
    try {
      await onSubmit(new FormData(form))
    } catch (error) {
      setRefusal(apiErrorOf(error)?.message ?? 'Something went wrong. Try again.')
      setBusy(false)
    }
  }
  return (
    <form
      className="sign-in__form"
      method="post"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isBusy) void send(event.currentTarget)
      }}
    >
      {/* A live region has to be there before what it says. */}
      <div role="alert" className="sign-in__refusal">
        {refusal}
      </div>
      {children}
      <Button
        type="submit"
        size="large"
        margin={false}
        className="sign-in__submit"
        disabled={!isAlive || isBusy}
        extraButtonProps={keepFocusWhenDisabled}
      >
        {isBusy ? busy : submit}
      </Button>
    </form>
  )
}
