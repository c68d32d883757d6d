'use client'

import { Button, useModal } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { useRpc } from '../../api/RpcProvider.tsx'
import { keepFocusWhenDisabled } from '../../kit/keepFocusWhenDisabled.ts'
import { notifyDone, notifyError } from '../../kit/notices.ts'
import { QuestionDialog } from '../../kit/QuestionDialog.tsx'
import { usePassesGate } from '../../permissions/PermissionGate.tsx'
import type { Delivery } from '../HandOver.tsx'
import './invitations.css'

interface InvitationActionsProps {
  id: number
  email: string
  // Result of sending the mail again.
  onDelivery: (delivery: Delivery) => void
}

/** Renders what can be done with an open invitation: send it again, and revoke it. */
export function InvitationActions({ id, email, onDelivery }: InvitationActionsProps) {
  const rpc = useRpc()
  const router = useRouter()
  const { openModal, closeModal } = useModal()
  const [isBusy, setBusy] = useState(false)
  const mayChange = usePassesGate(['UPDATE_INVITATION'])
  const slug = `revoke-invitation-${id}`
  if (!mayChange) return null
  const run = async (failure: string, action: () => Promise<void>) => {
    setBusy(true)
    try {
      await action()
      router.refresh()
    } catch (error) {
      notifyError(failure, error instanceof Error ? error.message : String(error))
    } finally {
      setBusy(false)
    }
  }
  const resend = () =>
    run('The invitation is not sent again', async () => onDelivery(await rpc.invitation.resend.mutate({ id })))
  const revoke = () =>
    run('The invitation is not revoked', async () => {
      await rpc.invitation.revoke.mutate({ id })
      closeModal(slug)
      notifyDone(`The invitation of ${email} is revoked.`)
    })
  const look = { size: 'small', margin: false, disabled: isBusy, extraButtonProps: keepFocusWhenDisabled } as const
  return (
    <div className="invitation-actions">
      <Button {...look} buttonStyle="secondary" aria-label={`Send again to ${email}`} onClick={() => void resend()}>
        Send again
      </Button>
      <Button
        {...look}
        buttonStyle="secondary"
        aria-label={`Revoke the invitation of ${email}`}
        onClick={() => openModal(slug)}
      >
        Revoke
      </Button>
      <QuestionDialog
        slug={slug}
        title={`Revoke the invitation of ${email}?`}
        confirm={{ label: 'Revoke', busyLabel: 'Revoking…' }}
        isBusy={isBusy}
        isIncomplete={false}
        onConfirm={() => void revoke()}
      >
        <p>The link stops working at once. You can invite this person again.</p>
      </QuestionDialog>
    </div>
  )
}
