'use client'

import { useCallback, useMemo, useState } from 'react'
import type { SelectionLimits } from './selection.ts'
import { isDimmed, isEnough, isSelectable, toggled } from './selection.ts'

export interface PickerSelection {
  limits: SelectionLimits
  /** Ids in the order in which they were chosen; items of pages that are not shown are among them. */
  chosen: readonly string[]
  has(id: string): boolean
  toggle(id: string): void
  clear(): void
  isSelectable(id: string): boolean
  isDimmed(id: string): boolean
  /** Whether it can be confirmed as it is. */
  isEnough: boolean
}

/** Returns the selection of a picker, across its pages. */
export function usePickerSelection(limits: SelectionLimits, initial: readonly string[]): PickerSelection {
  const [chosen, setChosen] = useState(initial)
  const toggle = useCallback((id: string) => setChosen((before) => toggled(before, id, limits)), [limits])
  const clear = useCallback(() => setChosen([]), [])
  return useMemo(
    () => ({
      limits,
      chosen,
      toggle,
      clear,
      has: (id) => chosen.includes(id),
      isSelectable: (id) => isSelectable(chosen, id, limits),
      isDimmed: (id) => isDimmed(chosen, id, limits),
      isEnough: isEnough(chosen, limits),
    }),
    [limits, chosen, toggle, clear],
  )
}
