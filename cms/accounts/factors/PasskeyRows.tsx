'use client'

import { useModal } from '@payloadcms/ui'
import { useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { formatMoment } from '#blocks/core/zonedTime.ts'
import { useRpc } from '../../api/RpcProvider.tsx'
import type { RpcOutputs } from '../../api/rpc.client.ts'
import { useTimeZone } from '../../clock/usePublication.ts'
import { notifyDone, notifyError } from '../../kit/notices.ts'
import { QuestionDialog } from '../../kit/QuestionDialog.tsx'
import { SmallButton } from '../../kit/SmallButton.tsx'
import { AccountRow } from '../account/AccountSection.tsx'
import { useProven } from './ProveAgain.tsx'
import { makePasskey } from './passkeys.ts'
import { RemoveFactor } from './RemoveFactor.tsx'

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
  const open = (slug: string, passkey: Passkey) => {
    setChosen(passkey)
    setName(passkey.name)
    rename.reset()
    openModal(slug)
  }
  return (
    <>
      {passkeys.map((passkey) => (
        <AccountRow key={passkey.id} name={<strong>{passkey.name}</strong>} hint={usedWords(passkey, timeZone)}>
          <SmallButton aria-label={`Rename: ${passkey.name}`} onClick={() => open(nameSlug, passkey)}>
            Rename
          </SmallButton>
          <SmallButton aria-label={`Remove: ${passkey.name}`} onClick={() => open(removeSlug, passkey)}>
            Remove
          </SmallButton>
        </AccountRow>
      ))}
      {!isOff && (
        <AccountRow
          name={<strong>{passkeys.length === 0 ? 'Passkey' : 'Another passkey'}</strong>}
          hint="Kept by your phone, computer or security key; it can log you in alone"
        >
          <SmallButton disabled={add.isPending} onClick={() => add.mutate()}>
            {add.isPending ? 'Waiting for the passkey…' : 'Add a passkey'}
          </SmallButton>
        </AccountRow>
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
      <RemoveFactor
        slug={removeSlug}
        title={`Remove the passkey “${chosen?.name ?? ''}”?`}
        passkey={chosen?.id ?? ''}
        done="The passkey is removed"
        onRemoved={onChanged}
      >
        <p>It stops working here at once. Delete it from the device that keeps it, too.</p>
      </RemoveFactor>
    </>
  )
}

function usedWords({ createdAt, lastUsedAt }: Passkey, timeZone: string): string {
  const moment = (time: string) => formatMoment(new Date(time), timeZone)
  const used = lastUsedAt ? `last used ${moment(lastUsedAt)}` : 'not used yet'
  return `Passkey, added ${moment(createdAt)} · ${used}`
}
