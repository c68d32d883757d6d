'use client'

import { AlignmentTool } from '../core/BlockTools.tsx'
import { PromotionIcon } from '../core/blockIcons.tsx'
import { ChosenDocument, type DocumentChoice, DocumentTools } from '../core/ChosenDocument.tsx'
import type { BlockEditorView, EditorViewProps } from '../core/editor.types.ts'
import { PromotionLook } from '../core/PromotionLook.tsx'
import { ReaderLook } from '../core/ReaderLook.tsx'
import type { inArticlePromotion } from './in-article-promotion.schema.ts'

const choiceOf = ({ props, services, update }: EditorViewProps<typeof inArticlePromotion>): DocumentChoice => ({
  collection: 'promotions',
  noun: 'Promotion',
  id: props.promotionId,
  services,
  choose: (promotionId) => update({ promotionId }),
})

function InArticlePromotionBody(view: EditorViewProps<typeof inArticlePromotion>) {
  return (
    <ChosenDocument {...choiceOf(view)} Icon={PromotionIcon} isEditable={view.isEditable}>
      {(promotion) => (
        <ReaderLook>
          <div className="in-article-promotion">
            <PromotionLook name="in-article-promotion" promotion={promotion} services={view.services} />
          </div>
        </ReaderLook>
      )}
    </ChosenDocument>
  )
}

function InArticlePromotionToolbar(view: EditorViewProps<typeof inArticlePromotion>) {
  const { props, update } = view
  return (
    <>
      <DocumentTools {...choiceOf(view)} />
      <AlignmentTool choices={['none', 'wide']} value={props.alignment} update={update} />
    </>
  )
}

export const inArticlePromotionEditorView: BlockEditorView<typeof inArticlePromotion> = {
  Icon: PromotionIcon,
  keywords: ['promo', 'call to action', 'membership', 'house'],
  isInsertable: true,
  Body: InArticlePromotionBody,
  Toolbar: InArticlePromotionToolbar,
}
