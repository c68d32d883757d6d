'use client'

import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import { $getNodeByKey, $getSelection, COMMAND_PRIORITY_LOW, type LexicalEditor, mergeRegister } from 'lexical'
import { useEffect } from 'react'
import { $parentBlock, isBlockLevel } from '#plugins/collaboration/binding/blockIds.ts'
import type { EditorBinding } from '#plugins/collaboration/binding/editorBinding.types.ts'
import { placeOf } from '#plugins/collaboration/document/caret.ts'
import { sharedTree } from '#plugins/collaboration/document/document.layout.ts'
import type { Anchor } from '#plugins/comments/anchors/anchor.schema.ts'
import { blockAnchor, rangeAnchor } from '#plugins/comments/anchors/anchor.ts'
import type { Room } from '../collaboration/room.types.ts'
import { onEditorChange } from '../document/editorChanges.ts'
import { beginCommentCommand, isCommentKey } from './comment.command.ts'
import { commentStoreOf, startComment } from './commentStore.ts'

interface CommentMarksProps {
  binding: EditorBinding
  room: Room
  path: string
}

/** Ties a text of the form to the comments beside it: begins them, and finds the one that was clicked at. */
export function CommentMarks({ binding, room, path }: CommentMarksProps) {
  const [editor] = useLexicalComposerContext()
  useEffect(() => {
    const store = commentStoreOf(room)
    store.texts.set(path, { editor, binding })
    store.notifyLayout()
    const begin = (key: string | undefined) => {
      binding.refresh()
      const anchor = key === undefined ? anchorOfSelection(binding, room, path) : null
      const wanted = anchor ?? anchorOfBlock(editor, binding, room, path, key)
      if (wanted) startComment(store, wanted)
      return wanted !== null
    }
    const onKey = (event: KeyboardEvent) => {
      if (!isCommentKey(event)) return
      event.preventDefault()
      event.stopPropagation()
      begin(undefined)
    }
    const onClick = ({ clientX, clientY }: MouseEvent) => {
      const thread = window.getSelection()?.isCollapsed === false ? null : store.threadAtPoint(clientX, clientY)
      if (thread !== null) store.change({ isOpen: true, active: thread })
    }
    const unregister = mergeRegister(
      onEditorChange(editor, store.notifyLayout),
      editor.registerCommand(beginCommentCommand, begin, COMMAND_PRIORITY_LOW),
      editor.registerRootListener((root, before) => {
        before?.removeEventListener('click', onClick)
        before?.removeEventListener('keydown', onKey, { capture: true })
        root?.addEventListener('click', onClick)
        root?.addEventListener('keydown', onKey, { capture: true })
      }),
    )
    return () => {
      unregister()
      store.texts.delete(path)
      store.notifyLayout()
    }
  }, [editor, binding, room, path])
  return null
}

function anchorOfSelection(binding: EditorBinding, room: Room, path: string): Anchor | null {
  const selection = binding.selection()
  const tree = sharedTree(room.document, path)
  const ends = selection && [selection.anchor, selection.focus].map((end) => placeOf(tree, end))
  const [from, to] = ends ?? []
  if (!from || !to) return null
  const field = { kind: 'tree', path } as const
  return rangeAnchor(room.document, field, { block: from.id, offset: from.offset }, { block: to.id, offset: to.offset })
}

function anchorOfBlock(
  editor: LexicalEditor,
  binding: EditorBinding,
  room: Room,
  path: string,
  key: string | undefined,
): Anchor | null {
  const id = editor.getEditorState().read(() => {
    const node = key === undefined ? ($getSelection()?.getNodes()[0] ?? null) : $getNodeByKey(key)
    const block = node && (isBlockLevel(node) ? node : $parentBlock(node))
    return block && binding.ids.idOf(block)
  })
  return id === null ? null : blockAnchor(room.document, path, id)
}
