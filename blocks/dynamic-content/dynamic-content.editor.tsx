'use client'

import { ToolToggle } from '../core/BlockTools.tsx'
import { blockAttributes } from '../core/blockAttributes.ts'
import { SlotIcon } from '../core/blockIcons.tsx'
import { ChosenDocument, type DocumentChoice, DocumentTools } from '../core/ChosenDocument.tsx'
import type { BlockFace, FaceProps } from '../core/editor.types.ts'
import { PromotionLook } from '../core/PromotionLook.tsx'
import { ReaderLook } from '../core/ReaderLook.tsx'
import { dynamicContentModifiers } from './dynamic-content.modifiers.ts'

const choiceOf = ({ props, services, update }: FaceProps<'dynamic-content'>): DocumentChoice => ({
  collection: 'promotions',
  noun: 'Promotion',
  id: props.promotionId,
  services,
  choose: (promotionId) => update({ promotionId }),
})

function DynamicContentBody(face: FaceProps<'dynamic-content'>) {
  return (
    <ChosenDocument {...choiceOf(face)} Icon={SlotIcon} isEditable={face.isEditable}>
      {(promotion) => (
        <ReaderLook>
          <div {...blockAttributes('dynamic-content', { modifiers: dynamicContentModifiers(face.props) })}>
            <PromotionLook name="dynamic-content" promotion={promotion} services={face.services} />
          </div>
        </ReaderLook>
      )}
    </ChosenDocument>
  )
}

function DynamicContentToolbar(face: FaceProps<'dynamic-content'>) {
  const { props, update } = face
  return (
    <>
      <DocumentTools {...choiceOf(face)} />
      <ToolToggle label="Hide border" value={props.hideBorder} onChange={(hideBorder) => update({ hideBorder })} />
      <ToolToggle label="Center image" value={props.centerImage} onChange={(centerImage) => update({ centerImage })} />
    </>
  )
}

export const dynamicContentFace: BlockFace<'dynamic-content'> = {
  Icon: SlotIcon,
  keywords: ['personalisation', 'paywall', 'slot', 'module'],
  isInsertable: true,
  Body: DynamicContentBody,
  Toolbar: DynamicContentToolbar,
}
