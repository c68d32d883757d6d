'use client'

import { z } from 'zod'
import { callRest } from '../../api/rest.ts'
import { SignInForm } from '../sign-in/SignInForm.tsx'
import { SignInFrame } from '../sign-in/SignInFrame.tsx'

interface NoAccessScreenProps {
  publication: string
  title: string
  lead: string
  action: string
  redirectTo: string
}

/** Renders why an account opens nothing, and the way to the log-in. */
export function NoAccessScreen({ publication, title, lead, action, redirectTo }: NoAccessScreenProps) {
  const logOut = async () => {
    await callRest('/api/users/logout', z.unknown(), { method: 'POST' })
    window.location.assign(`/admin/login?redirect=${encodeURIComponent(redirectTo)}`)
  }
  return (
    <SignInFrame publication={publication} title={title} lead={lead}>
      <SignInForm submit={action} busy="One moment…" onSubmit={logOut}>
        {null}
      </SignInForm>
    </SignInFrame>
  )
}
