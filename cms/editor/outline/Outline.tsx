'use client'

import { $getNodeByKey, type LexicalEditor, type NodeKey, SKIP_DOM_SELECTION_TAG } from 'lexical'
import { type FocusEvent, type KeyboardEvent, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { changeStoryView, isSheet, useStoryView } from '../../document/storyView.ts'
import { $moveBlock } from '../blockPlace.commands.ts'
import { DropLine } from '../drag/DropLine.tsx'
import { useBlockDrag } from '../drag/useBlockDrag.ts'
import { goToBlock } from '../errors/blockFix.command.ts'
import { useBlockErrors } from '../errors/useBlockErrors.ts'
import { undoBoundaryTag } from '../undoBoundaryTag.ts'
import { OutlineItems } from './OutlineItems.tsx'
import { indentedPlace, itemAttribute, outlineSurface } from './outlineDrag.ts'
import { outlineStep, placeAmong, rowsOf } from './outlineRows.ts'
import { useOutline } from './useOutline.ts'
import './outline.css'

/**
 * Renders the blocks of a text as a tree: leads to them, shows their errors, and moves them by pointer and keyboard.
 */
export function Outline({ editor }: { editor: LexicalEditor }) {
  const { entries, current } = useOutline(editor)
  const errors = useBlockErrors(editor)
  const { isOutlineRequested } = useStoryView()
  const [closed, setClosed] = useState<ReadonlySet<NodeKey>>(new Set())
  const [stop, setStop] = useState<NodeKey | null>(null)
  const [said, setSaid] = useState('')
  const list = useRef<HTMLDivElement>(null)
  const moved = useRef<NodeKey | null>(null)
  const surface = useMemo(() => outlineSurface(() => list.current), [])

  const go = (key: NodeKey) => {
    setStop(key)
    goToBlock(editor, key)
    if (isSheet()) changeStoryView({ isOutlineOpen: false })
  }
  const { place, handlers } = useBlockDrag(editor, go, surface)

  const rows = rowsOf(entries, closed)
  const has = (key: NodeKey | null) => rows.some(({ entry }) => entry.key === key)
  const tabStop = [stop, current].find(has) ?? rows[0]?.entry.key ?? null

  const focus = (key: NodeKey | null) => {
    const item = key === null ? null : list.current?.querySelector(`[${itemAttribute}="${CSS.escape(key)}"]`)
    const row = item?.firstElementChild
    if (!(row instanceof HTMLElement)) return
    row.focus({ preventScroll: true })
    row.scrollIntoView({ block: 'nearest' })
  }
  // Opening the outline by key, button or menu moves the focus into it, to the block of the caret.
  useEffect(() => {
    if (!isOutlineRequested || tabStop === null) return
    changeStoryView({ isOutlineRequested: false })
    focus(has(current) ? current : tabStop)
  })
  // A moved item is drawn in another place of the page, where it does not have the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus follows when the outline has changed
  useLayoutEffect(() => {
    if (moved.current === null) return
    const found = placeAmong(entries, moved.current)
    focus(moved.current)
    moved.current = null
    if (found) setSaid(`Moved to place ${found.index + 1} of ${found.count}`)
  }, [entries])

  const move = (key: NodeKey, direction: 'up' | 'down') => {
    moved.current = key
    editor.update(
      () => {
        const node = $getNodeByKey(key)
        if (node) $moveBlock(node, direction)
      },
      { tag: [undoBoundaryTag, SKIP_DOM_SELECTION_TAG] },
    )
  }
  const follow = ({ target }: FocusEvent) => {
    const key = target.closest(`[${itemAttribute}]`)?.getAttribute(itemAttribute)
    if (key) setStop(key)
  }
  const press = (event: KeyboardEvent) => {
    if (tabStop === null) return
    const { key, altKey, shiftKey, ctrlKey, metaKey } = event
    if (ctrlKey || metaKey) return
    const isMove = altKey && shiftKey && (key === 'ArrowUp' || key === 'ArrowDown')
    const step = altKey || shiftKey ? null : outlineStep(key, tabStop, rows, closed)
    if (!isMove && !step && !(!altKey && ['Enter', ' ', 'Escape'].includes(key))) return
    event.preventDefault()
    event.stopPropagation()
    if (isMove && editor.isEditable()) move(tabStop, key === 'ArrowUp' ? 'up' : 'down')
    else if (step?.type === 'go') {
      setStop(step.key)
      focus(step.key)
    } else if (step) setClosed(toggled(closed, step.key))
    else if (key === 'Escape') {
      if (isSheet()) changeStoryView({ isOutlineOpen: false })
      editor.focus()
    } else if (!isMove) go(tabStop)
  }
  return (
    <>
      {entries.every(({ type, words }) => type === 'paragraph' && words === '') && (
        <p className="outline__empty">Headings, text and blocks are listed here as you write.</p>
      )}
      <div
        ref={list}
        role="tree"
        tabIndex={-1}
        aria-label="Outline"
        className="outline"
        onFocus={follow}
        onKeyDown={press}
      >
        <OutlineItems
          entries={entries}
          depth={1}
          {...{ closed, current, tabStop, errors }}
          handlers={(key) => (editor.isEditable() ? handlers(key) : { onClick: () => go(key) })}
          onToggle={(key) => setClosed(toggled(closed, key))}
        />
      </div>
      <p role="status" className="outline__said">
        {said}
      </p>
      {place && createPortal(<DropLine place={indentedPlace(place, list.current)} />, document.body)}
    </>
  )
}

const toggled = (keys: ReadonlySet<NodeKey>, key: NodeKey): Set<NodeKey> =>
  keys.has(key) ? new Set([...keys].filter((one) => one !== key)) : new Set([...keys, key])
