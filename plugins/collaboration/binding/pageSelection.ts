import {
  $createRangeSelectionFromDom,
  $getSelection,
  $isRangeSelection,
  $setSelection,
  getDOMSelection,
  type LexicalEditor,
} from 'lexical'

/**
 * A caret that was moved in this very moment is in the page, but the browser has not told of it yet: showing what others
 * wrote would put it back, and a key would act where the caret was before.
 */
export function takeSelectionOfPage(editor: LexicalEditor): void {
  editor.update(
    () => {
      const known = $getSelection()
      if (!$isRangeSelection(known)) return
      const selection = $createRangeSelectionFromDom(getDOMSelection(window), editor)
      if (!selection || (selection.anchor.is(known.anchor) && selection.focus.is(known.focus))) return
      $setSelection(selection)
    },
    { discrete: true },
  )
}

/**
 * Keys act on what is selected in the page when they are pressed. Lexical itself acts on what the browser told of last,
 * which comes late when the page is busy: a Backspace right behind Home then deletes another letter.
 * @returns ends it
 */
export function registerKeysOnSelectionOfPage(editor: LexicalEditor): () => void {
  const onKeyDown = ({ target }: KeyboardEvent) => {
    if (target === editor.getRootElement()) takeSelectionOfPage(editor)
  }
  return editor.registerRootListener((root, before) => {
    // On the way down, so that it comes before Lexical's own listener.
    before?.removeEventListener('keydown', onKeyDown, { capture: true })
    root?.addEventListener('keydown', onKeyDown, { capture: true })
  })
}
