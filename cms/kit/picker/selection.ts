/** Limits of a picker's selection. */
export interface SelectionLimits {
  isMultiple: boolean
  /** Minimum number; 0 sets no bound. */
  min: number
  /** Maximum number; null: no limit. */
  max: number | null
}

/** Pickers that are opened from a block take exactly one item (docs/spec/editor.md#selection). */
export const exactlyOne: SelectionLimits = { isMultiple: false, min: 1, max: 1 }

// Returns whether another one can be added. In single mode there is always room: the new one replaces the old.
const hasRoom = (chosen: readonly string[], { isMultiple, max }: SelectionLimits): boolean =>
  !isMultiple || max === null || chosen.length < max

/**
 * Returns whether a click on an item may change its selection: it is selected, or there is room for one more
 * (docs/spec/editor.md#selection).
 */
export function isSelectable(chosen: readonly string[], id: string, limits: SelectionLimits): boolean {
  return chosen.includes(id) || hasRoom(chosen, limits)
}

/** Returns the selection after a click on an item (docs/spec/editor.md#selection). */
export function toggled(chosen: readonly string[], id: string, limits: SelectionLimits): readonly string[] {
  if (chosen.includes(id)) return chosen.filter((other) => other !== id)
  if (!hasRoom(chosen, limits)) return chosen
  return limits.isMultiple ? [...chosen, id] : [id]
}

export function isEnough(chosen: readonly string[], { min, max }: SelectionLimits): boolean {
  return chosen.length >= min && (max === null || chosen.length <= max)
}

/** Returns whether an item is dimmed: in single mode all items but the chosen one are. */
export function isDimmed(chosen: readonly string[], id: string, { isMultiple }: SelectionLimits): boolean {
  return !isMultiple && chosen.length > 0 && !chosen.includes(id)
}

/**
 * Returns why 'Select' is disabled (docs/spec/editor.md#select-tooltip).
 * @param noun singular, as in "post".
 */
export function selectTooltip({ min, max }: SelectionLimits, count: number, noun: string): string {
  const now = `Currently selected: ${count}`
  if (min > 0 && min === max) return `Select ${min} ${noun}s to continue. ${now}`
  if (min > 0 && max !== null) return `Select between ${min} and ${max} ${noun}s to continue. ${now}`
  if (min > 0) return `Select at least ${min} ${noun}(s) to continue. ${now}`
  return max === null ? now : `Select up to ${max} ${noun}(s) to continue. ${now}`
}

/**
 * Returns the items of page 1, those chosen before first and without duplicates (docs/spec/editor.md#picker-pages).
 */
export function withInitialFirst<Item extends { id: string }>(
  page: number,
  initial: readonly Item[],
  items: readonly Item[],
): readonly Item[] {
  if (page !== 1) return items
  const ids = new Set(initial.map(({ id }) => id))
  return [...initial, ...items.filter(({ id }) => !ids.has(id))]
}
