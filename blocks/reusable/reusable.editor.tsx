'use client'

import { ReusableIcon } from '../core/blockIcons.tsx'
import { ChosenDocument, type DocumentChoice, DocumentTools, EditLink } from '../core/ChosenDocument.tsx'
import type { BlockEditorView, EditorViewProps, LibraryDocument } from '../core/editor.types.ts'
import type { reusable } from './reusable.schema.ts'

type ViewProps = EditorViewProps<typeof reusable>

const choiceOf = ({ props, services, update }: ViewProps): DocumentChoice => ({
  collection: 'reusable-blocks',
  noun: 'Reusable Block',
  id: props.reusableId,
  services,
  choose: (reusableId) => update({ reusableId }),
})

interface SharedBlocksProps {
  shared: LibraryDocument
  services: ViewProps['services']
}

// Renders the blocks that readers find in this place. They look like the story's own: the line above distinguishes
// them.
function SharedBlocks({ shared, services: { ReadOnlyText } }: SharedBlocksProps) {
  const { body = null, title } = shared
  return (
    <div className="reusable-face">
      <div className="reusable-face-bar">
        <ReusableIcon />
        <span>{title}</span>
        <EditLink document={shared} />
      </div>
      {body === null ? (
        <p className="block-missing">There is nothing in this reusable block yet.</p>
      ) : (
        <ReadOnlyText body={body} />
      )}
    </div>
  )
}

function ReusableBody(view: ViewProps) {
  return (
    <ChosenDocument {...choiceOf(view)} Icon={ReusableIcon} isEditable={view.isEditable}>
      {(shared) => <SharedBlocks shared={shared} services={view.services} />}
    </ChosenDocument>
  )
}

function ReusableToolbar(view: ViewProps) {
  return <DocumentTools {...choiceOf(view)} />
}

export const reusableEditorView: BlockEditorView<typeof reusable> = {
  Icon: ReusableIcon,
  keywords: ['shared', 'synced', 'pattern', 'boilerplate'],
  isInsertable: true,
  Body: ReusableBody,
  Toolbar: ReusableToolbar,
}
