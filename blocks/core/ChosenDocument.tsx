'use client'
/** The face of blocks whose words are those of a document that editors choose. */
import type { FC } from 'react'
import { ToolButton } from './BlockTools.tsx'
import type { EditorServices, LibraryCollection } from './editor.types.ts'

export interface DocumentChoice {
  collection: LibraryCollection
  /** What one of them is called, in the words of buttons: 'Newsletter'. */
  noun: string
  id: string | null
  services: EditorServices
  choose(id: string): void
}

async function choose({ collection, id, services, choose: set }: DocumentChoice) {
  const chosen = await services.pickDocument(collection, id)
  if (chosen) set(chosen.id)
}

/** 'Select Newsletter', 'Replace Newsletter'. */
export function ChooseDocument(choice: DocumentChoice) {
  const verb = choice.id ? 'Replace' : 'Select'
  return <ToolButton label={`${verb} ${choice.noun}`} onClick={() => void choose(choice)} />
}

interface ChosenDocumentProps extends DocumentChoice {
  Icon: FC
  isEditable: boolean
}

/** What was chosen as readers will read it, with the way to where it is edited; or the button to choose. */
export function ChosenDocument({ Icon, isEditable, ...choice }: ChosenDocumentProps) {
  const { collection, id, noun, services } = choice
  const document = id ? services.findDocument(collection, id) : null
  if (!id) {
    return (
      <div className="block-empty">
        <Icon />
        <p>No {noun.toLowerCase()} yet</p>
        {isEditable && <ChooseDocument {...choice} />}
      </div>
    )
  }
  if (document === null) return <p className="block-missing">This {noun.toLowerCase()} is gone.</p>
  return (
    <div className="document-face">
      <div className="document-face-bar">
        <Icon />
        <span>{noun}</span>
        {document && (
          <a
            href={document.href}
            target="_blank"
            rel="noopener"
            aria-label={`Edit ${document.title} (opens in new tab)`}
          >
            Edit
          </a>
        )}
      </div>
      <p className="document-face-title">{document?.title ?? '…'}</p>
      {document?.text && <p className="document-face-text">{document.text}</p>}
    </div>
  )
}
