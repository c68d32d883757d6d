'use client'

import {
  autoUpdate,
  flip,
  hide,
  limitShift,
  type Middleware,
  offset,
  shift,
  useFloating,
  type VirtualElement,
} from '@floating-ui/react'
import type { LexicalEditor } from 'lexical'
import { type RefObject, useCallback, useLayoutEffect } from 'react'
import { topOfSight } from '../../adminDom.ts'
import type { ActiveBlock } from './activeBlock.read.ts'
import { useDockedStyle } from './usePhone.ts'

// The space between the toolbar and its block, and between it and what it stays below (px).
const toolbarGap = 8

const padding = () => ({ top: topOfSight() + toolbarGap, bottom: toolbarGap })

// The selection of the page when it lies in an editor's text.
function rangeIn(root: HTMLElement | null): Range | null {
  const selection = getSelection()
  const isInText = root?.contains(selection?.focusNode ?? null) === true
  return isInText && selection && selection.rangeCount > 0 ? selection.getRangeAt(0) : null
}

// Moves the toolbar below the line with the caret when it would lie over it.
const avoidCaret = (editor: LexicalEditor): Middleware => ({
  name: 'avoidCaret',
  fn: ({ x, y, rects, elements }) => {
    const range = rangeIn(editor.getRootElement())
    const line = range?.collapsed ? range.getClientRects()[0] : undefined
    const frame = elements.floating.offsetParent?.getBoundingClientRect()
    if (!line || !frame) return {}
    const top = y + frame.top
    const isOver = top < line.bottom && top + rects.floating.height > line.top
    return isOver ? { x, y: line.bottom - frame.top + toolbarGap } : {}
  },
})

const selectedWords = (block: HTMLElement, root: HTMLElement | null): VirtualElement => ({
  contextElement: block,
  getBoundingClientRect: () => (rangeIn(root) ?? block).getBoundingClientRect(),
})

/**
 * On a phone, places the toolbar above the keyboard. Elsewhere places it above its block, or above the selected words of a text, and below where there is no room above.
 * While a tall block is scrolled, the toolbar stays at the edge of what is seen of it. It does not cover the line with
 * the caret.
 *
 * @returns the ref and the style of the toolbar
 */
export function usePlacedToolbar(
  editor: LexicalEditor,
  { key, kind }: ActiveBlock,
  bar: RefObject<HTMLDivElement | null>,
) {
  const block = editor.getElementByKey(key)
  const { refs, update, floatingStyles, middlewareData } = useFloating({
    placement: 'top-start',
    whileElementsMounted: autoUpdate,
    middleware: [
      offset(toolbarGap),
      flip(() => ({ padding: padding(), crossAxis: false, fallbackStrategy: 'initialPlacement' })),
      shift(() => ({ padding: padding(), crossAxis: true, limiter: limitShift({ crossAxis: true }) })),
      avoidCaret(editor),
      hide(() => ({ padding: padding() })),
    ],
  })
  useLayoutEffect(() => {
    refs.setReference(block)
    // The place is set by itself: a new reference does not take the place of a place that was set before.
    const isText = block !== null && kind === 'text'
    refs.setPositionReference(isText ? selectedWords(block, editor.getRootElement()) : block)
  }, [block, editor, kind, refs])
  // Without dependencies: what is selected changes without the block.
  useLayoutEffect(update)
  useLayoutEffect(() => {
    // On a phone the tools of the block before may have been scrolled.
    if (block) bar.current?.scrollTo({ left: 0 })
  }, [block, bar])
  useLayoutEffect(() => {
    if (kind === 'text') return
    block?.classList.add('block--active')
    return () => block?.classList.remove('block--active')
  }, [block, kind])
  const setBar = useCallback(
    (node: HTMLDivElement | null) => {
      bar.current = node
      refs.setFloating(node)
    },
    [bar, refs],
  )
  const docked = useDockedStyle()
  const visibility = middlewareData.hide?.referenceHidden ? ('hidden' as const) : undefined
  return { setBar, style: docked ?? { ...floatingStyles, visibility } }
}
