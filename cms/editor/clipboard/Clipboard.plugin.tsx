'use client'

import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import {
  $addUpdateTag,
  $getSelection,
  $onUpdate,
  COMMAND_PRIORITY_HIGH,
  COPY_COMMAND,
  CUT_COMMAND,
  type LexicalEditor,
  mergeRegister,
  PASTE_COMMAND,
  PASTE_TAG,
} from 'lexical'
import { useCallback, useEffect, useState } from 'react'
import { newBlockId } from '#blocks/core/blockNode.ts'
import { newBlock } from '#blocks/registry/newBlock.ts'
import { hasBlock } from '#blocks/registry/nodes.ts'
import type { Pasted } from '#plugins/importing/clipboard/clipboard.convert.ts'
import { fittingBlocks } from '#plugins/importing/clipboard/fitting.ts'
import { $removeBlock, $selectedBlocks } from '../blockPlace.commands.ts'
import { undoBoundaryTag } from '../undoBoundaryTag.ts'
import { $selectedContent, writeClipboard } from './copied.write.ts'
import { MarkdownOffer, type OfferedText } from './MarkdownOffer.tsx'
import { type AwaitedPicture, PastedPictures } from './PastedPictures.tsx'
import { pastedContent } from './pastedContent.read.ts'
import { $insertPasted } from './pastedInsert.ts'
import { $caretOfPaste, pastedRange } from './pastedRange.ts'

function isForField(event: Event): boolean {
  return event.target instanceof HTMLElement && event.target.matches('input, textarea, select')
}

// Returns the files of a clipboard that holds only files: programs also put a picture of a copied text there.
function pictureFiles({ files, types }: DataTransfer): File[] {
  if (types.includes('text/html') || types.includes('text/plain')) return []
  return [...files].filter(({ type }) => type.startsWith('image/'))
}

// Returns blocks for pictures without text, such as a screenshot: one each, which waits for its file.
function withFiles(files: File[]): { blocks: Pasted['blocks']; pictures: AwaitedPicture[] } {
  const made = files.map((file) => ({ file, block: { ...newBlock('image', {}), id: newBlockId() } }))
  return {
    blocks: made.map(({ block }) => block),
    pictures: made.map(({ file, block }) => ({ blockId: block.id, source: file })),
  }
}

const isClipboardEvent = (event: unknown): event is ClipboardEvent =>
  event instanceof ClipboardEvent && event.clipboardData !== null && !isForField(event)

// Copies the blocks that are selected as a whole; Payload would take the first one, and without what it holds.
function $copy(editor: LexicalEditor, event: unknown): boolean {
  const content = $selectedContent(editor)
  const isOurs = isClipboardEvent(event) || (event instanceof KeyboardEvent && !isForField(event))
  if (!content || !isOurs) return false
  writeClipboard(content, event)
  return true
}

function $cut(editor: LexicalEditor, event: unknown): boolean {
  if (!$copy(editor, event)) return false
  $addUpdateTag(undoBoundaryTag)
  for (const block of $selectedBlocks()) $removeBlock(block)
  return true
}

/**
 * Handles copy, cut and paste of blocks, and the offers to take the pictures that came with a text into the library,
 * and to convert a text that is Markdown.
 */
export function ClipboardPlugin() {
  const [editor] = useLexicalComposerContext()
  const [awaited, setAwaited] = useState<AwaitedPicture[]>([])
  const [offered, setOffered] = useState<OfferedText | null>(null)
  const endOffer = useCallback(() => setOffered(null), [])
  const awaitMore = useCallback((more: AwaitedPicture[]) => setAwaited((before) => [...before, ...more]), [])
  useEffect(() => {
    const $paste = (event: unknown): boolean => {
      if (!isClipboardEvent(event) || !event.clipboardData || $getSelection() === null) return false
      const files = hasBlock(editor, 'image') ? pictureFiles(event.clipboardData) : []
      const content = files.length > 0 ? null : pastedContent(event.clipboardData)
      const pasted = content ?? (files.length > 0 ? withFiles(files) : null)
      const blocks = pasted ? fittingBlocks(pasted.blocks, (type) => hasBlock(editor, type)) : []
      if (!pasted || blocks.length === 0) return false
      event.preventDefault()
      $addUpdateTag(PASTE_TAG)
      const { pictures } = pasted
      const text = content?.markdown
      const start = text ? $caretOfPaste() : null
      $insertPasted(blocks)
      if (pictures.length > 0) awaitMore(pictures)
      $onUpdate(() => {
        const range = start && pastedRange(editor, start)
        setOffered(text && range ? { text, range } : null)
      })
      return true
    }
    return mergeRegister(
      editor.registerCommand(PASTE_COMMAND, $paste, COMMAND_PRIORITY_HIGH),
      editor.registerCommand(COPY_COMMAND, (event) => $copy(editor, event), COMMAND_PRIORITY_HIGH),
      editor.registerCommand(CUT_COMMAND, (event) => $cut(editor, event), COMMAND_PRIORITY_HIGH),
    )
  }, [editor, awaitMore])
  return (
    <>
      {offered && <MarkdownOffer editor={editor} {...offered} onPictures={awaitMore} onDone={endOffer} />}
      {awaited.length > 0 && (
        <PastedPictures
          editor={editor}
          pictures={awaited}
          onDone={(ids) => setAwaited((before) => before.filter(({ blockId }) => !ids.includes(blockId)))}
        />
      )}
    </>
  )
}
