'use client'

import { useModal } from '@payloadcms/ui'
import { useState } from 'react'
import type { UnpublishFate } from '#collections/addresses/unpublishFate.schema.ts'
import { QuestionDialog } from '../dialogs/QuestionDialog.tsx'
import { FateChoice, fateOf, openFate } from './FateChoice.tsx'

interface UnpublishDialogProps {
  slug: string
  /** What readers follow now; null when the document has no address of its own. */
  path: string | null
  isBusy: boolean
  /** @returns whether it was unpublished; the dialog stays open when not. */
  onUnpublish: (fate: UnpublishFate) => Promise<boolean>
}

/** Takes a document off the site, and asks what its address answers from then on. */
export function UnpublishDialog({ slug, path, isBusy, onUnpublish }: UnpublishDialogProps) {
  const { closeModal } = useModal()
  const [draft, setDraft] = useState(openFate)
  const fate = fateOf(draft)
  return (
    <QuestionDialog
      slug={slug}
      title="Unpublish"
      confirm={{ label: 'Unpublish', busyLabel: 'Unpublishing...' }}
      isBusy={isBusy}
      isIncomplete={fate === null}
      onConfirm={() => {
        if (fate) void onUnpublish(fate).then((isDone) => isDone && closeModal(slug))
      }}
    >
      <p>Readers will not find it any more, and its schedule is cancelled. The draft stays.</p>
      <FateChoice
        name={slug}
        question={path ? `What will ${path} answer?` : 'What will its address answer?'}
        draft={draft}
        onChange={setDraft}
      />
    </QuestionDialog>
  )
}
