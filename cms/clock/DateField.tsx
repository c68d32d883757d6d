'use client'

import { DatePicker, FieldDescription, FieldError, FieldLabel, fieldBaseClass, useField } from '@payloadcms/ui'
import { fromZonedTime, toZonedTime } from 'date-fns-tz'
import type { DateFieldClientComponent } from 'payload'
import { fieldId } from '#cms/adminDom.ts'
import { calendarKeys } from '../kit/calendarKeys.ts'
import { usePublication } from './usePublication.ts'
import { ZoneNote } from './ZoneNote.tsx'

/**
 * Renders a date field of a form, shown and entered in the publication's time zone, where Payload's own field uses the
 * browser's.
 */
export const DateField: DateFieldClientComponent = ({ field, path: givenPath, readOnly }) => {
  const { path, value, setValue, showError, disabled } = useField<string | null>({ potentiallyStalePath: givenPath })
  const timeZone = usePublication()?.timeZone
  const { label, required, admin } = field
  const id = fieldId(path)
  return (
    <div className={`${fieldBaseClass} date-time-field${showError ? ' date-time-field--has-error' : ''}`}>
      <FieldLabel label={label} path={path} required={required} />
      <div className={`${fieldBaseClass}__wrap`}>
        <FieldError path={path} showError={showError} />
        {timeZone && (
          <DatePicker
            pickerAppearance="dayAndTime"
            readOnly={readOnly || disabled}
            value={value ? toZonedTime(value, timeZone) : undefined}
            onChange={(picked) => setValue(picked ? fromZonedTime(picked, timeZone).toISOString() : null)}
            overrides={{ ...calendarKeys, id }}
          />
        )}
      </div>
      <ZoneNote />
      <FieldDescription description={admin?.description} path={path} />
    </div>
  )
}
