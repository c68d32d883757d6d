'use client'

import { ReusableIcon } from '../core/blockIcons.tsx'
import { ChosenDocument, type DocumentChoice, DocumentTools, EditLink } from '../core/ChosenDocument.tsx'
import type { BlockFace, FaceProps, LibraryDocument } from '../core/editor.types.ts'
import { hasText } from '../core/hasText.ts'
import { blocksFromLexical } from '../core/lexical.convert.ts'
import type { LexicalSource } from '../core/lexical.types.ts'

type Face = FaceProps<'reusable'>

const choiceOf = ({ props, services, update }: Face): DocumentChoice => ({
  collection: 'reusable-blocks',
  noun: 'Reusable Block',
  id: props.reusableId,
  services,
  choose: (reusableId) => update({ reusableId }),
})

/** A text that nobody wrote anything in has one empty paragraph. */
const isBlank = (body: LexicalSource | null): body is null =>
  body === null || blocksFromLexical(body).every(({ type, content }) => type === 'paragraph' && !hasText(content))

interface SharedBlocksProps {
  shared: LibraryDocument
  services: Face['services']
}

/** The blocks that readers find in this place. They look like the story's own: the line above tells them from it. */
function SharedBlocks({ shared, services: { ReadOnlyText } }: SharedBlocksProps) {
  const { body = null, title } = shared
  return (
    <div className="reusable-face">
      <div className="reusable-face-bar">
        <ReusableIcon />
        <span>{title}</span>
        <EditLink document={shared} />
      </div>
      {isBlank(body) ? (
        <p className="block-missing">There is nothing in this reusable block yet.</p>
      ) : (
        <ReadOnlyText body={body} />
      )}
    </div>
  )
}

function ReusableBody(face: Face) {
  return (
    <ChosenDocument {...choiceOf(face)} Icon={ReusableIcon} isEditable={face.isEditable}>
      {(shared) => <SharedBlocks shared={shared} services={face.services} />}
    </ChosenDocument>
  )
}

function ReusableToolbar(face: Face) {
  return <DocumentTools {...choiceOf(face)} />
}

export const reusableFace: BlockFace<'reusable'> = {
  Icon: ReusableIcon,
  keywords: ['shared', 'synced', 'pattern', 'boilerplate'],
  isInsertable: true,
  Body: ReusableBody,
  Toolbar: ReusableToolbar,
}
