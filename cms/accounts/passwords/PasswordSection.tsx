'use client'

import { useAuth } from '@payloadcms/ui'
import type { TypedUser } from 'payload'
import { useState } from 'react'
import { useRpc } from '../../api/RpcProvider.tsx'
import { notifyDone } from '../../kit/notices.ts'
import { AccountSection } from '../account/AccountSection.tsx'
import { SignInField } from '../sign-in/SignInField.tsx'
import { SignInForm } from '../sign-in/SignInForm.tsx'
import '../sign-in/signIn.css'
import { NewPasswordField } from './NewPasswordField.tsx'

/** Renders the change of one's own password, on the screen of the account. */
export function PasswordSection() {
  const rpc = useRpc()
  const { user } = useAuth<TypedUser>()
  // An empty form after each change.
  const [changes, setChanges] = useState(0)
  return (
    <AccountSection title="Password" lead="A new password logs you out everywhere else.">
      <SignInForm
        key={changes}
        submit="Change the password"
        busy="Changing…"
        onSubmit={async (fields) => {
          const [current, next] = [String(fields.get('current')), String(fields.get('next'))]
          await rpc.account.changePassword.mutate({ current, next })
          notifyDone('Your password is changed. You are logged out everywhere else.')
          setChanges(changes + 1)
        }}
      >
        <SignInField
          name="current"
          type="password"
          label="The password that you have"
          autoComplete="current-password"
          required
        />
        <NewPasswordField name="next" label="New password" about={[user?.name ?? '', user?.email ?? '']} />
      </SignInForm>
    </AccountSection>
  )
}
