'use client'

import { Button, withCondition } from '@payloadcms/ui'
import type { RelationshipFieldClientProps } from 'payload'
import { exactlyOne } from '../../kit/picker/selection.ts'
import { usePicker } from '../../kit/picker/usePicker.tsx'
import { Chips } from '../names/Chips.tsx'
import { useResolvedNames } from '../names/useNameSearch.ts'
import { useNameSources } from '../names/useNameSources.ts'
import { SectionPicker } from '../sections/SectionPicker.tsx'
import { PickedField } from './PickedField.tsx'
import { idsInField, toField, usePickedField } from './usePickedField.ts'

export const ShowField = withCondition(({ field, path, readOnly }: RelationshipFieldClientProps) => {
  const { value, setValue, isDisabled, ...state } = usePickedField({ path, isReadOnly: readOnly })
  const ids = idsInField(value)
  const { chosen } = useResolvedNames(useNameSources().sections, ids)
  const { pick, dialog } = usePicker(SectionPicker)
  const choose = async () => {
    const shows = await pick({ title: 'Show Picker', limits: exactlyOne, chosen: ids, allowedTypes: ['show'] })
    const [show] = toField(shows ?? [])
    if (show !== undefined) setValue(show)
  }
  return (
    <PickedField path={path} admin={field.admin} {...state}>
      <p className="field-label">Show</p>
      <Button buttonStyle="secondary" size="medium" margin={false} disabled={isDisabled} onClick={() => void choose()}>
        {ids.length > 0 ? 'Replace Show' : 'Select Show'}
      </Button>
      <Chips items={chosen} isDisabled={isDisabled} onRemove={() => setValue(null)} />
      {dialog}
    </PickedField>
  )
})
