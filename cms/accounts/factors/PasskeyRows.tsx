'use client'

import { Button, useModal } from '@payloadcms/ui'
import { useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { formatMoment } from '#blocks/core/zonedTime.ts'
import { useRpc } from '../../api/RpcProvider.tsx'
import type { RpcOutputs } from '../../api/rpc.client.ts'
import { useTimeZone } from '../../clock/usePublication.ts'
import { notifyDone, notifyError } from '../../kit/notices.ts'
import { QuestionDialog } from '../../kit/QuestionDialog.tsx'
import { useProven } from './ProveAgain.tsx'
import { makePasskey } from './passkeys.ts'

type Passkey = RpcOutputs['account']['factors']['passkeys'][number]

const nameSlug = 'name-passkey'
const removeSlug = 'remove-passkey'

interface PasskeyRowsProps {
  passkeys: Passkey[]
  isOff: boolean
  onChanged: (newCodes?: string[] | null) => void
}

/** Renders the passkeys: added, named, removed. */
export function PasskeyRows({ passkeys, isOff, onChanged }: PasskeyRowsProps) {
  const rpc = useRpc()
  const proven = useProven()
  const timeZone = useTimeZone()
  const id = useId()
  const { openModal, closeModal } = useModal()
  const [chosen, setChosen] = useState<Passkey | null>(null)
  const [name, setName] = useState('')
  const add = useMutation({
    mutationFn: async () => {
      const options = await proven(() => rpc.account.beginPasskey.mutate({}))
      return rpc.account.finishPasskey.mutate({ response: await makePasskey(options), name: '' })
    },
    onSuccess: ({ recoveryCodes }) => {
      if (!recoveryCodes) notifyDone('Your passkey is added')
      onChanged(recoveryCodes)
    },
    onError: ({ message }) => notifyError('Unable to add a passkey', message),
  })
  const rename = useMutation({
    mutationFn: () => rpc.account.renamePasskey.mutate({ id: chosen?.id ?? '', name }),
    onSuccess: () => {
      closeModal(nameSlug)
      onChanged()
    },
  })
  const remove = useMutation({
    mutationFn: () => proven(() => rpc.account.removeFactor.mutate({ passkey: chosen?.id ?? '' })),
    onSuccess: () => {
      notifyDone('The passkey is removed')
      onChanged()
    },
    onError: ({ message }) => notifyError('Unable to remove it', message),
  })
  const open = (slug: string, passkey: Passkey) => {
    setChosen(passkey)
    setName(passkey.name)
    rename.reset()
    openModal(slug)
  }
  const button = { buttonStyle: 'secondary', size: 'small', margin: false } as const
  return (
    <>
      {passkeys.map((passkey) => (
        <li key={passkey.id} className="account__row">
          <div>
            <p>
              <strong>{passkey.name}</strong>
            </p>
            <p className="account__hint">
              Passkey, added {formatMoment(new Date(passkey.createdAt), timeZone)} ·{' '}
              {passkey.lastUsedAt
                ? `last used ${formatMoment(new Date(passkey.lastUsedAt), timeZone)}`
                : 'not used yet'}
            </p>
          </div>
          <div className="account__actions">
            <Button {...button} aria-label={`Rename: ${passkey.name}`} onClick={() => open(nameSlug, passkey)}>
              Rename
            </Button>
            <Button {...button} aria-label={`Remove: ${passkey.name}`} onClick={() => open(removeSlug, passkey)}>
              Remove
            </Button>
          </div>
        </li>
      ))}
      {!isOff && (
        <li className="account__row">
          <div>
            <p>
              <strong>{passkeys.length === 0 ? 'Passkey' : 'Another passkey'}</strong>
            </p>
            <p className="account__hint">Kept by your phone, computer or security key; it can log you in alone</p>
          </div>
          <div className="account__actions">
            <Button {...button} disabled={add.isPending} onClick={() => add.mutate()}>
              {add.isPending ? 'Waiting for the passkey…' : 'Add a passkey'}
            </Button>
          </div>
        </li>
      )}
      <QuestionDialog
        slug={nameSlug}
        title="Rename this passkey"
        confirm={{ label: 'Save', busyLabel: 'Saving…' }}
        isBusy={rename.isPending}
        isIncomplete={name.trim() === ''}
        onConfirm={() => rename.mutate()}
      >
        <div className="proof__field">
          <label htmlFor={id}>Name of the passkey</label>
          <input id={id} maxLength={60} value={name} onChange={(event) => setName(event.target.value)} />
        </div>
        {rename.error && <p role="alert">{rename.error.message}</p>}
      </QuestionDialog>
      <QuestionDialog
        slug={removeSlug}
        title={`Remove the passkey “${chosen?.name ?? ''}”?`}
        confirm={{ label: 'Remove', busyLabel: 'Removing…' }}
        isBusy={remove.isPending}
        isIncomplete={false}
        onConfirm={() => {
          // Another question may follow.
          closeModal(removeSlug)
          remove.mutate()
        }}
      >
        <p>It stops working here at once. Delete it from the device that keeps it, too.</p>
      </QuestionDialog>
    </>
  )
}
