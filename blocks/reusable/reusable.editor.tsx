'use client'

import { ReusableIcon } from '../core/blockIcons.tsx'
import { ChooseDocument, ChosenDocument, type DocumentChoice } from '../core/ChosenDocument.tsx'
import type { BlockFace, FaceProps } from '../core/editor.types.ts'

const choiceOf = ({ props, services, update }: FaceProps<'reusable'>): DocumentChoice => ({
  collection: 'reusable-blocks',
  noun: 'Reusable Block',
  id: props.reusableId,
  services,
  choose: (reusableId) => update({ reusableId }),
})

function ReusableBody(face: FaceProps<'reusable'>) {
  return <ChosenDocument {...choiceOf(face)} Icon={ReusableIcon} isEditable={face.isEditable} />
}

function ReusableToolbar(face: FaceProps<'reusable'>) {
  return <ChooseDocument {...choiceOf(face)} />
}

export const reusableFace: BlockFace<'reusable'> = {
  Icon: ReusableIcon,
  keywords: ['shared', 'synced', 'pattern', 'boilerplate'],
  isInsertable: true,
  Body: ReusableBody,
  Toolbar: ReusableToolbar,
}
