'use client'

import './dayField.css'
import { DatePicker } from '@payloadcms/ui'
import { format, isValid, parse } from 'date-fns'
import { useId } from 'react'
import type { DayFieldProps } from '#blocks/core/editor.types.ts'
import { calendarKeys } from '../kit/calendarKeys.ts'

const form = 'MM/dd/yyyy'

/** Renders a day, written as MM/DD/YYYY or chosen from a calendar. */
export function DayField({ label, day, firstDay, isInvalid, onChange }: DayFieldProps) {
  const id = useId()
  const choose = (date: Date | null) => onChange(date ? format(date, 'yyyy-MM-dd') : '')
  return (
    <div className="day-field">
      <label htmlFor={id}>{label}</label>
      <DatePicker
        placeholder="MM/DD/YYYY"
        overrides={{
          ...calendarKeys,
          id,
          dateFormat: form,
          selected: dateOf(day),
          minDate: dateOf(firstDay),
          ariaInvalid: isInvalid ? 'true' : undefined,
          // Payload's own handler writes noon of another zone, which is the next day in some.
          onChange: (date: unknown) => choose(date instanceof Date ? date : null),
          onChangeRaw: (event) => {
            const { target } = event ?? {}
            if (!(target instanceof HTMLInputElement)) return
            // The calendar ignores days that it does not offer; the form says what is wrong with them.
            const written = parse(target.value, form, new Date())
            if (isValid(written) && target.value.length === form.length) choose(written)
            else if (target.value === '') choose(null)
          },
          popperProps: { strategy: 'fixed' },
        }}
      />
    </div>
  )
}

// Days of the calendar stand for themselves: the picker works with the clock of the computer that shows it.
const dateOf = (day: string | undefined): Date | undefined => (day ? new Date(`${day}T00:00:00`) : undefined)
