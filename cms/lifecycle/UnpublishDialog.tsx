'use client'

import { useModal } from '@payloadcms/ui'
import { useState } from 'react'
import type { UnpublishAction } from '#collections/addresses/unpublishAction.schema.ts'
import { QuestionDialog } from '../kit/QuestionDialog.tsx'
import { emptyUnpublishAction, UnpublishActionChoice, unpublishActionOf } from './UnpublishActionChoice.tsx'

interface UnpublishDialogProps {
  slug: string
  // The public path so far; null when the document has no address of its own.
  path: string | null
  isBusy: boolean
  // Returns whether it was unpublished; the dialog stays open when not.
  onUnpublish: (unpublishAction: UnpublishAction) => Promise<boolean>
}

export function UnpublishDialog({ slug, path, isBusy, onUnpublish }: UnpublishDialogProps) {
  const { closeModal } = useModal()
  const [draft, setDraft] = useState(emptyUnpublishAction)
  const unpublishAction = unpublishActionOf(draft)
  return (
    <QuestionDialog
      slug={slug}
      title="Unpublish"
      confirm={{ label: 'Unpublish', busyLabel: 'Unpublishing...' }}
      isBusy={isBusy}
      isIncomplete={unpublishAction === null}
      onConfirm={() => {
        if (unpublishAction) void onUnpublish(unpublishAction).then((isDone) => isDone && closeModal(slug))
      }}
    >
      <p>Readers will not find it any more, and its schedule is cancelled. The draft stays.</p>
      <UnpublishActionChoice
        name={slug}
        question={path ? `What will ${path} answer?` : 'What will its address answer?'}
        draft={draft}
        onChange={setDraft}
      />
    </QuestionDialog>
  )
}
