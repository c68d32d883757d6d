import {
  $createRangeSelection,
  $getNodeByKey,
  $getSelection,
  $isElementNode,
  $isRangeSelection,
  type LexicalEditor,
  type PointType,
  type RangeSelection,
} from 'lexical'
import { $standaloneAncestor } from '../insertBlock.command.ts'

type Point = Pick<PointType, 'key' | 'offset' | 'type'>

interface PastedStart extends Point {
  line: string
  before: string | null
}

export interface PastedRange {
  start: PastedStart
  end: Point
  words: string
}

const pointOf = ({ key, offset, type }: PointType): Point => ({ key, offset, type })

/** Removes what is selected. Returns where a paste is going to begin; null when blocks are selected as a whole. */
export function $caretOfPaste(): PastedStart | null {
  const selection = $getSelection()
  if (!$isRangeSelection(selection)) return null
  if (!selection.isCollapsed()) selection.removeText()
  const { anchor } = selection
  const line = $standaloneAncestor(anchor.getNode())
  return line && { ...pointOf(anchor), line: line.getKey(), before: line.getPreviousSibling()?.getKey() ?? null }
}

function $pointOfStart({ key, offset, type, line, before }: PastedStart, end: Point): Point | null {
  if ($getNodeByKey(key)?.isAttached()) return { key, offset, type }
  const last = $getNodeByKey(end.key)
  const parent = ($getNodeByKey(line) ?? (last && $standaloneAncestor(last)))?.getParent()
  const first = before ? $getNodeByKey(before)?.getNextSibling() : parent?.getFirstChild()
  return $isElementNode(first) ? { key: first.getKey(), offset: 0, type: 'element' } : null
}

// Returns the selection of all that lies between two places; null when one of them is gone.
function $selectionOf({ start, end }: Pick<PastedRange, 'start' | 'end'>): RangeSelection | null {
  const first = $pointOfStart(start, end)
  if (!first || !$getNodeByKey(end.key)?.isAttached()) return null
  const selection = $createRangeSelection()
  selection.anchor.set(first.key, first.offset, first.type)
  selection.focus.set(end.key, end.offset, end.type)
  return selection
}

/** Returns the selection of what was pasted; null when it has changed since. */
export function $unchanged(range: PastedRange): RangeSelection | null {
  const selection = $selectionOf(range)
  return selection?.getTextContent() === range.words ? selection : null
}

/** Returns what lies between the beginning of a paste and the caret, when the paste is in the editor. */
export function pastedRange(editor: LexicalEditor, start: PastedStart): PastedRange | null {
  return editor.getEditorState().read(() => {
    const selection = $getSelection()
    if (!$isRangeSelection(selection)) return null
    const end = pointOf(selection.focus)
    const words = $selectionOf({ start, end })?.getTextContent()
    return words ? { start, end, words } : null
  })
}
