'use client'

import { CheckIcon, LineIcon } from '@payloadcms/ui'
import { useId } from 'react'

/** Renders a checkbox that looks like Payload's, which takes no label that only screen readers hear. */
export function Checkbox({
  label,
  longLabel,
  isLabelShown = true,
  isChecked,
  isPartly = false,
  isDisabled = false,
  onChange,
}: {
  label: string
  // The accessible name, where the label alone does not say of what. It contains the label.
  longLabel?: string
  isLabelShown?: boolean
  isChecked: boolean
  // Some of what it stands for is chosen.
  isPartly?: boolean
  isDisabled?: boolean
  onChange: (isChecked: boolean) => void
}) {
  const id = useId()
  return (
    <div className={`posts-list-tick checkbox-input${isChecked ? ' checkbox-input--checked' : ''}`}>
      <div className="checkbox-input__input">
        <input
          ref={(input) => {
            if (input) input.indeterminate = isPartly
          }}
          id={id}
          type="checkbox"
          checked={isChecked}
          disabled={isDisabled}
          aria-label={longLabel ?? (isLabelShown ? undefined : label)}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span className={`checkbox-input__icon ${isPartly ? 'partial' : 'check'}`}>
          {isChecked && <CheckIcon />}
          {isPartly && !isChecked && <LineIcon />}
        </span>
      </div>
      {isLabelShown && <label htmlFor={id}>{label}</label>}
    </div>
  )
}
