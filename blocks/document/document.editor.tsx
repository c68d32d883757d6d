'use client'

import { AlignmentTool, ToolButton } from '../core/BlockTools.tsx'
import { DocumentIcon } from '../core/blockIcons.tsx'
import type { BlockFace, FaceProps } from '../core/editor.types.ts'
import { Frame } from '../core/Frame.tsx'
import { documentAddress } from './document.address.ts'

const label = (documentId: string | null) => (documentId ? 'Replace Document' : 'Add Document')

async function chooseDocument({ services, update, props }: FaceProps<'document'>) {
  const documentId = await services.pickEmbed('document', props.documentId)
  if (documentId) update({ documentId })
}

function DocumentBody(face: FaceProps<'document'>) {
  const { documentId } = face.props
  const address = documentAddress(documentId)
  if (address) return <Frame src={address} title="Document" className="embed-face" height={560} />
  return (
    <div className="block-empty">
      <DocumentIcon />
      <p>{documentId ? 'There is no such document.' : 'No document selected'}</p>
      {face.isEditable && <ToolButton label={label(documentId)} onClick={() => void chooseDocument(face)} />}
    </div>
  )
}

function DocumentToolbar(face: FaceProps<'document'>) {
  const { props, update } = face
  return (
    <>
      <ToolButton label={label(props.documentId)} onClick={() => void chooseDocument(face)} />
      <AlignmentTool choices={['none', 'wide']} value={props.alignment} update={update} />
    </>
  )
}

export const documentFace: BlockFace<'document'> = {
  Icon: DocumentIcon,
  keywords: ['pdf', 'record', 'documentcloud', 'embed'],
  isInsertable: true,
  Body: DocumentBody,
  Toolbar: DocumentToolbar,
}
