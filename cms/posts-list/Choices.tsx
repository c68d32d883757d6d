'use client'

import { Tick } from './Tick.tsx'

/** Some of a few known values. None means all. */
export function Choices<Value extends string>({
  legend,
  options,
  chosen,
  onChange,
}: {
  legend: string
  options: readonly { label: string; value: Value }[]
  chosen: readonly Value[]
  onChange: (chosen: Value[]) => void
}) {
  return (
    <fieldset className="posts-list-filter">
      <legend>{legend}</legend>
      <Tick label="All" isChecked={chosen.length === 0} onChange={() => onChange([])} />
      {options.map(({ label, value }) => (
        <Tick
          key={value}
          label={label}
          isChecked={chosen.includes(value)}
          onChange={(isChecked) => onChange(isChecked ? [...chosen, value] : chosen.filter((other) => other !== value))}
        />
      ))}
    </fieldset>
  )
}
