'use client'

import { Button, useConfig, useDocumentInfo, useDocumentTitle, useModal } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { formatAdminURL } from 'payload/shared'
import { useState } from 'react'
import { useOfferedActions } from '../command/documentActions.ts'
import { keepFocusWhenDisabled } from '../kit/keepFocusWhenDisabled.ts'
import { notifyDone, notifyError } from '../kit/notices.ts'
import { QuestionDialog } from '../kit/QuestionDialog.tsx'
import { eraseDocument } from './lifecycleCalls.ts'
import { useDocumentUrl, useIsInTrash, useLifecycleActions, useLifecycleState, useNoun } from './useLifecycle.ts'
import './lifecycle.css'

const deleteSlug = 'lifecycle-delete'

/** Renders Restore and Delete, for what lies in the trash (docs/spec/newsroom.md#transitions). */
export function TrashedControls() {
  const { isTrashed, hasDeletePermission, collectionSlug, id } = useDocumentInfo()
  const isInTrash = useIsInTrash()
  const state = useLifecycleState()
  const noun = useNoun()
  const { act, pending } = useLifecycleActions(noun)
  const { config } = useConfig()
  const router = useRouter()
  const { openModal, isModalOpen } = useModal()
  const list = formatAdminURL({ adminRoute: config.routes.admin, path: `/collections/${collectionSlug}` })
  const restore = async () => {
    const isDone = await act({ action: 'restore', input: {} }, `${noun} restored as a draft`)
    // Who had it open has it where it is, with all that they wrote.
    if (isDone && isTrashed) router.push(`${list}/${id}`)
  }
  const mayRestore = isInTrash && state?.actions.includes('restore') === true
  const mayDelete = isInTrash && hasDeletePermission === true
  useOfferedActions('trashed', [
    ...(mayRestore && pending === null ? [{ key: 'restore', label: 'Restore', run: () => void restore() }] : []),
    ...(mayDelete ? [{ key: 'delete', label: `Delete ${noun}`, run: () => openModal(deleteSlug) }] : []),
  ])
  if (!isInTrash) return null
  return (
    <>
      {!isTrashed && (
        <output className="lifecycle-trashed">
          This {noun.toLowerCase()} was moved to the trash. Restore it to go on writing.
        </output>
      )}
      {mayDelete && (
        <Button
          id="lifecycle-open-delete"
          buttonStyle="secondary"
          size="medium"
          margin={false}
          onClick={() => openModal(deleteSlug)}
        >
          Delete {noun}
        </Button>
      )}
      {mayRestore && (
        <Button
          id="lifecycle-restore"
          size="medium"
          margin={false}
          disabled={pending !== null}
          extraButtonProps={keepFocusWhenDisabled}
          onClick={() => void restore()}
        >
          {pending === 'restore' ? 'Restoring...' : 'Restore'}
        </Button>
      )}
      {isModalOpen(deleteSlug) && <DeleteDialog noun={noun} onDeleted={() => router.push(list)} />}
    </>
  )
}

function DeleteDialog({ noun, onDeleted }: { noun: string; onDeleted: () => void }) {
  const url = useDocumentUrl()
  const { title } = useDocumentTitle()
  const { closeModal } = useModal()
  const [isBusy, setBusy] = useState(false)
  const deletePermanently = async () => {
    if (!url) return
    setBusy(true)
    try {
      await eraseDocument(url)
      notifyDone(`${noun} deleted`)
      closeModal(deleteSlug)
      onDeleted()
    } catch (error) {
      notifyError(`Unable to delete ${noun.toLowerCase()}`, error instanceof Error ? error.message : String(error))
      setBusy(false)
    }
  }
  return (
    <QuestionDialog
      slug={deleteSlug}
      title={`Delete ${noun}`}
      confirm={{ label: `Delete ${noun}`, busyLabel: `Deleting ${noun}...` }}
      isBusy={isBusy}
      isIncomplete={false}
      onConfirm={() => void deletePermanently()}
    >
      <p>Are you sure you want to delete "{title}"?</p>
    </QuestionDialog>
  )
}
