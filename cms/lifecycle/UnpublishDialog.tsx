'use client'

import { useModal } from '@payloadcms/ui'
import { useState } from 'react'
import type { UnpublishFate } from '#collections/addresses/unpublishFate.schema.ts'
import { type ContentChoice, ContentPicker } from './ContentPicker.tsx'
import { LifecycleDialog } from './LifecycleDialog.tsx'

const fates = [
  ['return_gone', '410 Gone', 'Readers are told that it was taken down for good.'],
  ['redirect_to_homepage', 'Redirect to the home page', 'Readers who follow old links arrive there.'],
  ['redirect_to_content', 'Redirect to other content', 'Readers who follow old links arrive at what you choose.'],
] as const

type Fate = (typeof fates)[number][0]

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
  const [fate, setFate] = useState<Fate>('return_gone')
  const [content, setContent] = useState<ContentChoice | null>(null)
  const decided = decide(fate, content)
  return (
    <LifecycleDialog
      slug={slug}
      title="Unpublish"
      confirm={{ label: 'Unpublish', busyLabel: 'Unpublishing...' }}
      isBusy={isBusy}
      isIncomplete={decided === null}
      onConfirm={() => {
        if (decided) void onUnpublish(decided).then((isDone) => isDone && closeModal(slug))
      }}
    >
      <p>Readers will not find it any more, and its schedule is cancelled. The draft stays.</p>
      <fieldset className="lifecycle-dialog__fates">
        <legend>{path ? `What will ${path} answer?` : 'What will its address answer?'}</legend>
        {fates.map(([value, label, description]) => (
          <label key={value}>
            <input type="radio" name={slug} value={value} checked={fate === value} onChange={() => setFate(value)} />
            <span>
              {label}
              <small>{description}</small>
            </span>
          </label>
        ))}
      </fieldset>
      {fate === 'redirect_to_content' && <ContentPicker choice={content} onChoose={setContent} />}
    </LifecycleDialog>
  )
}

const decide = (fate: Fate, content: ContentChoice | null): UnpublishFate | null => {
  if (fate !== 'redirect_to_content') return { unpublishAction: fate }
  return content && { unpublishAction: fate, contentType: content.contentType, contentId: content.contentId }
}
