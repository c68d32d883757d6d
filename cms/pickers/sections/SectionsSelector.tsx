'use client'

import { useId } from 'react'
import { Checkbox } from '../../kit/Checkbox.tsx'
import type { Named } from '../names/names.types.ts'
import { canBePrimary, type SectionsChoice, withSection } from './sectionsChoice.ts'

/**
 * Renders all sections with a box each, and which of the chosen ones is primary (docs/spec/editor.md#autofill-filters).
 */
export function SectionsSelector({
  options,
  error,
  value,
  isDisabled,
  onChange,
}: {
  /** Null while they are on their way. */
  options: readonly Named[] | null
  error: string | null
  value: SectionsChoice
  isDisabled: boolean
  onChange(change: Partial<SectionsChoice>): void
}) {
  const name = useId()
  return (
    <fieldset className="sections-selector" aria-busy={options === null && error === null}>
      <legend>Sections</legend>
      {error && (
        <p role="alert" className="picker__error">
          {error}
        </p>
      )}
      {options?.length === 0 && <p role="status">No results found.</p>}
      <ul>
        {options?.map(({ id, name: label }) => (
          <li key={id}>
            <Checkbox
              label={label}
              isChecked={value.sections.includes(id)}
              isDisabled={isDisabled}
              onChange={(isChecked) => onChange(withSection(value, id, isChecked))}
            />
            <label className="sections-selector__primary">
              <input
                type="radio"
                name={name}
                aria-label={`Primary: ${label}`}
                checked={value.primarySection === id}
                disabled={isDisabled || !canBePrimary(value, id, options.length)}
                onChange={() => onChange({ primarySection: id })}
              />
              Primary
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}
