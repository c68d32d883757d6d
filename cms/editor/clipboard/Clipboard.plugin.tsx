'use client'

import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import {
  $addUpdateTag,
  $getSelection,
  $isNodeSelection,
  COMMAND_PRIORITY_HIGH,
  COPY_COMMAND,
  CUT_COMMAND,
  type LexicalEditor,
  mergeRegister,
  PASTE_COMMAND,
  PASTE_TAG,
} from 'lexical'
import { useEffect, useState } from 'react'
import { newBlockId } from '#blocks/core/node.factory.ts'
import { hasBlock } from '#blocks/registry/nodes.ts'
import type { Pasted } from '#plugins/importing/clipboard/clipboard.convert.ts'
import { fittingBlocks } from '#plugins/importing/clipboard/fitting.ts'
import { newBlock } from '#plugins/importing/convert/block.factory.ts'
import { $removeBlock, $selectedBlocks } from '../blockPlace.commands.ts'
import { ownStepTag } from '../ownStep.tag.ts'
import { $writeSelectedBlocks } from './copied.write.ts'
import { type AwaitedPicture, PastedPictures } from './PastedPictures.tsx'
import { $insertPasted } from './pasted.insert.ts'
import { pastedContent } from './pastedContent.read.ts'

/** What is copied and pasted in a field of a block belongs to the field. */
function isForField(event: Event): boolean {
  return event.target instanceof HTMLElement && event.target.matches('input, textarea, select')
}

/** The files of a clipboard that is nothing but files: programs also put a picture of a copied text there. */
function pictureFiles({ files, types }: DataTransfer): File[] {
  if (types.includes('text/html') || types.includes('text/plain')) return []
  return [...files].filter(({ type }) => type.startsWith('image/'))
}

/** Pictures that are nothing but pictures, a screenshot: a block each, which waits for its file. */
function withFiles(files: File[]): { blocks: Pasted['blocks']; pictures: AwaitedPicture[] } {
  const made = files.map((file) => ({ file, block: { ...newBlock('image', {}), id: newBlockId() } }))
  return {
    blocks: made.map(({ block }) => block),
    pictures: made.map(({ file, block }) => ({ blockId: block.id, source: file })),
  }
}

function $cut(editor: LexicalEditor, event: ClipboardEvent): boolean {
  if (!event.clipboardData || !$writeSelectedBlocks(editor, event.clipboardData)) return false
  event.preventDefault()
  $addUpdateTag(ownStepTag)
  for (const block of $selectedBlocks()) $removeBlock(block)
  return true
}

function $copy(editor: LexicalEditor, event: ClipboardEvent): boolean {
  if (!event.clipboardData || !$writeSelectedBlocks(editor, event.clipboardData)) return false
  event.preventDefault()
  return true
}

const isClipboardEvent = (event: unknown): event is ClipboardEvent =>
  event instanceof ClipboardEvent && event.clipboardData !== null && !isForField(event)

/** Copy, cut and paste of blocks; and the offer to take the pictures that came with a text into the library. */
export function ClipboardPlugin() {
  const [editor] = useLexicalComposerContext()
  const [awaited, setAwaited] = useState<AwaitedPicture[]>([])
  useEffect(() => {
    const $paste = (event: unknown): boolean => {
      if (!isClipboardEvent(event) || !event.clipboardData || $getSelection() === null) return false
      const files = hasBlock(editor, 'image') ? pictureFiles(event.clipboardData) : []
      const pasted = files.length > 0 ? withFiles(files) : pastedContent(event.clipboardData)
      const blocks = pasted ? fittingBlocks(pasted.blocks, (type) => hasBlock(editor, type)) : []
      if (!pasted || blocks.length === 0) return false
      event.preventDefault()
      $addUpdateTag(PASTE_TAG)
      $insertPasted(blocks)
      if (pasted.pictures.length > 0) setAwaited((before) => [...before, ...pasted.pictures])
      return true
    }
    return mergeRegister(
      editor.registerCommand(PASTE_COMMAND, $paste, COMMAND_PRIORITY_HIGH),
      editor.registerCommand(
        COPY_COMMAND,
        (event) => isClipboardEvent(event) && $copy(editor, event),
        COMMAND_PRIORITY_HIGH,
      ),
      editor.registerCommand(
        CUT_COMMAND,
        (event) => isClipboardEvent(event) && $isNodeSelection($getSelection()) && $cut(editor, event),
        COMMAND_PRIORITY_HIGH,
      ),
    )
  }, [editor])
  if (awaited.length === 0) return null
  return (
    <PastedPictures
      editor={editor}
      pictures={awaited}
      onDone={(ids) => setAwaited((before) => before.filter(({ blockId }) => !ids.includes(blockId)))}
    />
  )
}
