'use client'

import { AlignmentTool } from '../core/BlockTools.tsx'
import { PromotionIcon } from '../core/blockIcons.tsx'
import { ChosenDocument, type DocumentChoice, DocumentTools } from '../core/ChosenDocument.tsx'
import type { BlockFace, FaceProps } from '../core/editor.types.ts'
import { PromotionLook } from '../core/PromotionLook.tsx'
import { ReaderLook } from '../core/ReaderLook.tsx'

const choiceOf = ({ props, services, update }: FaceProps<'in-article-promotion'>): DocumentChoice => ({
  collection: 'promotions',
  noun: 'Promotion',
  id: props.promotionId,
  services,
  choose: (promotionId) => update({ promotionId }),
})

function InArticlePromotionBody(face: FaceProps<'in-article-promotion'>) {
  return (
    <ChosenDocument {...choiceOf(face)} Icon={PromotionIcon} isEditable={face.isEditable}>
      {(promotion) => (
        <ReaderLook>
          <div className="in-article-promotion">
            <PromotionLook name="in-article-promotion" promotion={promotion} services={face.services} />
          </div>
        </ReaderLook>
      )}
    </ChosenDocument>
  )
}

function InArticlePromotionToolbar(face: FaceProps<'in-article-promotion'>) {
  const { props, update } = face
  return (
    <>
      <DocumentTools {...choiceOf(face)} />
      <AlignmentTool choices={['none', 'wide']} value={props.alignment} update={update} />
    </>
  )
}

export const inArticlePromotionFace: BlockFace<'in-article-promotion'> = {
  Icon: PromotionIcon,
  keywords: ['promo', 'call to action', 'membership', 'house'],
  isInsertable: true,
  Body: InArticlePromotionBody,
  Toolbar: InArticlePromotionToolbar,
}
