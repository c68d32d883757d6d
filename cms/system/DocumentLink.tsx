'use client'

import { useConfig } from '@payloadcms/ui'

interface DocumentLinkProps {
  collection: string
  documentId: string
  // Null for a document that the person may not read.
  title: string | null
}

/** Renders the way to a document, or its number where the person may not read it. */
export function DocumentLink({ collection, documentId, title }: DocumentLinkProps) {
  const { admin } = useConfig().config.routes
  if (title === null) return `${collection} ${documentId}`
  return <a href={`${admin}/collections/${collection}/${documentId}`}>{title || 'Untitled'}</a>
}
