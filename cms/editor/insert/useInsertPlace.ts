'use client'

import { $getNearestNodeFromDOMNode, $getNodeByKey, $isElementNode, type LexicalEditor } from 'lexical'
import { type RefObject, useEffect, useState } from 'react'
import { ElementBlockNode } from '#blocks/core/blockNode.ts'
import { sameJson } from '#blocks/core/sameJson.ts'
import { onEditorChange } from '../../document/editorChanges.ts'
import { readBoxes } from '../drag/blockBoxes.read.ts'
import { type Box, dropPlaceAt, type Rect } from '../drag/dropPlace.ts'
import { $emptyLineAtCaret, $isEmptyLine, type InsertPlace } from './insertPlace.command.ts'

/** A place that a '+' is shown at; `line` is the hairline of a gap, in the coordinates of the window. */
export interface ShownPlace {
  place: InsertPlace
  line: Rect | null
}

// The distance (px) from a gap, and from the left edge of the text, within which the pointer means that place.
const gapReach = 14
const marginReach = 64

const atLine = (lineKey: string): ShownPlace => ({ place: { lineKey }, line: null })

const $nodeOf = ({ key }: Box) => (key === 'root' ? null : $getNodeByKey(key))

// Returns whether any block may be inserted into a box. Reads the editor's state.
const $takesBlocks = (box: Box): boolean => {
  if (box.key === 'root') return true
  const node = $nodeOf(box)
  return node instanceof ElementBlockNode && node.getDefinition().kind === 'flow'
}

const findBox = (box: Box, key: string): Box | null =>
  box.key === key ? box : (box.children ?? []).reduce<Box | null>((found, child) => found ?? findBox(child, key), null)

function gapAt(editor: LexicalEditor, x: number, y: number): ShownPlace | null {
  const page = readBoxes(editor)
  if (!page) return null
  return editor.read(() => {
    const found = dropPlaceAt(page, { x, y }, $takesBlocks)
    if (!found || found.line.left === found.line.right || Math.abs(found.line.top - y) > gapReach) return null
    const { containerKey, index, line } = found
    const children = findBox(page, containerKey)?.children ?? []
    const [before, next] = [children[index - 1], children[index]]
    // An empty line has a button of its own.
    const isBesideEmptyLine = [before, next].some((box) => box && $isEmptyLine($nodeOf(box)))
    return isBesideEmptyLine ? null : { place: { containerKey, nextKey: next?.key ?? null }, line }
  })
}

function placeAt(editor: LexicalEditor, { clientX, clientY }: PointerEvent): ShownPlace | null {
  const root = editor.getRootElement()
  const area = root?.getBoundingClientRect()
  if (!root || !area || clientX < area.left - marginReach || clientX > area.right) return null
  if (clientY < area.top - gapReach || clientY > area.bottom) return null
  const x = Math.min(area.right - 2, Math.max(area.left + 2, clientX))
  const under = document.elementsFromPoint(x, clientY).find((element) => root.contains(element))
  if (!under) return null
  const line = editor.read(() => {
    const node = under === root ? null : $getNearestNodeFromDOMNode(under)
    return $isElementNode(node) && $isEmptyLine(node) ? node.getKey() : null
  })
  if (line) return atLine(line)
  return under === root || under.matches('.block') ? gapAt(editor, x, clientY) : null
}

/**
 * Returns the place for a '+': the empty line or the gap that the mouse is at, or else the empty line with the caret.
 *
 * @param buttons the element with the buttons: a place does not change while the pointer is over them
 * @param isHeld keeps the place while the inserter is open
 */
export function useInsertPlace(
  editor: LexicalEditor,
  buttons: RefObject<HTMLElement | null>,
  isHeld: boolean,
): ShownPlace | null {
  const [caretLine, setCaretLine] = useState<string | null>(null)
  const [hovered, setHovered] = useState<ShownPlace | null>(null)
  useEffect(
    () =>
      onEditorChange(editor, ({ state, isContent }) => {
        if (isHeld) return
        setCaretLine(state.read($emptyLineAtCaret))
        if (isContent) setHovered(null)
      }),
    [editor, isHeld],
  )
  useEffect(() => {
    if (isHeld) return
    let frame = 0
    const look = (event: PointerEvent) => {
      cancelAnimationFrame(frame)
      if (event.pointerType !== 'mouse' || event.buttons !== 0) return
      if (event.target instanceof Node && buttons.current?.contains(event.target)) return
      frame = requestAnimationFrame(() => {
        const found = placeAt(editor, event)
        setHovered((before) => (sameJson(before, found) ? before : found))
      })
    }
    document.addEventListener('pointermove', look)
    return () => {
      cancelAnimationFrame(frame)
      document.removeEventListener('pointermove', look)
    }
  }, [editor, buttons, isHeld])
  return hovered ?? (caretLine === null ? null : atLine(caretLine))
}
