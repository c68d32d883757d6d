import {
  $createRangeSelectionFromDom,
  $getSelection,
  $isNodeSelection,
  $isRangeSelection,
  $setSelection,
  getDOMSelection,
  type LexicalEditor,
  mergeRegister,
} from 'lexical'

/** A selection of the page, to tell whether it is still the same. */
type Place = Pick<Selection, 'anchorNode' | 'anchorOffset' | 'focusNode' | 'focusOffset'>

const placeOf = ({ anchorNode, anchorOffset, focusNode, focusOffset }: Selection): Place => ({
  anchorNode,
  anchorOffset,
  focusNode,
  focusOffset,
})

const isSamePlace = (a: Place, b: Place) =>
  a.anchorNode === b.anchorNode &&
  a.anchorOffset === b.anchorOffset &&
  a.focusNode === b.focusNode &&
  a.focusOffset === b.focusOffset

/** Where the caret of the page was left behind when a block was selected as a whole: it means nothing until it moves. */
const leftBehind = new WeakMap<LexicalEditor, Place>()

/** Whether a block is selected as a whole, and nobody has put the caret of the page elsewhere since. */
function $isBlockMeant(editor: LexicalEditor, shown: Selection): boolean {
  const place = leftBehind.get(editor)
  return $isNodeSelection($getSelection()) && place !== undefined && isSamePlace(place, placeOf(shown))
}

function registerLeftBehind(editor: LexicalEditor): () => void {
  return editor.registerUpdateListener(({ editorState, prevEditorState }) => {
    const selection = editorState.read($getSelection)
    if (!$isNodeSelection(selection) || selection.is(prevEditorState.read($getSelection))) return
    const shown = getDOMSelection(window)
    if (shown) leftBehind.set(editor, placeOf(shown))
  })
}

/**
 * Makes the selection in the page the editor's: a caret that was moved in this very moment is in the page, but the
 * browser has not told of it yet. Does nothing where the selection of the page is not in the text of the editor.
 */
export function $takeSelectionOfPage(editor: LexicalEditor): void {
  const shown = getDOMSelection(window)
  if (!shown || $isBlockMeant(editor, shown)) return
  const selection = $createRangeSelectionFromDom(shown, editor)
  if (!selection) return
  const known = $getSelection()
  if ($isRangeSelection(known) && selection.anchor.is(known.anchor) && selection.focus.is(known.focus)) return
  $setSelection(selection)
}

/**
 * Keys act on what is selected in the page when they are pressed. Lexical itself acts on what the browser told of last,
 * which comes late when the page is busy (a Backspace right behind Home then deletes another letter), and not at all
 * when a program such as a screen reader puts the caret into text while a block was selected.
 * @returns ends it
 */
export function registerKeysOnSelectionOfPage(editor: LexicalEditor): () => void {
  const onKeyDown = ({ target }: KeyboardEvent) => {
    if (target === editor.getRootElement()) editor.update(() => $takeSelectionOfPage(editor), { discrete: true })
  }
  return mergeRegister(
    registerLeftBehind(editor),
    editor.registerRootListener((root, before) => {
      // On the way down, so that it comes before Lexical's own listener.
      before?.removeEventListener('keydown', onKeyDown, { capture: true })
      root?.addEventListener('keydown', onKeyDown, { capture: true })
    }),
  )
}
