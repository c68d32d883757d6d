'use client'

import { ToolToggle } from '../core/BlockTools.tsx'
import { SlotIcon } from '../core/blockIcons.tsx'
import { ChooseDocument, ChosenDocument, type DocumentChoice } from '../core/ChosenDocument.tsx'
import type { BlockFace, FaceProps } from '../core/editor.types.ts'

const choiceOf = ({ props, services, update }: FaceProps<'dynamic-content'>): DocumentChoice => ({
  collection: 'promotions',
  noun: 'Promotion',
  id: props.promotionId,
  services,
  choose: (promotionId) => update({ promotionId }),
})

function DynamicContentBody(face: FaceProps<'dynamic-content'>) {
  return <ChosenDocument {...choiceOf(face)} Icon={SlotIcon} isEditable={face.isEditable} />
}

function DynamicContentToolbar(face: FaceProps<'dynamic-content'>) {
  const { props, update } = face
  return (
    <>
      <ChooseDocument {...choiceOf(face)} />
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
