'use client'

import { useConfig, useDocumentInfo, useDocumentTitle, useFormFields } from '@payloadcms/ui'
import { useEffect } from 'react'

/** Calls a document that has no title yet "Untitled", as lists do: Payload would show its number. */
export function UntitledDocument() {
  const { collectionSlug, id } = useDocumentInfo()
  const { getEntityConfig } = useConfig()
  const { setDocumentTitle, title } = useDocumentTitle()
  const field = collectionSlug ? getEntityConfig({ collectionSlug })?.admin.useAsTitle : undefined
  const isEmpty = useFormFields(([fields]) => !field || !fields[field]?.value)
  const isNumber = id !== undefined && title === String(id)
  useEffect(() => {
    if (!isEmpty || !isNumber) return
    // After Payload's own effects of the same moment, which would put the number back.
    const later = setTimeout(() => setDocumentTitle('Untitled'))
    return () => clearTimeout(later)
  }, [isEmpty, isNumber, setDocumentTitle])
  return null
}
