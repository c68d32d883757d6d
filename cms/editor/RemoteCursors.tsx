'use client'

import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import * as Y from 'yjs'
import { z } from 'zod'
import type { Room } from '#cms/collaboration/room.types.ts'
import type { EditorBinding, EditorSpan } from '#plugins/collaboration/binding/editorBinding.types.ts'
import { person } from '#plugins/collaboration/room/person.ts'
import './remoteCursors.css'
import { onEditorChange } from '../document/editorChanges.ts'

/** A browser's report of its selection in a text: anchor and focus are relative positions of Yjs as JSON. */
export const sharedSelection = z.object({ path: z.string(), anchor: z.unknown(), focus: z.unknown() })

const presence = z.object({
  user: person,
  selection: sharedSelection,
})

interface Box {
  left: number
  top: number
  width: number
  height: number
}

interface Cursor {
  client: number
  person: number
  name: string
  colour: string
  caret: Box
  selected: Box[]
}

interface RemoteCursorsProps {
  binding: EditorBinding
  room: Room
  path: string
}

export function RemoteCursors({ binding, room, path }: RemoteCursorsProps) {
  const [editor] = useLexicalComposerContext()
  const anchor = editor.getRootElement()?.parentElement
  const [cursors, setCursors] = useState<readonly Cursor[]>(none)
  useEffect(() => {
    if (!anchor) return
    let frame = 0
    const draw = () => setCursors(cursorsOf(room, path, binding, anchor))
    // Many things that happen at once are one drawing.
    const schedule = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(draw)
    }
    room.awareness.on('change', schedule)
    const unregister = onEditorChange(editor, schedule)
    const resized = new ResizeObserver(schedule)
    resized.observe(anchor)
    schedule()
    return () => {
      cancelAnimationFrame(frame)
      room.awareness.off('change', schedule)
      unregister()
      resized.disconnect()
    }
  }, [anchor, binding, editor, path, room])

  if (!anchor) return null
  return createPortal(
    <div className="remote-cursors" aria-hidden="true">
      {cursors.map(({ client, person, name, colour, caret, selected }) => (
        <div key={client} data-cursor-of={person} style={{ '--person-colour': colour } as React.CSSProperties}>
          {selected.map((box) => (
            <span key={`${box.left} ${box.top}`} className="remote-cursors__selected" style={{ ...box }} />
          ))}
          <span className="remote-cursors__caret" style={{ left: caret.left, top: caret.top, height: caret.height }}>
            <span className="remote-cursors__name">{name}</span>
          </span>
        </div>
      ))}
    </div>,
    anchor,
  )
}

// Who writes alone is measured nothing for, and drawn nothing again.
function cursorsOf({ awareness }: Room, path: string, binding: EditorBinding, anchor: HTMLElement): readonly Cursor[] {
  const others = [...awareness.getStates()].flatMap(([client, state]) => {
    const parsed = client === awareness.clientID ? null : presence.safeParse(state)
    return parsed?.success && parsed.data.selection.path === path ? [{ client, ...parsed.data }] : []
  })
  if (others.length === 0) return none
  const origin = anchor.getBoundingClientRect()
  return others.flatMap(({ client, user, selection }): Cursor[] => {
    const span = binding.spanOf({
      anchor: Y.createRelativePositionFromJSON(selection.anchor),
      focus: Y.createRelativePositionFromJSON(selection.focus),
    })
    const drawn = span && boxesOf(span, origin)
    return drawn ? [{ client, person: user.id, name: user.name, colour: user.colour, ...drawn }] : []
  })
}

const none: readonly Cursor[] = []

function within(rect: DOMRect, origin: DOMRect): Box {
  return { left: rect.left - origin.left, top: rect.top - origin.top, width: rect.width, height: rect.height }
}

function boxesOf({ anchor, focus }: EditorSpan, origin: DOMRect): { caret: Box; selected: Box[] } | null {
  const caret = caretRect(focus)
  if (!caret) return null
  const range = document.createRange()
  range.setStart(anchor.node, anchor.offset)
  range.collapse(true)
  const isForward = range.comparePoint(focus.node, focus.offset) >= 0
  const [start, end] = isForward ? [anchor, focus] : [focus, anchor]
  range.setStart(start.node, start.offset)
  range.setEnd(end.node, end.offset)
  const selected = range.collapsed ? [] : [...range.getClientRects()].filter(({ width }) => width > 0)
  return { caret: within(caret, origin), selected: selected.map((rect) => within(rect, origin)) }
}

function caretRect({ node, offset }: EditorSpan['focus']): DOMRect | null {
  const range = document.createRange()
  range.setStart(node, offset)
  range.collapse(true)
  const [rect] = range.getClientRects()
  if (rect) return rect
  // An empty line has no letters to stand beside: its caret is at its beginning.
  const element = node instanceof HTMLElement ? node : node.parentElement
  if (!element) return null
  const box = element.getBoundingClientRect()
  const { lineHeight, paddingLeft, paddingTop } = getComputedStyle(element)
  const height = Number.parseFloat(lineHeight) || box.height
  return new DOMRect(box.left + Number.parseFloat(paddingLeft), box.top + Number.parseFloat(paddingTop), 0, height)
}
