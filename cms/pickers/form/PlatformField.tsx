'use client'

import { withCondition } from '@payloadcms/ui'
import type { TextFieldClientProps } from 'payload'
import { useId } from 'react'
import { usePublication } from '../../clock/usePublication.ts'
import { PickedField } from './PickedField.tsx'
import { usePickedField } from './usePickedField.ts'

/** The listening platform of a link, out of those that the settings name. One that they no longer name stays. */
export const PlatformField = withCondition(({ field, path, readOnly }: TextFieldClientProps) => {
  const id = useId()
  const { value, setValue, isDisabled, ...state } = usePickedField({ path, isReadOnly: readOnly })
  const platforms = usePublication()?.listeningPlatforms ?? []
  const chosen = typeof value === 'string' ? value : ''
  const isNamed = platforms.some(({ type }) => type === chosen)
  return (
    <PickedField path={path} admin={field.admin} {...state}>
      <label htmlFor={id} className="field-label">
        Platform
      </label>
      <select
        id={id}
        className="picked-field__select"
        value={chosen}
        disabled={isDisabled}
        onChange={({ target }) => setValue(target.value)}
      >
        {!isNamed && <option value={chosen}>{chosen || 'Choose a platform'}</option>}
        {platforms.map(({ type, label }) => (
          <option key={type} value={type}>
            {label}
          </option>
        ))}
      </select>
    </PickedField>
  )
})
