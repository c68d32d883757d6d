'use client'

import type { MouseEvent } from 'react'
import { Checkbox } from '../Checkbox.tsx'
import type { PickerSelection } from './usePickerSelection.ts'

export interface PickerItemsProps<Item> {
  items: readonly Item[]
  selection: PickerSelection
  /** Returns the name of an item in a sentence. */
  nameOf(item: Item): string
  /** Enter on an item, or two clicks. */
  onEnter(id: string): void
}

type Picking<Item> = Omit<PickerItemsProps<Item>, 'items'>

/** Renders the checkbox of an item: the target of keys and of screen readers. */
export function ItemCheckbox<Item extends { id: string }>({ item, selection, nameOf }: Picking<Item> & { item: Item }) {
  return (
    <Checkbox
      label={`Select ${nameOf(item)}`}
      isLabelShown={false}
      isChecked={selection.has(item.id)}
      isDisabled={!selection.isSelectable(item.id)}
      onChange={() => selection.toggle(item.id)}
    />
  )
}

/** Returns the attributes of an item's state: chosen, dimmed behind the chosen one, or disabled. */
export function itemState<Item extends { id: string }>(
  { id }: Item,
  { selection }: Picking<Item>,
  chosenClass: string,
) {
  return {
    'data-id': id,
    className: [
      'picker-item',
      selection.has(id) && chosenClass,
      selection.isDimmed(id) && 'picker-item--dimmed',
      !selection.isSelectable(id) && 'picker-item--closed',
    ]
      .filter(Boolean)
      .join(' '),
  }
}

export function onItemClick<Item extends { id: string }>({ id }: Item, { selection, onEnter }: Picking<Item>) {
  return (event: MouseEvent<HTMLElement>) => {
    if (event.target instanceof Element && event.target.closest('a, button, input, label')) return
    // The second of two clicks would only take the choice of the first away again.
    if (event.detail === 2) onEnter(id)
    else if (event.detail < 2) selection.toggle(id)
  }
}
