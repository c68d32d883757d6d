'use client'

import { useConfig, useDocumentInfo, useDocumentTitle, useFormFields } from '@payloadcms/ui'
import { useEffect } from 'react'

/**
 * Calls a new document by its kind, as in "New user", and a saved one without a title "Untitled", as lists do. Payload
 * would show "[Untitled]" and its number.
 */
export function DocumentTitle() {
  const { collectionSlug, id } = useDocumentInfo()
  const { getEntityConfig } = useConfig()
  const { setDocumentTitle, title } = useDocumentTitle()
  const config = collectionSlug ? getEntityConfig({ collectionSlug }) : undefined
  const field = config?.admin.useAsTitle
  const isEmpty = useFormFields(([fields]) => !field || !fields[field]?.value)
  const isNumber = id !== undefined && title === String(id)
  const name = id === undefined ? `New ${String(config?.labels.singular).toLowerCase()}` : 'Untitled'
  const isToName = isEmpty && title !== name && (id === undefined || isNumber)
  useEffect(() => {
    if (!isToName) return
    // After Payload's own effects of the same moment, which would put the number back.
    const later = setTimeout(() => setDocumentTitle(name))
    return () => clearTimeout(later)
  }, [isToName, name, setDocumentTitle])
  return null
}
