'use client'

import { useConfig } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import type { DefaultCellComponentProps } from 'payload'
import { notifyDone } from '../../kit/notices.ts'
import { InvitationActions } from './InvitationActions.tsx'
import { keepDelivery, stateOf, stateWords } from './invitationState.ts'

/** Renders the state of an invitation in their list. */
export function InvitationStateCell({ rowData }: DefaultCellComponentProps) {
  return <>{stateWords[stateOf(rowData?.state, rowData?.expiresAt)].label}</>
}

/** Renders what can be done with an invitation, in their list. A link to hand over is shown on its own screen. */
export function InvitationActionsCell({ rowData }: DefaultCellComponentProps) {
  const router = useRouter()
  const { admin } = useConfig().config.routes
  const [id, email] = [Number(rowData?.id), String(rowData?.email ?? '')]
  const state = stateOf(rowData?.state, rowData?.expiresAt)
  if (state === 'accepted' || state === 'revoked') return null
  return (
    <InvitationActions
      id={id}
      email={email}
      onDelivery={(delivery) => {
        if (delivery.isSent) return notifyDone(`The mail to ${email} has left.`)
        keepDelivery(id, delivery)
        router.push(`${admin}/collections/invitations/${id}`)
      }}
    />
  )
}
