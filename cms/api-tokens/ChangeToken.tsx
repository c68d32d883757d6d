'use client'

import { useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useProven } from '../accounts/factors/ProveAgain.tsx'
import type { Token } from '../accounts/tokens/useToken.ts'
import { useRpc } from '../api/RpcProvider.tsx'
import { notifyDone } from '../kit/notices.ts'
import { useHeldPermissions } from '../permissions/PermissionGate.tsx'
import { Field, type TokenDraft, TokenForm } from './TokenForm.tsx'
import { givableOf } from './tokenChoice.ts'
import { dayIn, endOf, mostDays } from './tokenEnd.ts'

/** Renders the change of a token: its owner gives and takes, others only take. */
export function ChangeToken({ token, isOwner, onDone }: { token: Token; isOwner: boolean; onDone: () => void }) {
  const rpc = useRpc()
  const proven = useProven()
  const id = useId()
  const held = useHeldPermissions()
  // Empty while the end stays as it is.
  const [day, setDay] = useState('')
  const draft = { ...token, perMinute: token.perMinute ?? 300 }
  const change = useMutation({
    mutationFn: ({ name, permissions, networks, perMinute }: TokenDraft) => {
      const expiresAt = day === '' ? undefined : (endOf('date', day) ?? undefined)
      return proven(() =>
        rpc.apiToken.change.mutate({ id: token.id, name, permissions, networks, perMinute, expiresAt }),
      )
    },
    onSuccess: () => {
      notifyDone('Saved')
      onDone()
    },
  })
  return (
    <>
      <h1>Change “{token.name}”</h1>
      {!isOwner && <p className="token__lead">You can take from this token. Only its owner can give it more.</p>}
      <TokenForm
        draft={draft}
        givable={isOwner ? [...new Set([...givableOf(held), ...token.permissions])] : token.permissions}
        submit={{ label: 'Save', busyLabel: 'Saving…' }}
        isBusy={change.isPending}
        error={change.error?.message ?? null}
        onSubmit={(changed) => change.mutate(changed)}
        onCancel={onDone}
      >
        <Field id={id} label="New last day" hint="Empty: it stays good as long as it is.">
          <input
            id={id}
            aria-describedby={`${id}-hint`}
            type="date"
            min={dayIn(0)}
            max={dayIn(mostDays)}
            value={day}
            onChange={({ target }) => setDay(target.value)}
          />
        </Field>
      </TokenForm>
    </>
  )
}
