'use client'

import { FieldLabel, fieldBaseClass, useField, useFormFields } from '@payloadcms/ui'
import type { TextFieldClientProps } from 'payload'
import { DocumentName } from '../addresses/DocumentName.tsx'

/** In an entry of the log: the document that it is about. The entry keeps its collection and its id. */
export function ActivityDocument({ field, path }: TextFieldClientProps) {
  const { value: id } = useField<string | null>({ path })
  const kind = useFormFields(([fields]) => fields.kind?.value)
  return (
    <div className={fieldBaseClass}>
      <FieldLabel label={field.label} path={path} />
      <p>
        <DocumentName name={`${kind}:${id}`} />
      </p>
    </div>
  )
}
