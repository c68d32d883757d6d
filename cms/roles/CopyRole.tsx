'use client'

import { useConfig, useDocumentInfo, useModal } from '@payloadcms/ui'
import { useMutation } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { useId, useState } from 'react'
import { useProven } from '../accounts/factors/ProveAgain.tsx'
import { callRest, createdId } from '../api/rest.ts'
import { QuestionDialog } from '../kit/QuestionDialog.tsx'
import { SmallButton } from '../kit/SmallButton.tsx'
import { usePassesGate } from '../permissions/PermissionGate.tsx'
import '../accounts/factors/factors.css'

const dialogSlug = 'copy-role'

/** Makes a new role out of what is saved of this one. */
export function CopyRole() {
  const { id, savedDocumentData } = useDocumentInfo()
  const { admin, api } = useConfig().config.routes
  const mayCopy = usePassesGate(['CREATE_ROLE'])
  const proven = useProven()
  const router = useRouter()
  const fieldId = useId()
  const { openModal, closeModal } = useModal()
  const [name, setName] = useState('')
  const copy = useMutation({
    mutationFn: () => {
      const { description, permissions, secondFactor, graceDays } = savedDocumentData ?? {}
      const json = { name: name.trim(), description, permissions, secondFactor, graceDays }
      return proven(() => callRest(`${api}/roles`, createdId, { method: 'POST', json }))
    },
    onSuccess: (made) => {
      closeModal(dialogSlug)
      router.push(`${admin}/collections/roles/${made}`)
    },
    // The question for proof has taken the place of this one.
    onError: () => openModal(dialogSlug),
  })
  if (id === undefined || !mayCopy) return null
  const begin = () => {
    setName(`${String(savedDocumentData?.name ?? '')} copy`)
    copy.reset()
    openModal(dialogSlug)
  }
  return (
    <div className="field-type">
      <SmallButton onClick={begin}>Copy as…</SmallButton>
      <QuestionDialog
        slug={dialogSlug}
        title="Copy this role"
        confirm={{ label: 'Copy', busyLabel: 'Copying…' }}
        isBusy={copy.isPending}
        isIncomplete={name.trim() === ''}
        onConfirm={() => copy.mutate()}
      >
        <p>The new role has the permissions of this one, and no people yet.</p>
        <div className="proof__field">
          <label htmlFor={fieldId}>Name of the new role</label>
          <input id={fieldId} maxLength={100} value={name} onChange={({ target }) => setName(target.value)} />
        </div>
        {copy.error && <p role="alert">{copy.error.message}</p>}
      </QuestionDialog>
    </div>
  )
}
