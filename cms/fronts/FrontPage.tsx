'use client'

import { useDocumentInfo, withCondition } from '@payloadcms/ui'
import type { RowFieldClientProps } from 'payload'
import type { PreviewedLayout } from '../document/storyLayouts.ts'
import { PreviewPanel } from '../preview/PreviewPanel.tsx'
import { FieldAt } from '../story/FieldAt.tsx'
import { frontPreview, useFrontPreview, usePhoneWidth } from './frontTools.store.ts'
import './front.css'

const frontLayout: PreviewedLayout = { noun: 'home page', body: 'body', previews: ['page', 'social', 'search'] }

/** The form of the home page as the page that readers get: rows of stories at the width of the reader site. */
export const FrontPage = withCondition((props: RowFieldClientProps) => {
  const { hasSavePermission = false } = useDocumentInfo()
  const isPreviewOpen = useFrontPreview()
  const isNarrow = usePhoneWidth()
  const form = { ...props, readOnly: !hasSavePermission }
  return (
    <>
      <div className="front" data-width={isNarrow ? 'phone' : undefined} inert={isPreviewOpen}>
        <FieldAt name="body" {...form} />
        <FieldAt name="keptVersions" {...form} />
      </div>
      {isPreviewOpen && (
        <div className="front-preview">
          <PreviewPanel shown={frontLayout} isWhole onClose={() => frontPreview.set(false)} />
        </div>
      )}
    </>
  )
})
