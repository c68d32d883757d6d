/**
 * Remembers the selected text of the page. A closing dialog gives the focus back, but puts the caret of a rich text at
 * its beginning.
 * @returns selects the same text again
 */
export function rememberCaret(): () => void {
  const selection = getSelection()
  const range = selection && selection.rangeCount > 0 ? selection.getRangeAt(0) : null
  const focused = document.activeElement
  return () => {
    if (!selection || !range || !(focused instanceof HTMLElement && focused.isContentEditable)) return
    selection.removeAllRanges()
    selection.addRange(range)
  }
}
