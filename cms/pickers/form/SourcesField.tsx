'use client'

import { withCondition } from '@payloadcms/ui'
import type { RelationshipFieldClientProps } from 'payload'
import { IdsPicker } from '../names/TagPicker.tsx'
import { PickedField } from './PickedField.tsx'
import { idsInField, toField, usePickedField } from './usePickedField.ts'

export const SourcesField = withCondition(({ field, path, readOnly }: RelationshipFieldClientProps) => {
  const { value, setValue, isDisabled, ...state } = usePickedField({ path, isReadOnly: readOnly })
  return (
    <PickedField path={path} admin={field.admin} {...state}>
      <IdsPicker
        kind="sources"
        label="Sources"
        placeholder="Search Sources"
        ids={idsInField(value)}
        isDisabled={isDisabled}
        onChange={(ids) => setValue(toField(ids))}
      />
    </PickedField>
  )
})
