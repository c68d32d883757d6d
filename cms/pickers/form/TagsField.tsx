'use client'

import { useConfig, withCondition } from '@payloadcms/ui'
import type { RelationshipFieldClientProps } from 'payload'
import { notifyError } from '../../kit/notices.ts'
import { TagPicker } from '../names/TagPicker.tsx'
import { createTag } from './createTag.ts'
import { PickedField } from './PickedField.tsx'
import { idsInField, toField, usePickedField } from './usePickedField.ts'

/** The topics of a post; writers create missing tags here. */
export const TagsField = withCondition(({ field, path, readOnly }: RelationshipFieldClientProps) => {
  const { api } = useConfig().config.routes
  const { value, setValue, isDisabled, ...state } = usePickedField({ path, isReadOnly: readOnly })
  const ids = idsInField(value)
  const create = async (name: string) => {
    try {
      setValue(toField([...ids, await createTag(api, name)]))
    } catch (error) {
      notifyError(error instanceof Error ? error.message : String(error))
    }
  }
  return (
    <PickedField path={path} admin={field.admin} {...state}>
      <TagPicker
        ids={ids}
        isDisabled={isDisabled}
        onChange={(chosen) => setValue(toField(chosen))}
        onCreate={(name) => void create(name)}
      />
    </PickedField>
  )
})
