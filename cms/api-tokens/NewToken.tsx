'use client'

import { useConfig } from '@payloadcms/ui'
import { useMutation } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { useProven } from '../accounts/factors/ProveAgain.tsx'
import { useRpc } from '../api/RpcProvider.tsx'
import { useHeldPermissions } from '../permissions/PermissionGate.tsx'
import { TokenEndField } from './TokenEndField.tsx'
import { type TokenDraft, TokenForm } from './TokenForm.tsx'
import { TokenSecret } from './TokenSecret.tsx'
import { givableOf } from './tokenChoice.ts'
import { endOf } from './tokenEnd.ts'

const empty: TokenDraft = { name: '', permissions: [], networks: [], perMinute: 300 }

/** Renders the form of a new token, and its secret once it is made. */
export function NewToken() {
  const rpc = useRpc()
  const router = useRouter()
  const proven = useProven()
  const { admin } = useConfig().config.routes
  const [end, setEnd] = useState({ choice: '90', day: '' })
  const make = useMutation({
    mutationFn: (draft: TokenDraft) => {
      const expiresAt = endOf(end.choice, end.day) ?? undefined
      return proven(() => rpc.apiToken.create.mutate({ ...draft, expiresAt }))
    },
  })
  const list = `${admin}/collections/api-tokens`
  const held = useHeldPermissions()
  if (make.data) return <TokenSecret secret={make.data.secret} onDone={() => router.push(`${list}/${make.data.id}`)} />
  return (
    <>
      <h1>New token</h1>
      <p className="token__lead">
        A program that sends the token uses your account, with the permissions that you choose here and still hold
        yourself.
      </p>
      <TokenForm
        draft={empty}
        givable={givableOf(held)}
        submit={{ label: 'Make the token', busyLabel: 'Making it…' }}
        isBusy={make.isPending}
        error={make.error?.message ?? null}
        onSubmit={(draft) => make.mutate(draft)}
        onCancel={() => router.push(list)}
      >
        <TokenEndField end={end} onChange={setEnd} />
      </TokenForm>
    </>
  )
}
