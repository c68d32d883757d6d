'use client'

import { useAllFormFields, useFormModified, useFormProcessing, useFormSubmitted } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'
import { lostErrors, type Refusal, refusalOfForm } from './refusal.ts'

/**
 * Keeps the errors of a refused save on their fields until something is typed. Payload asks for the state of a form after
 * each change, and its answer holds only what fields validate themselves: one that arrives after the refusal removes the
 * reasons of hooks, for example "Readers have something live at /about".
 */
export function KeepErrors() {
  const [fields, dispatch] = useAllFormFields()
  const isSaving = useFormProcessing()
  const isRefused = useFormSubmitted()
  // Payload asks again after each change of a modified form: restoring would not end.
  const isModified = useFormModified()
  const refusal = useRef<Refusal | null>(null)
  useEffect(() => {
    if (isSaving || !isRefused || isModified) {
      refusal.current = null
      return
    }
    const lost = refusal.current ? lostErrors(refusal.current, fields) : []
    if (lost.length > 0) dispatch({ type: 'ADD_SERVER_ERRORS', errors: lost })
    else refusal.current = refusalOfForm(fields)
  }, [fields, isSaving, isRefused, isModified, dispatch])
  return null
}
