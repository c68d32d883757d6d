'use client'

import { ToolToggle } from '../core/BlockTools.tsx'
import { blockAttributes } from '../core/blockAttributes.ts'
import { SlotIcon } from '../core/blockIcons.tsx'
import { ChosenDocument, type DocumentChoice, DocumentTools } from '../core/ChosenDocument.tsx'
import type { BlockEditorView, EditorViewProps } from '../core/editor.types.ts'
import { PromotionLook } from '../core/PromotionLook.tsx'
import { ReaderLook } from '../core/ReaderLook.tsx'
import { dynamicContent } from './dynamic-content.schema.ts'
import { dynamicContentModifiers } from './dynamicContentModifiers.ts'

const choiceOf = ({ props, services, update }: EditorViewProps<typeof dynamicContent>): DocumentChoice => ({
  collection: 'promotions',
  noun: 'Promotion',
  id: props.promotionId,
  services,
  choose: (promotionId) => update({ promotionId }),
})

function DynamicContentBody(view: EditorViewProps<typeof dynamicContent>) {
  return (
    <ChosenDocument {...choiceOf(view)} Icon={SlotIcon} isEditable={view.isEditable}>
      {(promotion) => (
        <ReaderLook>
          <div {...blockAttributes(dynamicContent, { modifiers: dynamicContentModifiers(view.props) })}>
            <PromotionLook name="dynamic-content" promotion={promotion} services={view.services} />
          </div>
        </ReaderLook>
      )}
    </ChosenDocument>
  )
}

function DynamicContentToolbar(view: EditorViewProps<typeof dynamicContent>) {
  const { props, update } = view
  return (
    <>
      <DocumentTools {...choiceOf(view)} />
      <ToolToggle label="Hide border" value={props.hideBorder} onChange={(hideBorder) => update({ hideBorder })} />
      <ToolToggle label="Center image" value={props.centerImage} onChange={(centerImage) => update({ centerImage })} />
    </>
  )
}

export const dynamicContentEditorView: BlockEditorView<typeof dynamicContent> = {
  Icon: SlotIcon,
  keywords: ['personalisation', 'paywall', 'slot', 'module'],
  isInsertable: true,
  Body: DynamicContentBody,
  Toolbar: DynamicContentToolbar,
}
