'use client'

import { Checkbox } from './Checkbox.tsx'

/** Renders boxes for a few known values. None means all. */
export function CheckboxGroup<Value extends string>({
  legend,
  options,
  chosen,
  isAllOffered = true,
  isOneKept = false,
  onChange,
}: {
  legend: string
  options: readonly { label: string; value: Value }[]
  chosen: readonly Value[]
  // False where only some of what there is may be chosen.
  isAllOffered?: boolean
  // Whether the last one that is left stays (docs/spec/editor.md#checkbox-filters).
  isOneKept?: boolean
  onChange: (chosen: Value[]) => void
}) {
  return (
    <fieldset className="posts-list-filter">
      <legend>{legend}</legend>
      {isAllOffered && <Checkbox label="All" isChecked={chosen.length === 0} onChange={() => onChange([])} />}
      {options.map(({ label, value }) => (
        <Checkbox
          key={value}
          label={label}
          isChecked={chosen.includes(value)}
          isDisabled={isOneKept && chosen.length === 1 && chosen.includes(value)}
          onChange={(isChecked) => onChange(isChecked ? [...chosen, value] : chosen.filter((other) => other !== value))}
        />
      ))}
    </fieldset>
  )
}
