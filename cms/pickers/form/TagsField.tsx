'use client'

import { useConfig, withCondition } from '@payloadcms/ui'
import type { RelationshipFieldClientProps } from 'payload'
import { callRest, createdId } from '../../api/rest.ts'
import { notifyError } from '../../kit/notices.ts'
import { TagPicker } from '../names/TagPicker.tsx'
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

// Makes a tag, and answers with its id. @param api address of the REST API, without a slash at the end. @throws
// ApiError in the server's words
function createTag(api: string, name: string): Promise<string> {
  return callRest(`${api}/tags?depth=0`, createdId, { method: 'POST', json: { name } })
}
