'use client'

import { useDocumentInfo, useFormFields } from '@payloadcms/ui'
import { useState } from 'react'
import { type Delivery, HandOver } from '../HandOver.tsx'
import { InvitationActions } from './InvitationActions.tsx'
import { deliveryOf, stateOf, stateWords } from './invitationState.ts'

/** Renders, on the screen of an invitation, what became of it and what can be done with it. */
export function InvitationPanel() {
  const { id } = useDocumentInfo()
  const email = useFormFields(([fields]) => String(fields.email?.value ?? ''))
  const state = useFormFields(([fields]) => stateOf(fields.state?.value, fields.expiresAt?.value))
  const [delivery, setDelivery] = useState<Delivery | null>(() => deliveryOf(id))
  if (id === undefined) return null
  const canBeSent = state === 'open' || state === 'expired'
  return (
    <section className="invitation-panel" aria-label="Invitation">
      <p>{stateWords[state].sentence}</p>
      {delivery && canBeSent && <HandOver delivery={delivery} to={email} />}
      {canBeSent && <InvitationActions id={Number(id)} email={email} onDelivery={setDelivery} />}
    </section>
  )
}
