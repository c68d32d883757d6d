import type { KeyboardEvent } from 'react'

/**
 * Overrides of Payload's date picker: the calendar opens by a click, the arrow down or Enter, and not by focus.
 *
 * On Escape react-datepicker closes the calendar and gives the focus back to the field. On a busy computer that focus
 * comes too late for its own guard, and opens the calendar again.
 */
export const calendarKeys = {
  preventOpenOnFocus: true,
  onKeyDown: ({ key, target }: KeyboardEvent<HTMLElement>) => {
    if (target instanceof HTMLInputElement && (key === 'ArrowDown' || key === 'Enter')) target.click()
  },
}
