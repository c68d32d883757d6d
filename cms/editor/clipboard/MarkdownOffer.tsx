'use client'

import { $setSelection, COMMAND_PRIORITY_HIGH, KEY_DOWN_COMMAND, type LexicalEditor } from 'lexical'
import { useCallback, useEffect, useLayoutEffect, useRef } from 'react'
import { ToolButton } from '#blocks/core/BlockTools.tsx'
import { hasBlock } from '#blocks/registry/nodes.ts'
import { fittingBlocks } from '#plugins/importing/clipboard/fitting.ts'
import { undoBoundaryTag } from '../undoBoundaryTag.ts'
import type { AwaitedPicture } from './PastedPictures.tsx'
import { $insertPasted } from './pastedInsert.ts'
import { $unchanged, type PastedRange } from './pastedRange.ts'
import './markdownOffer.css'
import { onEditorChange } from '../../document/editorChanges.ts'

export interface OfferedText {
  text: string
  range: PastedRange
}

interface MarkdownOfferProps extends OfferedText {
  editor: LexicalEditor
  onPictures(pictures: AwaitedPicture[]): void
  // Called when the text was converted, changed, or the offer declined.
  onDone(): void
}

// The space between the pasted text and the notice (px).
const gap = 8

/** Offers to make headings, lists, links and the like of a pasted text that is Markdown; it stays as it is otherwise. */
export function MarkdownOffer({ editor, text, range, onPictures, onDone }: MarkdownOfferProps) {
  const notice = useRef<HTMLElement>(null)

  const convert = useCallback(async () => {
    const { blocksFromMarkdownText } = await import('#plugins/importing/clipboard/markdownPaste.ts')
    const { blocks, pictures } = blocksFromMarkdownText(text)
    editor.update(
      () => {
        const selection = $unchanged(range)
        if (!selection) return
        $setSelection(selection)
        $insertPasted(fittingBlocks(blocks, (type) => hasBlock(editor, type)))
      },
      { tag: undoBoundaryTag },
    )
    onDone()
    if (pictures.length > 0) onPictures(pictures)
    editor.focus()
  }, [editor, text, range, onPictures, onDone])

  useEffect(
    () =>
      onEditorChange(editor, ({ state }) => {
        if (!state.read(() => $unchanged(range))) onDone()
      }),
    [editor, range, onDone],
  )

  useEffect(
    () =>
      editor.registerCommand(
        KEY_DOWN_COMMAND,
        (event) => {
          const isConverting = event.key === 'Enter' && event.altKey
          if (!isConverting && event.key !== 'Escape') return false
          event.preventDefault()
          if (isConverting) void convert()
          else onDone()
          return true
        },
        COMMAND_PRIORITY_HIGH,
      ),
    [editor, convert, onDone],
  )

  useLayoutEffect(() => {
    const root = editor.getRootElement()
    const place = () => {
      const last = editor.getElementByKey(range.end.key)?.getBoundingClientRect()
      const frame = notice.current?.offsetParent?.getBoundingClientRect()
      if (notice.current && last && frame) notice.current.style.top = `${last.bottom - frame.top + gap}px`
    }
    place()
    // The end of a long text may lie at the lower edge of the window, and the notice below it.
    notice.current?.scrollIntoView({ block: 'nearest' })
    const observer = new ResizeObserver(place)
    if (root) observer.observe(root)
    return () => observer.disconnect()
  }, [editor, range])

  return (
    <section ref={notice} className="markdown-offer" aria-label="Pasted Markdown">
      <p role="status">This text looks like Markdown.</p>
      <ToolButton label="Convert Markdown" onClick={() => void convert()} />
      <kbd>Alt+Enter</kbd>
      <ToolButton label="Keep as text" onClick={onDone} />
    </section>
  )
}
