'use client'

import { Button, useAuth, useModal } from '@payloadcms/ui'
import { useMutation } from '@tanstack/react-query'
import type { TypedUser } from 'payload'
import { useState } from 'react'
import { useToken } from '../accounts/tokens/useToken.ts'
import { useRpc } from '../api/RpcProvider.tsx'
import { DeskState } from '../desk/DeskState.tsx'
import { notifyDone } from '../kit/notices.ts'
import { QuestionDialog } from '../kit/QuestionDialog.tsx'
import { usePassesGate } from '../permissions/PermissionGate.tsx'
import { ChangeToken } from './ChangeToken.tsx'
import { TokenFacts } from './TokenFacts.tsx'

const revokeSlug = 'revoke-token'

/** Renders a token: what it may, whose it is, its last use, and what can be done with it. */
export function TokenScreen({ id }: { id: number }) {
  const rpc = useRpc()
  const { user } = useAuth<TypedUser>()
  const { openModal, closeModal } = useModal()
  const [isChanging, setChanging] = useState(false)
  const { data: token, error, isPending, refetch } = useToken(id)
  const [mayChangeAll, mayRevokeAll] = [usePassesGate(['UPDATE_API_TOKEN']), usePassesGate(['DELETE_API_TOKEN'])]
  const mayMake = usePassesGate(['CREATE_API_TOKEN'])
  const revoke = useMutation({
    mutationFn: () => rpc.apiToken.revoke.mutate({ id }),
    onSuccess: () => {
      closeModal(revokeSlug)
      notifyDone('The token is revoked')
      void refetch()
    },
  })
  if (!token) return <DeskState isLoading={isPending} error={error} empty={null} onRetry={() => void refetch()} />
  const isOwner = mayMake && token.owner?.id === user?.id
  if (isChanging)
    return (
      <ChangeToken
        token={token}
        isOwner={isOwner}
        onDone={() => {
          setChanging(false)
          void refetch()
        }}
      />
    )
  return (
    <>
      <h1>{token.name}</h1>
      <TokenFacts token={token} />
      {!token.revokedAt && (
        <div className="token__actions">
          {(isOwner || mayChangeAll) && (
            <Button buttonStyle="secondary" margin={false} onClick={() => setChanging(true)}>
              Change
            </Button>
          )}
          {(isOwner || mayRevokeAll) && (
            <Button buttonStyle="secondary" margin={false} onClick={() => openModal(revokeSlug)}>
              Revoke
            </Button>
          )}
        </div>
      )}
      <QuestionDialog
        slug={revokeSlug}
        title={`Revoke “${token.name}”?`}
        confirm={{ label: 'Revoke', busyLabel: 'Revoking…' }}
        isBusy={revoke.isPending}
        isIncomplete={false}
        onConfirm={() => revoke.mutate()}
      >
        <p>Programs that use it are refused at once. This cannot be undone: they then need a new token.</p>
        {revoke.error && <p role="alert">{revoke.error.message}</p>}
      </QuestionDialog>
    </>
  )
}
