'use client'

import { withCondition } from '@payloadcms/ui'
import { useQuery } from '@tanstack/react-query'
import type { RelationshipFieldClientProps } from 'payload'
import { useRpc } from '../../api/RpcProvider.tsx'
import { SectionsSelector } from '../sections/SectionsSelector.tsx'
import { PickedField } from './PickedField.tsx'
import { idsInField, toField, usePickedField } from './usePickedField.ts'

export const SectionsField = withCondition(({ field, path, readOnly }: RelationshipFieldClientProps) => {
  const rpc = useRpc()
  const { value, setValue, isDisabled, ...state } = usePickedField({ path, isReadOnly: readOnly })
  const primary = usePickedField({ path: 'primarySection', isReadOnly: readOnly })
  const { data, error } = useQuery({
    queryKey: ['post.getSections', {}],
    queryFn: ({ signal }) => rpc.post.getSections.query({}, { signal }),
  })
  const isWrong = state.showError || primary.showError
  return (
    <PickedField
      path={path}
      admin={field.admin}
      showError={isWrong}
      errorMessage={state.errorMessage ?? primary.errorMessage}
    >
      <SectionsSelector
        options={data ?? null}
        error={error?.message ?? null}
        value={{ sections: idsInField(value), primarySection: idsInField(primary.value)[0] ?? null }}
        isDisabled={isDisabled}
        onChange={({ sections, primarySection }) => {
          if (sections) setValue(toField(sections))
          if (primarySection !== undefined) primary.setValue(primarySection === null ? null : Number(primarySection))
        }}
      />
    </PickedField>
  )
})
