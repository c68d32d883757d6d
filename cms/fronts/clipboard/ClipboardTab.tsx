'use client'

import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import { Button, XIcon } from '@payloadcms/ui'
import type { LexicalEditor, NodeKey } from 'lexical'
import { useState } from 'react'
import type { Pin } from '#blocks/core/collectionQuery.schema.ts'
import { $selectBlock } from '#blocks/core/selectBlock.command.ts'
import { $pinStory } from '#blocks/homepage-slot/homepage-slot.command.ts'
import { pinOf } from '#blocks/homepage-slot/homepage-slot.editor.tsx'
import { $selectedBlocks } from '../../editor/blockPlace.commands.ts'
import type { Point } from '../../editor/drag/dropPlace.ts'
import { useEditorServices } from '../../editor/editorServicesContext.ts'
import { undoBoundaryTag } from '../../editor/undoBoundaryTag.ts'
import { notifyDone, notifyError } from '../../kit/notices.ts'
import { $placeInWords, $slotAt } from '../moving/frontSlots.ts'
import { useClipboard } from './useClipboard.ts'
import { useClipboardDrag } from './useClipboardDrag.ts'

// Returns the key of the slot that is selected; null for none.
const selectedSlot = (editor: LexicalEditor): NodeKey | null =>
  editor.getEditorState().read(() => {
    const [block] = $selectedBlocks()
    return block && $slotAt(block.getKey()) ? block.getKey() : null
  })

// Pins a story in a slot. Returns the pin that was there, and the place in words; null where there is no such slot.
function pinInto(editor: LexicalEditor, key: NodeKey, post: string): { left: Pin | null; place: string } | null {
  let done: { left: Pin | null; place: string } | null = null
  editor.update(
    () => {
      const slot = $slotAt(key)
      if (!slot) return
      done = { left: $pinStory(slot, pinOf({ id: post })), place: $placeInWords(slot) }
      $selectBlock(slot)
    },
    { tag: undoBoundaryTag, discrete: true },
  )
  return done
}

/**
 * Renders stories that the curator keeps on the way: each goes to a slot by dragging, or by 'Put' into the slot that is
 * selected. A pinned story that it takes the place of comes here.
 */
export function ClipboardTab() {
  const [editor] = useLexicalComposerContext()
  const services = useEditorServices()
  const { posts, error, keep, remove } = useClipboard()
  const [dragged, setDragged] = useState<{ post: string; point: Point } | null>(null)
  const put = async (post: string, key: NodeKey | null) => {
    if (key === null) {
      notifyError('Select a slot first', 'The story goes to the slot that is selected on the page.')
      return
    }
    const done = pinInto(editor, key, post)
    if (!done) return
    await remove(post).catch(() => undefined)
    if (done.left) await keep(done.left.id).catch(() => undefined)
    notifyDone(
      done.left ? `Pinned in ${done.place}. The story that was there is on your clipboard` : `Pinned in ${done.place}`,
    )
  }
  const startDrag = useClipboardDrag(editor, {
    over: (post, point) => setDragged({ post, point }),
    end: (post, key) => {
      setDragged(null)
      if (key !== null) void put(post, key)
    },
  })
  const add = async () => {
    const post = await services.pickPost({ purpose: 'slot' })
    if (post) await keep(post.id).catch(() => undefined)
  }
  const headlineOf = (post: string) => {
    const found = services.findPost(post)
    return found === null ? 'A post that was deleted' : (found?.headline ?? '…') || 'Untitled'
  }
  return (
    <>
      <p className="front-panel__hint">
        Your own stories on their way, in every window and on every day. Select a slot and press ‘Put’, or drag a story
        to a slot with the mouse.
      </p>
      {error && <p role="alert">{error.message}</p>}
      {posts.length === 0 && !error && (
        <p className="front-panel__empty">
          Nothing is on your clipboard. Add a story here, or with ‘To clipboard’ (C) on a slot.
        </p>
      )}
      <ul className="front-panel__list" aria-label="Clipboard">
        {posts.map((post) => (
          <li key={post} className="kept-story" data-dragged={dragged?.post === post || undefined}>
            {/* The buttons do the same with keys. */}
            <span className="kept-story__headline" onPointerDown={(event) => startDrag(post, event)}>
              {headlineOf(post)}
            </span>
            <button
              type="button"
              className="front-panel__button"
              aria-label={`Put “${headlineOf(post)}” into the selected slot`}
              // The slot stays selected.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => void put(post, selectedSlot(editor))}
            >
              Put
            </button>
            <button
              type="button"
              className="front-panel__icon"
              aria-label={`Take “${headlineOf(post)}” off the clipboard`}
              title="Take off the clipboard"
              onClick={() => void remove(post).catch(() => undefined)}
            >
              <XIcon />
            </button>
          </li>
        ))}
      </ul>
      <Button buttonStyle="secondary" size="medium" margin={false} onClick={() => void add()}>
        Add a story
      </Button>
      {dragged && (
        <p className="moving-story" style={{ left: dragged.point.x, top: dragged.point.y }}>
          {headlineOf(dragged.post)}
        </p>
      )}
    </>
  )
}
