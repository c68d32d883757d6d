'use client'

import { useModal } from '@payloadcms/ui'
import { useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { formatMoment } from '#blocks/core/zonedTime.ts'
import { useRpc } from '../../api/RpcProvider.tsx'
import { useTimeZone } from '../../clock/usePublication.ts'
import { notifyDone, notifyError } from '../../kit/notices.ts'
import { QuestionDialog } from '../../kit/QuestionDialog.tsx'
import { SmallButton } from '../../kit/SmallButton.tsx'
import { AccountRow } from '../account/AccountSection.tsx'
import { AppSecret } from './AppSecret.tsx'
import { useProven } from './ProveAgain.tsx'
import { RemoveFactor } from './RemoveFactor.tsx'
import type { BegunApp } from './signInCalls.ts'

const setUpSlug = 'set-up-app'
const removeSlug = 'remove-app'

interface AppRowProps {
  since: string | null
  isOff: boolean
  onChanged: (newCodes?: string[] | null) => void
}

/** Renders the authenticator app: set up, replaced, removed. */
export function AppRow({ since, isOff, onChanged }: AppRowProps) {
  const rpc = useRpc()
  const proven = useProven()
  const timeZone = useTimeZone()
  const id = useId()
  const { openModal, closeModal } = useModal()
  const [begun, setBegun] = useState<BegunApp | null>(null)
  const [code, setCode] = useState('')
  const begin = useMutation({
    mutationFn: () => proven(() => rpc.account.beginApp.mutate({})),
    onSuccess: (app) => {
      setBegun(app)
      setCode('')
      finish.reset()
      openModal(setUpSlug)
    },
    onError: ({ message }) => notifyError('Unable to begin', message),
  })
  const finish = useMutation({
    mutationFn: () => rpc.account.finishApp.mutate({ challenge: begun?.challenge ?? '', code }),
    onSuccess: ({ recoveryCodes }) => {
      closeModal(setUpSlug)
      if (!recoveryCodes) notifyDone('Your authenticator app is set up')
      onChanged(recoveryCodes)
    },
  })
  return (
    <AccountRow
      name={<strong>Authenticator app</strong>}
      hint={since ? `Set up ${formatMoment(new Date(since), timeZone)}` : 'A code of six digits on your phone'}
    >
      {!isOff && (
        <SmallButton disabled={begin.isPending} onClick={() => begin.mutate()}>
          {since ? 'Replace the app' : 'Set up the app'}
        </SmallButton>
      )}
      {since && <SmallButton onClick={() => openModal(removeSlug)}>Remove the app</SmallButton>}
      <QuestionDialog
        slug={setUpSlug}
        title="Set up your authenticator app"
        confirm={{ label: 'Confirm', busyLabel: 'Confirming…' }}
        isBusy={finish.isPending}
        isIncomplete={code.trim() === ''}
        onConfirm={() => finish.mutate()}
      >
        {begun && <AppSecret secret={begun.secret} address={begun.address} />}
        <div className="proof__field">
          <label htmlFor={id}>Code that the app shows now</label>
          <input
            id={id}
            inputMode="numeric"
            autoComplete="one-time-code"
            value={code}
            onChange={(event) => setCode(event.target.value)}
          />
        </div>
        {since && <p>The app that you have works until then.</p>}
        {finish.error && <p role="alert">{finish.error.message}</p>}
      </QuestionDialog>
      <RemoveFactor
        slug={removeSlug}
        title="Remove the authenticator app?"
        passkey={null}
        done="The authenticator app is removed"
        onRemoved={onChanged}
      >
        <p>Its codes stop working at once, and all trusted browsers ask again.</p>
      </RemoveFactor>
    </AccountRow>
  )
}
