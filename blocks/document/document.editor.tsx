'use client'

import { AlignmentTool, ToolButton } from '../core/BlockTools.tsx'
import { DocumentIcon } from '../core/blockIcons.tsx'
import type { BlockEditorView, EditorViewProps } from '../core/editor.types.ts'
import { Frame } from '../core/Frame.tsx'
import type { document } from './document.schema.ts'
import { documentAddress } from './documentAddress.ts'

const label = (documentId: string | null) => (documentId ? 'Replace Document' : 'Add Document')

async function chooseDocument({ services, update, props }: EditorViewProps<typeof document>) {
  const documentId = await services.pickEmbed('document', props.documentId)
  if (documentId) update({ documentId })
}

function DocumentBody(view: EditorViewProps<typeof document>) {
  const { documentId } = view.props
  const address = documentAddress(documentId)
  if (address) return <Frame src={address} title="Document" className="embed-face" height={560} />
  return (
    <div className="block-empty">
      <DocumentIcon />
      <p>{documentId ? 'There is no such document.' : 'No document selected'}</p>
      {view.isEditable && <ToolButton label={label(documentId)} onClick={() => void chooseDocument(view)} />}
    </div>
  )
}

function DocumentToolbar(view: EditorViewProps<typeof document>) {
  const { props, update } = view
  return (
    <>
      <ToolButton label={label(props.documentId)} onClick={() => void chooseDocument(view)} />
      <AlignmentTool choices={['none', 'wide']} value={props.alignment} update={update} />
    </>
  )
}

export const documentEditorView: BlockEditorView<typeof document> = {
  Icon: DocumentIcon,
  keywords: ['pdf', 'record', 'documentcloud', 'embed'],
  isInsertable: true,
  Body: DocumentBody,
  Toolbar: DocumentToolbar,
}
