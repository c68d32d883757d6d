'use client'
/** The editor view of blocks whose words are those of a document that editors choose. */
import type { FC, ReactNode } from 'react'
import { ToolButton } from './BlockTools.tsx'
import type { EditorServices, LibraryCollection, LibraryDocument } from './editor.types.ts'

export interface DocumentChoice {
  collection: LibraryCollection
  /** Name of such a document in labels of buttons: 'Newsletter'. */
  noun: string
  /** The id or the slug by which the block points to it. */
  id: string | null
  services: EditorServices
  choose(id: string): void
}

async function choose({ collection, id, services, choose: set }: DocumentChoice) {
  const chosen = await services.pickDocument(collection, id)
  if (chosen) set(chosen.slug ?? chosen.id)
}

// 'Select Newsletter', 'Replace Newsletter'.
function ChooseDocument(choice: DocumentChoice) {
  const verb = choice.id ? 'Replace' : 'Select'
  return <ToolButton label={`${verb} ${choice.noun}`} onClick={() => void choose(choice)} />
}

interface EditLinkProps {
  document: Pick<LibraryDocument, 'title' | 'href'>
  className?: string
}

/** The way to where a document is edited, beside the story. */
export function EditLink({ document: { href, title }, className }: EditLinkProps) {
  return (
    <a className={className} href={href} target="_blank" rel="noopener" aria-label={`Edit ${title} (opens in new tab)`}>
      Edit
    </a>
  )
}

/** In a toolbar: to choose another document, and to edit the one that is chosen where it stands. */
export function DocumentTools(choice: DocumentChoice) {
  const { collection, id, services } = choice
  const document = id ? services.findDocument(collection, id) : null
  return (
    <>
      <ChooseDocument {...choice} />
      {document && <EditLink document={document} className="block-tool" />}
    </>
  )
}

interface ChosenDocumentProps extends DocumentChoice {
  Icon: FC
  isEditable: boolean
  children: (document: LibraryDocument) => ReactNode
}

/** Renders the chosen document as readers see it; or the button to choose one. */
export function ChosenDocument({ Icon, isEditable, children, ...choice }: ChosenDocumentProps) {
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
  if (document === undefined) {
    return (
      <p className="block-waiting" role="status">
        Loading {noun.toLowerCase()} …
      </p>
    )
  }
  return (
    <>
      {document.isHidden && (
        <p className="block-hidden">
          This {noun.toLowerCase()} is not published: readers see nothing here until it is.
        </p>
      )}
      {children(document)}
    </>
  )
}
