'use client'

import { withCondition } from '@payloadcms/ui'
import type { RelationshipFieldClientProps } from 'payload'
import { ContentPicker } from '../content/ContentPicker.tsx'
import { isContentKind } from '../content/contentKinds.ts'
import { PickedField } from './PickedField.tsx'
import { idsInField, toField, usePickedField } from './usePickedField.ts'

/** The target of a redirect: a field named after its kind. */
export const ContentField = withCondition(({ field, path, readOnly }: RelationshipFieldClientProps) => {
  const { value, setValue, isDisabled, ...state } = usePickedField({ path, isReadOnly: readOnly })
  const [id = null] = idsInField(value)
  if (!isContentKind(path)) return null
  return (
    <PickedField path={path} admin={field.admin} {...state}>
      <ContentPicker
        kind={path}
        id={id}
        isDisabled={isDisabled}
        onChange={(content) => setValue(content ? toField([content.id])[0] : null)}
      />
    </PickedField>
  )
})
