'use client'

import { useId } from 'react'
import { Field } from './TokenForm.tsx'
import { dayIn, ends, mostDays } from './tokenEnd.ts'

export interface ChosenEnd {
  choice: string
  day: string
}

/** Renders the choice of a token's end: a span, or a day. */
export function TokenEndField({ end, onChange }: { end: ChosenEnd; onChange: (end: ChosenEnd) => void }) {
  const id = useId()
  return (
    <>
      <Field id={id} label="Good for">
        <select id={id} value={end.choice} onChange={({ target }) => onChange({ ...end, choice: target.value })}>
          {ends.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </Field>
      {end.choice === 'date' && (
        <Field id={`${id}-day`} label="Last day">
          <input
            id={`${id}-day`}
            type="date"
            required
            min={dayIn(0)}
            max={dayIn(mostDays)}
            value={end.day}
            onChange={({ target }) => onChange({ ...end, day: target.value })}
          />
        </Field>
      )}
    </>
  )
}
