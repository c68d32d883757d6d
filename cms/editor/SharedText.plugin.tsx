'use client'

import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import { useEditorConfigContext } from '@payloadcms/richtext-lexical/client'
import { COMMAND_PRIORITY_CRITICAL, mergeRegister, REDO_COMMAND, UNDO_COMMAND } from 'lexical'
import { useEffect, useLayoutEffect, useState } from 'react'
import * as Y from 'yjs'
import { sameJson } from '#blocks/core/sameJson.ts'
import type { Room } from '#cms/collaboration/room.types.ts'
import { useIsShared, useRoom, useRoomState } from '#cms/collaboration/useRoom.ts'
import { bindEditor } from '#plugins/collaboration/binding/bindEditor.ts'
import type { EditorBinding, SharedSelection } from '#plugins/collaboration/binding/editorBinding.types.ts'
import {
  registerTextAfterBackspace,
  registerTypingOnSelectionOfPage,
} from '#plugins/collaboration/binding/pageSelection.ts'
import { CommentMarks } from '../comments/CommentMarks.tsx'
import { LinkedBlock } from './LinkedBlock.tsx'
import { RemoteCursors, sharedSelection } from './RemoteCursors.tsx'
import { isUndoBoundary } from './undoBoundaryTag.ts'

/** Ties an editor of the form to its part of the shared document. Outside of shared documents it does nothing. */
export function SharedTextPlugin() {
  const isShared = useIsShared()
  const room = useRoom()
  const state = useRoomState(room)
  const { path } = useEditorConfigContext().fieldProps
  useEditable(isShared, state?.isReady === true && state.mayWrite)
  const binding = useBinding(room, state?.isReady === true, path)
  return (
    binding &&
    room && (
      <>
        <RemoteCursors binding={binding} room={room} path={path} />
        <CommentMarks binding={binding} room={room} path={path} />
        <LinkedBlock binding={binding} />
      </>
    )
  )
}

// Makes the editor read-only until the document is there: until then it shows the draft that the page came with.
// Lexical makes the editor editable when it is mounted, and is overruled at once, before a key can be pressed.
function useEditable(isShared: boolean, mayWrite: boolean): void {
  const [editor] = useLexicalComposerContext()
  useLayoutEffect(() => {
    if (!isShared) return
    editor.setEditable(mayWrite)
    return editor.registerEditableListener((isEditable) => {
      if (isEditable && !mayWrite) editor.setEditable(false)
    })
  }, [editor, isShared, mayWrite])
}

function useBinding(room: Room | null, isReady: boolean, path: string): EditorBinding | null {
  const [editor] = useLexicalComposerContext()
  const [binding, setBinding] = useState<EditorBinding | null>(null)
  useEffect(() => {
    if (!room || !isReady) return
    const isFocused = () => {
      const root = editor.getRootElement()
      return root?.contains(root.ownerDocument.activeElement) === true
    }
    // These listeners stand before and behind the binding's own.
    // A paste or a move is a step of its own: nothing before it and nothing after it is undone along with it.
    const endStep = () =>
      editor.registerUpdateListener(({ tags }) => {
        if (isUndoBoundary(tags)) room.undo.stopCapturing()
      })
    const endStepBefore = endStep()
    const bound = bindEditor(editor, room.document, path, room.origin, isFocused)
    setBinding(bound)
    const step = (take: () => void) => () => {
      take()
      return true
    }
    const unregister = mergeRegister(
      registerTypingOnSelectionOfPage(editor),
      registerTextAfterBackspace(editor),
      endStepBefore,
      endStep(),
      // Payload mounts Lexical's own history, which supports one editor and one user: it never gets these commands.
      editor.registerCommand(UNDO_COMMAND, step(room.undo.undo), COMMAND_PRIORITY_CRITICAL),
      editor.registerCommand(REDO_COMMAND, step(room.undo.redo), COMMAND_PRIORITY_CRITICAL),
      room.onEvent((event) => {
        const selection = event.type === 'undo.taken' ? selectionIn(event.place, path) : null
        if (!selection) return
        // Undo is a command, and within a command nothing can be shown.
        queueMicrotask(() => {
          bound.refresh()
          bound.select(selection)
          editor.focus()
        })
      }),
      editor.registerUpdateListener(() => reportSelection(room, path, isFocused() ? bound.selection() : null)),
    )
    return () => {
      unregister()
      bound.destroy()
      setBinding(null)
      reportSelection(room, path, null)
    }
  }, [editor, room, isReady, path])
  return binding
}

// Returns the selection reported by a user, if it is in this text.
function selectionIn(reported: unknown, path: string): SharedSelection | null {
  const parsed = sharedSelection.safeParse(reported)
  if (!parsed.success || parsed.data.path !== path) return null
  return {
    anchor: Y.createRelativePositionFromJSON(parsed.data.anchor),
    focus: Y.createRelativePositionFromJSON(parsed.data.focus),
  }
}

// Reports this user's selection to the others.
function reportSelection({ awareness }: Room, path: string, selection: ReturnType<EditorBinding['selection']>): void {
  const reported: unknown = awareness.getLocalState()?.selection ?? null
  const isElsewhere = typeof reported === 'object' && reported !== null && 'path' in reported && reported.path !== path
  if (!selection && (reported === null || isElsewhere)) return
  const now = selection && {
    path,
    anchor: Y.relativePositionToJSON(selection.anchor),
    focus: Y.relativePositionToJSON(selection.focus),
  }
  if (!sameJson(now, reported)) awareness.setLocalStateField('selection', now)
}
