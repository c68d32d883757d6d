'use client'

import { withCondition } from '@payloadcms/ui'
import type { RelationshipFieldClientProps } from 'payload'
import { AuthorPicker } from '../names/AuthorPicker.tsx'
import { PickedField } from './PickedField.tsx'
import { idsInField, textsInField, toField, usePickedField } from './usePickedField.ts'

/** The by-line: authors in their order, and names without an author page behind them. */
export const AuthorsField = withCondition(({ field, path, readOnly }: RelationshipFieldClientProps) => {
  const { value, setValue, isDisabled, ...state } = usePickedField({ path, isReadOnly: readOnly })
  const oneOff = usePickedField({ path: 'oneOffAuthors', isReadOnly: readOnly })
  return (
    <PickedField path={path} admin={field.admin} {...state}>
      <AuthorPicker
        value={{ authors: idsInField(value), oneOffAuthors: textsInField(oneOff.value) }}
        isDisabled={isDisabled}
        isOrdered
        onChange={({ authors, oneOffAuthors }) => {
          if (authors) setValue(toField(authors))
          if (oneOffAuthors) oneOff.setValue([...oneOffAuthors])
        }}
      />
    </PickedField>
  )
})
