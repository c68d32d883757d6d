'use client'

import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import { COMMAND_PRIORITY_EDITOR, type LexicalEditor, type NodeKey } from 'lexical'
import { useCallback, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { holdingPin, type Pin } from '#blocks/core/collectionQuery.schema.ts'
import { $selectBlock } from '#blocks/core/selectBlock.command.ts'
import { $moveStory, $pinOf, moveStoryCommand } from '#blocks/homepage-slot/homepage-slot.command.ts'
import type { MoveKind } from '#blocks/homepage-slot/movedPins.ts'
import type { Point } from '../../editor/drag/dropPlace.ts'
import { useEditorServices } from '../../editor/editorServicesContext.ts'
import { undoBoundaryTag } from '../../editor/undoBoundaryTag.ts'
import { notifyDone, notifyError } from '../../kit/notices.ts'
import { $headlineIn, $placeInWords, $slotAt, $slotTowards, $storyIn, slotOfElement } from './frontSlots.ts'
import { MoveBar } from './MoveBar.tsx'
import type { Direction } from './slotGeometry.ts'
import { useStoryDrag } from './useStoryDrag.ts'
import './moving.css'

interface Moving {
  from: NodeKey
  story: Pin
  headline: string
  // The slot that the story would be put into.
  at: NodeKey
  // The point at which the mouse holds the story; null for a move by keys or by pressing.
  point: Point | null
  heldKind: MoveKind | null
}

/** Moves stories between the slots of the home page: by dragging a card, or by keys and presses from its toolbar. */
export function StoryMovingPlugin() {
  const [editor] = useLexicalComposerContext()
  const services = useEditorServices()
  const [kind, setKind] = useState<MoveKind>('swap')
  const [moving, setMoving] = useState<Moving | null>(null)

  const begin = useCallback(
    (from: NodeKey, point: Point | null): boolean => {
      const found = editor.getEditorState().read(
        () => {
          const slot = $slotAt(from)
          const story = slot && $storyIn(editor, slot)
          return story && { story, headline: $headlineIn(editor, slot, services) ?? '' }
        },
        { editor },
      )
      if (found) setMoving({ from, at: from, point, heldKind: null, ...found })
      return found !== null
    },
    [editor, services],
  )
  const put = (at: NodeKey | null, how: MoveKind) => {
    setMoving(null)
    if (moving && at !== null) putStory(editor, moving, at, how)
    if (!moving?.point) editor.focus()
  }
  const chosenKind = moving?.heldKind ?? kind

  useEffect(
    () =>
      editor.registerCommand(
        moveStoryCommand,
        (key) => editor.isEditable() && begin(key, null),
        COMMAND_PRIORITY_EDITOR,
      ),
    [editor, begin],
  )
  useStoryDrag(editor, {
    begin: (from) => begin(from, { x: 0, y: 0 }),
    over: (at, point, heldKind) => setMoving((now) => now && { ...now, at: at ?? now.from, point, heldKind }),
    drop: (at, heldKind) => put(at, heldKind ?? kind),
  })
  useMarkedSlots(editor, moving)
  usePressedSlot(editor, moving !== null && moving.point === null, (at) => put(at, kind))

  if (!moving) return null
  const step = (direction: Direction) => {
    const next = editor.getEditorState().read(
      () => {
        const slot = $slotAt(moving.at)
        return slot && $slotTowards(editor, slot, direction)?.getKey()
      },
      { editor },
    )
    if (!next) return
    setMoving({ ...moving, at: next })
    editor.getElementByKey(next)?.scrollIntoView({ block: 'nearest' })
  }
  return createPortal(
    <>
      {moving.point && (
        <p className="moving-story" style={{ left: moving.point.x, top: moving.point.y }}>
          {moving.headline}
        </p>
      )}
      <MoveBar
        headline={moving.headline}
        place={editor.getEditorState().read(() => wordsFor(editor, moving, services), { editor })}
        kind={chosenKind}
        isPinned={editor.getEditorState().read(() => isPinnedAt(moving.at), { editor })}
        isDragged={moving.point !== null}
        onKind={setKind}
        onStep={step}
        onPut={() => put(moving.at, kind)}
        onCancel={() => put(null, kind)}
      />
    </>,
    document.body,
  )
}

function putStory(editor: LexicalEditor, { from, story }: Moving, at: NodeKey, kind: MoveKind): void {
  editor.update(
    () => {
      const [source, target] = [$slotAt(from), $slotAt(at)]
      if (!source || !target || source.is(target)) return
      const now = $storyIn(editor, source)
      if (now?.id !== story.id) {
        notifyError('The story was not moved', 'Its slot has been changed in the meantime.')
        return
      }
      const move = { story: now, met: $storyIn(editor, target), kind }
      if ($moveStory(source, target, move)) notifyDone('The other story is no longer pinned')
      $selectBlock(target)
    },
    { tag: undoBoundaryTag },
  )
}

function wordsFor(editor: LexicalEditor, { at, from }: Moving, services: ReturnType<typeof useEditorServices>): string {
  const slot = $slotAt(at)
  if (!slot || at === from) return 'where it is'
  const headline = $headlineIn(editor, slot, services)
  return `${$placeInWords(slot)}, ${headline === null ? 'which is empty' : `on “${headline}”`}`
}

const isPinnedAt = (key: NodeKey): boolean => {
  const slot = $slotAt(key)
  return slot !== null && holdingPin($pinOf(slot), new Date()) !== null
}

// Marks a move on the page, for the style sheet: that there is one, and its two slots.
function useMarkedSlots(editor: LexicalEditor, moving: Moving | null): void {
  const { from = null, at = null } = moving ?? {}
  const way = moving && (moving.point ? 'drag' : 'keys')
  useEffect(() => {
    if (way === null) return
    document.documentElement.dataset.movingStory = way
    return () => {
      delete document.documentElement.dataset.movingStory
    }
  }, [way])
  useEffect(() => {
    const mark = (key: NodeKey | null, value: string) => {
      const element = key === null ? null : editor.getElementByKey(key)
      element?.setAttribute('data-moving', value)
      return () => element?.removeAttribute('data-moving')
    }
    const undo = [mark(at, 'to'), mark(from, 'from')]
    return () => {
      for (const unmark of undo) unmark()
    }
  }, [editor, from, at])
}

// Calls back with the slot that is pressed while a story is moved.
function usePressedSlot(editor: LexicalEditor, isOn: boolean, onPress: (slot: NodeKey) => void): void {
  useEffect(() => {
    if (!isOn) return
    const press = (event: MouseEvent) => {
      const slot = slotOfElement(editor, event.target instanceof Element ? event.target : null)
      if (slot === null) return
      event.preventDefault()
      event.stopPropagation()
      onPress(slot)
    }
    window.addEventListener('click', press, true)
    return () => window.removeEventListener('click', press, true)
  })
}
