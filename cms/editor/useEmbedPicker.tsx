'use client'

import { Button } from '@payloadcms/ui'
import { type FormEvent, type ReactNode, useCallback, useEffect, useId, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { chartIdOf } from '#blocks/chart/chart.address.ts'
import { documentIdOf } from '#blocks/document/document.address.ts'

const kinds = {
  chart: {
    title: 'Datawrapper Charts',
    label: 'Address or id of the chart',
    placeholder: 'https://datawrapper.dwcdn.net/…',
    variable: 'DATAWRAPPER_TOKEN',
    refusal: 'This is not the address of a Datawrapper chart.',
    idOf: chartIdOf,
  },
  document: {
    title: 'DocumentCloud Documents',
    label: 'Address or id of the document',
    placeholder: 'https://www.documentcloud.org/documents/…',
    variable: 'DOCUMENTCLOUD_USERNAME',
    refusal: 'This is not the address of a document on DocumentCloud.',
    idOf: documentIdOf,
  },
} as const

type EmbedKind = keyof typeof kinds

interface Choice {
  kind: EmbedKind
  current: string | null
  answer(id: string | null): void
}

interface EmbedPicker {
  /** Opens the dialog; null when the editor leaves without choosing. */
  pick(kind: EmbedKind, current: string | null): Promise<string | null>
  /** The dialog, closed until somebody picks; to be drawn once. */
  dialog: ReactNode
}

/**
 * Lets editors choose a chart or a document by its address. Without an account of the service there is nothing to search
 * in, so the dialog says which variable to set (decisions 1).
 */
export function useEmbedPicker(): EmbedPicker {
  const [choice, setChoice] = useState<Choice | null>(null)
  const pick = useCallback(
    (kind: EmbedKind, current: string | null) =>
      new Promise<string | null>((answer) => setChoice({ kind, current, answer })),
    [],
  )
  const finish = (id: string | null) => {
    choice?.answer(id)
    setChoice(null)
  }
  return { pick, dialog: choice && <EmbedDialog key={choice.kind} choice={choice} finish={finish} /> }
}

function EmbedDialog({ choice, finish }: { choice: Choice; finish(id: string | null): void }) {
  const { title, label, placeholder, variable, refusal, idOf } = kinds[choice.kind]
  const [text, setText] = useState(choice.current ?? '')
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  useEffect(() => dialog.current?.showModal(), [])

  const found = idOf(text)
  const isWrong = text.trim() !== '' && found === null
  const submit = (event: FormEvent) => {
    // The dialog stands inside the form of the document.
    event.preventDefault()
    event.stopPropagation()
    if (found) finish(found)
  }
  // In the page itself: the editor stands in the form of its document, and forms cannot be nested.
  return createPortal(
    <dialog ref={dialog} className="embed-picker" aria-labelledby={`${id}-title`} onClose={() => finish(null)}>
      <form onSubmit={submit}>
        <h2 id={`${id}-title`}>{title}</h2>
        <p>To search here, set {variable} for the back office. Without it, paste an address.</p>
        <label htmlFor={`${id}-text`}>{label}</label>
        <input
          id={`${id}-text`}
          value={text}
          placeholder={placeholder}
          aria-invalid={isWrong}
          aria-describedby={isWrong ? `${id}-refusal` : undefined}
          onChange={(event) => setText(event.target.value)}
        />
        {isWrong && (
          <p id={`${id}-refusal`} role="alert" className="block-tool-error">
            {refusal}
          </p>
        )}
        <div className="embed-picker-actions">
          <Button buttonStyle="secondary" margin={false} onClick={() => finish(null)}>
            Cancel
          </Button>
          <Button type="submit" margin={false} disabled={!found}>
            Select
          </Button>
        </div>
      </form>
    </dialog>,
    document.body,
  )
}
