'use client'

import { useConfig, useDocumentInfo, useFormFields } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'
import { fieldElement } from '#cms/adminDom.ts'

/**
 * Puts the keyboard into the title of a document that has none yet, unless something has the keyboard already.
 * @param isOpen whether the form takes what is typed
 */
export function useFirstFocus(isOpen: boolean): void {
  const { collectionSlug } = useDocumentInfo()
  const { getEntityConfig } = useConfig()
  const field = collectionSlug ? getEntityConfig({ collectionSlug }).admin.useAsTitle : undefined
  const isEmpty = useRef(false)
  isEmpty.current = useFormFields(([fields]) => Boolean(field && fields[field] && !fields[field].value))
  useEffect(() => {
    if (!isOpen || !field || !isEmpty.current || document.activeElement !== document.body) return
    // The form sheds its `inert` in the same rendering.
    const frame = requestAnimationFrame(() => fieldElement(field)?.focus())
    return () => cancelAnimationFrame(frame)
  }, [isOpen, field])
}
