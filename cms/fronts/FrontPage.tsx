'use client'

import { useDocumentInfo, withCondition } from '@payloadcms/ui'
import type { RowFieldClientProps } from 'payload'
import { FieldAt } from '../story/FieldAt.tsx'
import './front.css'

/** The form of the home page as the page that readers get: rows of stories at the width of the reader site. */
export const FrontPage = withCondition((props: RowFieldClientProps) => {
  const { hasSavePermission = false } = useDocumentInfo()
  const form = { ...props, readOnly: !hasSavePermission }
  return (
    <div className="front">
      <FieldAt name="body" {...form} />
      <FieldAt name="keptVersions" {...form} />
    </div>
  )
})
