'use client'

import type { LibraryDocument } from '#blocks/core/editor.types.ts'
import { PromotionLook } from '#blocks/core/PromotionLook.tsx'
import { unnamedAction } from '#blocks/core/PromotionWords.tsx'
import { ForReaders, usePicture, useText } from './ForReaders.tsx'

/** Renders a promotion as readers get it between two paragraphs of a story. */
export function PromotionForReaders() {
  const [heading, description, button, url] = [
    useText('heading'),
    useText('description'),
    useText('ctaButtonText'),
    useText('url'),
  ]
  const picture = usePicture('featuredImage')
  const promotion: LibraryDocument = {
    id: '',
    title: heading || 'Heading',
    text: description,
    href: '',
    imageId: picture?.id ?? null,
    action: url === '' ? null : button || unnamedAction,
  }
  return (
    <ForReaders title="What readers get in a story" livePage={null}>
      <div className="in-article-promotion">
        <PromotionLook name="in-article-promotion" promotion={promotion} services={{ findMedia: () => picture }} />
      </div>
    </ForReaders>
  )
}
