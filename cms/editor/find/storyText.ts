import {
  $createRangeSelection,
  $getRoot,
  $isElementNode,
  $isLineBreakNode,
  $isTextNode,
  $setSelection,
  type ElementNode,
  type LexicalEditor,
  type LexicalNode,
  type RangeSelection,
} from 'lexical'
import { type BlockText, type Match, nodeAt } from './textMatches.ts'

/** Returns the text of every block that has any, in the order of the story. */
export function $blockTexts(): BlockText[] {
  return $getRoot().getChildren().flatMap($textsIn)
}

/** Returns the text of a block and of those in it, in the order of the story. */
export function $textsIn(block: LexicalNode): BlockText[] {
  if (!$isElementNode(block) || block.isInline()) return []
  const children = block.getChildren()
  const own = children.some(isOfLine) ? [$lineOf(block)] : []
  return [...own, ...children.flatMap($textsIn)]
}

const isOfLine = (node: LexicalNode): boolean => $isTextNode(node) || ($isElementNode(node) && node.isInline())

function $lineOf(block: ElementNode): BlockText {
  const runs: { key: string; start: number; length: number }[] = []
  let text = ''
  const add = (node: LexicalNode) => {
    if ($isTextNode(node)) {
      const content = node.getTextContent()
      runs.push({ key: node.getKey(), start: text.length, length: content.length })
      text += content
    } else if ($isLineBreakNode(node)) text += '\n'
    else if ($isElementNode(node) && node.isInline()) node.getChildren().forEach(add)
  }
  block.getChildren().forEach(add)
  return { key: block.getKey(), text, runs }
}

/** Selects a match; returns null when its text is not there any more. */
export function $selectMatch(blocks: readonly BlockText[], { block, start, end }: Match): RangeSelection | null {
  const text = blocks[block]
  const from = text && nodeAt(text, start, 'start')
  const to = text && nodeAt(text, end, 'end')
  if (!from || !to) return null
  const selection = $createRangeSelection()
  selection.anchor.set(from.key, from.offset, 'text')
  selection.focus.set(to.key, to.offset, 'text')
  $setSelection(selection)
  return selection
}

/** Puts a text in the place of matches, which keep the format of their first letter. The last one goes first. */
export function $replaceMatches(blocks: readonly BlockText[], matches: readonly Match[], words: string): void {
  for (const match of matches.toReversed()) $selectMatch(blocks, match)?.insertText(words)
}

/** Returns the range of a match in the page; null where the editor draws it no longer. */
export function rangeOf(
  editor: LexicalEditor,
  blocks: readonly BlockText[],
  { block, start, end }: Match,
): Range | null {
  const text = blocks[block]
  const from = text && nodeAt(text, start, 'start')
  const to = text && nodeAt(text, end, 'end')
  const [first, last] = [from && drawnText(editor, from.key), to && drawnText(editor, to.key)]
  if (!from || !to || !first || !last) return null
  const range = document.createRange()
  range.setStart(first, Math.min(from.offset, first.length))
  range.setEnd(last, Math.min(to.offset, last.length))
  return range
}

function drawnText(editor: LexicalEditor, key: string): Text | null {
  const element = editor.getElementByKey(key)
  const node = element && document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode()
  return node instanceof Text ? node : null
}
