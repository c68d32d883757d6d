'use client'

import { useFormFields } from '@payloadcms/ui'
import { type RefObject, useEffect, useLayoutEffect, useMemo, useSyncExternalStore } from 'react'
import { fieldFrameAround } from '#cms/adminDom.ts'
import { sharedText } from '#plugins/collaboration/document/fields.layout.ts'
import { sharedPathOf } from './formCells.ts'
import { runUndoKey } from './room.keys.ts'
import { SharedInput } from './sharedInput.ts'
import { useRoom, useRoomState } from './useRoom.ts'

export interface SharedText {
  /** The text of the input; null as long as the document is not there. */
  value: string | null
  mayWrite: boolean
  onInput(): void
}

const never = () => () => undefined

/**
 * Ties the input of a field to its text in the shared document. It owns the input's caret, and its undo is the room's.
 *
 * @param marker an element inside of the field
 */
export function useSharedText(path: string, marker: RefObject<HTMLElement | null>): SharedText {
  const room = useRoom()
  const state = useRoomState(room)
  const isReady = state?.isReady ?? false
  const shared = useFormFields(([fields]) => sharedPathOf(fields, path))
  const input = useMemo(
    () =>
      room && isReady && shared !== null
        ? new SharedInput(sharedText(room.document, shared), room.origin, () => inputBeside(marker.current))
        : null,
    [room, isReady, shared, marker],
  )
  const value = useSyncExternalStore(
    input?.subscribe ?? never,
    () => input?.get() ?? null,
    () => null,
  )

  // biome-ignore lint/correctness/useExhaustiveDependencies: the caret is put right after each change of the text
  useLayoutEffect(() => input?.restoreSelection(), [input, value])

  useEffect(() => {
    const element = inputBeside(marker.current)
    if (!element || !input || !room) return
    const listeners: [string, (event: Event) => void][] = [
      ['compositionstart', () => input.beginComposition()],
      ['compositionend', () => input.endComposition()],
      // A step of undo never spans two fields.
      ['focus', () => room.undo.stopCapturing()],
      [
        'keydown',
        (event) => {
          if (!(event instanceof KeyboardEvent) || !runUndoKey(room.undo, event)) return
          event.preventDefault()
          event.stopPropagation()
        },
      ],
      // The browser's own undo, out of its menus, knows nothing of what others typed.
      [
        'beforeinput',
        (event) => {
          if (!(event instanceof InputEvent) || !event.inputType.startsWith('history')) return
          event.preventDefault()
          if (event.inputType === 'historyUndo') room.undo.undo()
          else room.undo.redo()
        },
      ],
    ]
    for (const [name, listener] of listeners) element.addEventListener(name, listener)
    return () => {
      for (const [name, listener] of listeners) element.removeEventListener(name, listener)
    }
  }, [marker, input, room])

  return {
    value,
    mayWrite: state?.mayWrite ?? false,
    onInput: () => input?.input(),
  }
}

const inputBeside = (marker: HTMLElement | null) =>
  fieldFrameAround(marker)?.querySelector<HTMLInputElement | HTMLTextAreaElement>('input, textarea') ?? null
