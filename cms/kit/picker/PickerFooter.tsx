'use client'

import { Button } from '@payloadcms/ui'
import { type ReactNode, useId } from 'react'
import { SmallButton } from '../SmallButton.tsx'
import { selectTooltip } from './selection.ts'
import type { PickerSelection } from './usePickerSelection.ts'

export interface PickerFooterProps {
  selection: PickerSelection
  /** "Post" and "Posts". */
  singular: string
  plural: string
  onSelect(): void
  /** At the left, before the count. */
  action?: ReactNode
}

/** "{n} {singular|plural} Selected" with 'Deselect', and 'Select', which says what it waits for. */
export function PickerFooter({ selection, singular, plural, onSelect, action }: PickerFooterProps) {
  const tooltipId = useId()
  const { chosen, clear, isEnough, limits } = selection
  return (
    <div className="picker__footer">
      {action}
      <span role="status">
        {chosen.length > 0 &&
          `${chosen.length.toLocaleString('en-US')} ${chosen.length === 1 ? singular : plural} Selected`}
      </span>
      {chosen.length > 0 && <SmallButton onClick={clear}>Deselect</SmallButton>}
      <span className="picker__select">
        {/* It can be reached while it is disabled: that is when people ask why. */}
        <Button
          size="medium"
          margin={false}
          extraButtonProps={{ 'aria-disabled': !isEnough, 'aria-describedby': isEnough ? undefined : tooltipId }}
          className={isEnough ? '' : 'picker__select--waiting'}
          onClick={() => isEnough && onSelect()}
        >
          Select
        </Button>
        {!isEnough && (
          <span id={tooltipId} role="tooltip">
            {selectTooltip(limits, chosen.length, singular.toLowerCase())}
          </span>
        )}
      </span>
    </div>
  )
}
