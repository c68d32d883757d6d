'use client'

import { Button, SaveButton, useConfig, useDocumentInfo, useForm } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { z } from 'zod'
import { useRpc } from '../../api/RpcProvider.tsx'
import { keepFocusWhenDisabled } from '../../kit/keepFocusWhenDisabled.ts'
import { notifyError } from '../../kit/notices.ts'
import { keepDelivery } from './invitationState.ts'

const written = z.object({
  email: z.string().catch(''),
  name: z.string().catch(''),
  roles: z.array(z.number()).catch([]),
})

/** Renders the main button of an invitation: a new one is sent, one that was sent is saved. */
export function InviteButton() {
  const { id } = useDocumentInfo()
  return id === undefined ? <SendButton /> : <SaveButton />
}

function SendButton() {
  const rpc = useRpc()
  const router = useRouter()
  const { admin } = useConfig().config.routes
  const { getData, setModified } = useForm()
  const [isBusy, setBusy] = useState(false)
  const send = async () => {
    setBusy(true)
    try {
      const { id, ...delivery } = await rpc.invitation.create.mutate(written.parse(getData()))
      keepDelivery(id, delivery)
      setModified(false)
      router.push(`${admin}/collections/invitations/${id}`)
    } catch (error) {
      notifyError('The invitation was not made', error instanceof Error ? error.message : String(error))
      setBusy(false)
    }
  }
  return (
    <Button
      size="medium"
      margin={false}
      disabled={isBusy}
      extraButtonProps={keepFocusWhenDisabled}
      onClick={() => void send()}
    >
      {isBusy ? 'Sending…' : 'Send the invitation'}
    </Button>
  )
}
