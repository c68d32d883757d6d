'use client'

import { FieldDescription, FieldLabel, fieldBaseClass, useField } from '@payloadcms/ui'
import type { DefaultCellComponentProps, TextFieldClientComponent } from 'payload'
import { DocumentName } from './DocumentName.tsx'

/** In the form of an address: a document that it belongs or leads to, where the ledger holds "posts:12". */
export const AddressOwner: TextFieldClientComponent = ({ field, path }) => {
  const { value } = useField<string | null>({ path })
  return (
    <div className={fieldBaseClass}>
      <FieldLabel label={field.label} path={path} />
      <p>
        <DocumentName name={value} />
      </p>
      <FieldDescription description={field.admin?.description} path={path} />
    </div>
  )
}

/** Renders the same in the list of addresses. */
export function AddressOwnerCell({ cellData }: DefaultCellComponentProps) {
  return <DocumentName name={typeof cellData === 'string' ? cellData : null} />
}
