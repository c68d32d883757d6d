'use client'

import { Button, useModal } from '@payloadcms/ui'
import { useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { formatMoment } from '#blocks/core/zonedTime.ts'
import { useRpc } from '../../api/RpcProvider.tsx'
import { useTimeZone } from '../../clock/usePublication.ts'
import { notifyDone, notifyError } from '../../kit/notices.ts'
import { QuestionDialog } from '../../kit/QuestionDialog.tsx'
import { AppSecret } from './AppSecret.tsx'
import { useProven } from './ProveAgain.tsx'
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
  const remove = useMutation({
    mutationFn: () => proven(() => rpc.account.removeFactor.mutate({ passkey: null })),
    onSuccess: () => {
      notifyDone('The authenticator app is removed')
      onChanged()
    },
    onError: ({ message }) => notifyError('Unable to remove it', message),
  })
  const button = { buttonStyle: 'secondary', size: 'small', margin: false } as const
  return (
    <li className="account__row">
      <div>
        <p>
          <strong>Authenticator app</strong>
        </p>
        <p className="account__hint">
          {since ? `Set up ${formatMoment(new Date(since), timeZone)}` : 'A code of six digits on your phone'}
        </p>
      </div>
      <div className="account__actions">
        {!isOff && (
          <Button {...button} disabled={begin.isPending} onClick={() => begin.mutate()}>
            {since ? 'Replace the app' : 'Set up the app'}
          </Button>
        )}
        {since && (
          <Button {...button} disabled={remove.isPending} onClick={() => openModal(removeSlug)}>
            Remove the app
          </Button>
        )}
      </div>
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
      <QuestionDialog
        slug={removeSlug}
        title="Remove the authenticator app?"
        confirm={{ label: 'Remove', busyLabel: 'Removing…' }}
        isBusy={remove.isPending}
        isIncomplete={false}
        onConfirm={() => {
          // Another question may follow.
          closeModal(removeSlug)
          remove.mutate()
        }}
      >
        <p>Its codes stop working at once, and all trusted browsers ask again.</p>
      </QuestionDialog>
    </li>
  )
}
