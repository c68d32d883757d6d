'use client'

import { Button, TextInput, useAuth } from '@payloadcms/ui'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { sendRest } from '../../api/rest.ts'
import { notifyDone } from '../../kit/notices.ts'
import { AccountSection } from './AccountSection.tsx'

export interface Profile {
  id: number
  name: string
  email: string
  roles: string[]
}

/** Renders the name and address of the person at the screen; who may not change them reads whom to ask. */
export function ProfileSection({ profile, mayChange }: { profile: Profile; mayChange: boolean }) {
  const { refreshCookieAsync } = useAuth()
  const [name, setName] = useState(profile.name)
  const [email, setEmail] = useState(profile.email)
  const [saved, setSaved] = useState(profile)
  const isChanged = name.trim() !== saved.name || email.trim() !== saved.email
  const save = useMutation({
    mutationFn: (data: { name: string; email: string }) =>
      sendRest(`/api/users/${profile.id}?depth=0`, { method: 'PATCH', json: data }),
    onSuccess: (_answer, data) => {
      setSaved({ ...saved, ...data })
      notifyDone('Saved')
      void refreshCookieAsync()
    },
  })
  return (
    <AccountSection
      title="You"
      lead={
        <>
          {rolesText(saved.roles)} {!mayChange && 'Your name and address are kept by those who manage users.'}
        </>
      }
    >
      <form
        className="account__body"
        onSubmit={(event) => {
          event.preventDefault()
          if (isChanged) save.mutate({ name: name.trim(), email: email.trim() })
        }}
      >
        {save.error && (
          <div role="alert" className="desk__error">
            {save.error.message}
          </div>
        )}
        <TextInput
          path="account-name"
          label="Name"
          value={name}
          readOnly={!mayChange}
          onChange={(event: { target: { value: string } }) => setName(event.target.value)}
        />
        <TextInput
          path="account-email"
          label="E-mail"
          value={email}
          readOnly={!mayChange}
          onChange={(event: { target: { value: string } }) => setEmail(event.target.value)}
        />
        {mayChange && (
          <div className="account__actions">
            <Button type="submit" margin={false} disabled={!isChanged || save.isPending}>
              {save.isPending ? 'Saving…' : 'Save'}
            </Button>
          </div>
        )}
      </form>
    </AccountSection>
  )
}

function rolesText(roles: string[]): string {
  if (roles.length === 0) return 'You have no role.'
  return roles.length === 1 ? `Your role is ${roles[0]}.` : `Your roles are ${roles.join(', ')}.`
}
