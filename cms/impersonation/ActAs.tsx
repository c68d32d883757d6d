'use client'

import { useAuth, useDocumentInfo, useModal } from '@payloadcms/ui'
import { useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { z } from 'zod'
import { actingMinutes, minReasonLength } from '#plugins/impersonation/acting.rules.ts'
import { useProven } from '../accounts/factors/ProveAgain.tsx'
import { useRpc } from '../api/RpcProvider.tsx'
import { QuestionDialog } from '../kit/QuestionDialog.tsx'
import { SmallButton } from '../kit/SmallButton.tsx'
import { useHeldPermissions } from '../permissions/PermissionGate.tsx'
import { renewOtherTabs } from './otherTabs.tsx'
import './acting.css'

const slug = 'act-as'

const person = z.object({
  id: z.number(),
  name: z.string(),
  status: z.string().nullish(),
  permissions: z.array(z.string()).nullish(),
})

/** Shows, beside the form of a person, how to act as them. */
export function ActAs() {
  const { user } = useAuth()
  const { id, savedDocumentData } = useDocumentInfo()
  const held: ReadonlySet<string> = useHeldPermissions()
  const { data } = person.safeParse({ ...savedDocumentData, id })
  if (!held.has('IMPERSONATE_USER') || !data || data.id === user?.id || data.status !== 'ACTIVE') return null
  const isAbove = data.permissions?.some((permission) => !held.has(permission)) ?? false
  return (
    <section className="field-type act-as" aria-labelledby="act-as-title">
      <h2 id="act-as-title">Act as this person</h2>
      {isAbove ? (
        <p>You cannot: their roles give permissions that you do not have.</p>
      ) : (
        <ActAsPerson userId={data.id} name={data.name} />
      )}
    </section>
  )
}

function ActAsPerson({ userId, name }: { userId: number; name: string }) {
  const rpc = useRpc()
  const proven = useProven()
  const { openModal } = useModal()
  const id = useId()
  const [reason, setReason] = useState('')
  const [minutes, setMinutes] = useState<(typeof actingMinutes)[number]>(15)
  const begin = useMutation({
    mutationFn: () => proven(() => rpc.account.actAs.mutate({ userId, reason, minutes })),
    onSuccess: () => {
      renewOtherTabs()
      window.location.assign('/admin')
    },
    // The question for proof has taken the place of this one.
    onError: () => openModal(slug),
  })
  return (
    <>
      <SmallButton onClick={() => openModal(slug)}>Act as {name}…</SmallButton>
      <QuestionDialog
        slug={slug}
        title={`Act as ${name}?`}
        confirm={{ label: 'Act as this person', busyLabel: 'One moment…' }}
        isBusy={begin.isPending || begin.isSuccess}
        isIncomplete={reason.trim().length < minReasonLength}
        onConfirm={() => begin.mutate()}
      >
        <p>
          You see and do what they may. Every record names both of you, colleagues see both names, and {name} is told of
          it. Passwords, second factors, roles and accounts stay closed.
        </p>
        <div className="act-as__field">
          <label htmlFor={`${id}reason`}>Reason, for the activity log and for them (at least 10 letters)</label>
          <input
            id={`${id}reason`}
            maxLength={300}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        </div>
        <fieldset className="act-as__minutes">
          <legend>For</legend>
          {actingMinutes.map((each) => (
            <label key={each}>
              <input type="radio" name={`${id}minutes`} checked={minutes === each} onChange={() => setMinutes(each)} />
              {each === 60 ? 'an hour' : `${each} minutes`}
            </label>
          ))}
        </fieldset>
        {begin.error && <p role="alert">{begin.error.message}</p>}
      </QuestionDialog>
    </>
  )
}
