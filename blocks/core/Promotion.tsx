import type { ReactNode } from 'react'
import type { ReaderPromotion } from '#contract/reader.schema.ts'
import { Link } from './Link.tsx'
import { PoliticalNotice } from './PoliticalNotice.tsx'
import { PromotionWords, unnamedAction } from './PromotionWords.tsx'
import type { PageContext } from './render.types.ts'

interface Props {
  // The class of the block, which the parts' classes are made of.
  name: string
  promotion: ReaderPromotion
  page: PageContext
  // The `sizes` attribute of the picture.
  sizes: string
  aspectRatio?: number
}

/** Renders a promotion: picture, heading, description and the button with its link. */
export function Promotion({ name, promotion, page, sizes, aspectRatio }: Props): ReactNode {
  const { heading, description, ctaButtonText, image, political, url } = promotion
  return (
    <>
      {image && (
        // The heading beside it describes the picture.
        <page.Picture media={image} alt="" sizes={sizes} aspectRatio={aspectRatio} className={`${name}__picture`} />
      )}
      <PromotionWords
        name={name}
        heading={heading}
        description={description}
        notice={<PoliticalNotice political={political} page={page} />}
      >
        {url.trim() && (
          <Link href={url} page={page} className={`button ${name}__button`} fallback={null}>
            {ctaButtonText.trim() || unnamedAction}
          </Link>
        )}
      </PromotionWords>
    </>
  )
}
