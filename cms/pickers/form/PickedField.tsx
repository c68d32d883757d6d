'use client'

import { fieldId } from '#cms/adminDom.ts'
import './form.css'
import { FieldDescription, FieldError } from '@payloadcms/ui'
import type { RelationshipFieldClientProps, TextFieldClientProps } from 'payload'
import type { ReactNode } from 'react'

/** Renders the frame of a field with a picker: Payload's own places for what is wrong with it and what it is for. */
export function PickedField({
  path,
  admin,
  showError,
  errorMessage,
  children,
}: {
  path: string
  admin: RelationshipFieldClientProps['field']['admin'] | TextFieldClientProps['field']['admin']
  showError: boolean
  errorMessage?: string
  children: ReactNode
}) {
  const { width, description } = admin ?? {}
  // The width of a field in its row, as Payload's own fields have it.
  const style = width ? { '--field-width': width } : { flex: '1 1 auto' }
  return (
    <div id={fieldId(path)} className={`field-type picked-field${showError ? ' error' : ''}`} style={style}>
      <div className="field-type__wrap">
        <FieldError message={errorMessage} path={path} showError={showError} />
        {children}
      </div>
      {description && <FieldDescription description={description} path={path} />}
    </div>
  )
}
