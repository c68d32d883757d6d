'use client'

import { FieldDescription, FieldError, FieldLabel, fieldBaseClass, useField } from '@payloadcms/ui'
import { mergeFieldStyles } from '@payloadcms/ui/shared'
import type { NumberFieldClientComponent } from 'payload'
import { useState } from 'react'
import { fieldId } from '#cms/adminDom.ts'

const hour = 3_600_000

/** Renders a span of time that is stored in milliseconds, shown and entered in hours. */
export const HoursField: NumberFieldClientComponent = ({ field, path: givenPath, readOnly }) => {
  const { path, value, setValue, showError, disabled } = useField<number | null>({ potentiallyStalePath: givenPath })
  // The text while a user types: "1." is not a number yet and must not become "1".
  const [typed, setTyped] = useState<string | null>(null)
  const { label, required, admin } = field
  const id = fieldId(path)
  return (
    <div className={`${fieldBaseClass} number${showError ? ' error' : ''}`} style={mergeFieldStyles(field)}>
      <FieldLabel htmlFor={id} label={label} path={path} required={required} />
      <div className={`${fieldBaseClass}__wrap`}>
        <FieldError path={path} showError={showError} />
        <input
          id={id}
          type="number"
          inputMode="decimal"
          min={0}
          step="any"
          disabled={readOnly || disabled}
          value={typed ?? hoursOf(value)}
          onChange={({ target }) => {
            setTyped(target.value)
            setValue(target.value === '' ? null : Math.round(target.valueAsNumber * hour))
          }}
          onBlur={() => setTyped(null)}
        />
      </div>
      <FieldDescription description={admin?.description} path={path} />
    </div>
  )
}

// Hours with at most two decimals; empty for no span.
const hoursOf = (milliseconds: number | null | undefined): string =>
  typeof milliseconds === 'number' ? String(Math.round((milliseconds / hour) * 100) / 100) : ''
