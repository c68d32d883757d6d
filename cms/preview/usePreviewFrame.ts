'use client'

import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { type FromPreview, fromPreview, type PreviewScheme, type ToPreview } from '#contract/previewMessages.ts'
import type { Room } from '../collaboration/room.types.ts'
import type { PreviewedLayout } from '../document/storyLayouts.ts'
import { focusField } from '../readiness/focusField.ts'
import { blockAtCaret, enterBlock } from './editorPlaces.ts'

// Milliseconds after a change within which further changes are collected.
const pause = 40

// Milliseconds after which a preview that has not answered counts as failed.
const timeoutMs = 15_000

export type FrameState = 'loading' | 'shown' | 'failed'

interface PreviewFrame {
  frame: RefObject<HTMLIFrameElement | null>
  src: string
  // The newest link to the same page, which the frame goes on with.
  newest: string
  scheme: PreviewScheme
  room: Room | null
  // The fields that are edited where the preview is clicked.
  fields: Pick<PreviewedLayout, 'headline' | 'dek' | 'body'>
  // Called when the link in use has ended.
  onEnded: () => void
  // Called before a click in the preview leads to its place in the text.
  onLeave: () => void
}

export function usePreviewFrame({
  frame,
  src,
  newest,
  scheme,
  room,
  fields,
  onEnded,
  onLeave,
}: PreviewFrame): FrameState {
  const [shown, setShown] = useState<{ src: string; state: FrameState }>({ src, state: 'loading' })
  const state = shown.src === src ? shown.state : 'loading'
  const isReady = state !== 'loading'
  const send = useRef<(message: ToPreview) => void>(() => undefined)
  const leave = useEffectEvent(onLeave)
  const end = useEffectEvent(onEnded)
  const { headline, dek, body } = fields

  useEffect(() => {
    const { origin } = new URL(src)
    send.current = (message) => frame.current?.contentWindow?.postMessage(message, origin)
    const take = (message: FromPreview) => {
      if (message.type === 'block' || message.type === 'field') {
        leave()
        const field = message.type === 'field' && { headline, dek }[message.field]
        if (message.type === 'block') enterBlock(body, message.block)
        else if (field) focusField(field)
        return
      }
      if (message.type === 'ended') return end()
      setShown({ src, state: message.type === 'failed' ? 'failed' : 'shown' })
      // What was typed while the page was loading.
      if (message.type === 'ready') send.current({ type: 'refresh' })
    }
    const listen = (event: MessageEvent) => {
      if (event.origin !== origin || event.source !== frame.current?.contentWindow) return
      const message = fromPreview.safeParse(event.data)
      if (message.success) take(message.data)
    }
    window.addEventListener('message', listen)
    const timer = setTimeout(
      () =>
        setShown((before) => (before.src === src && before.state !== 'loading' ? before : { src, state: 'failed' })),
      timeoutMs,
    )
    return () => {
      window.removeEventListener('message', listen)
      clearTimeout(timer)
    }
  }, [frame, src, headline, dek, body])

  useEffect(() => {
    if (isReady && newest !== src) send.current({ type: 'address', address: newest })
  }, [isReady, newest, src])

  useEffect(() => {
    if (isReady) send.current({ type: 'scheme', scheme })
  }, [isReady, scheme])

  useEffect(() => {
    if (!room || !isReady) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const refresh = () => {
      clearTimeout(timer)
      timer = undefined
      send.current({ type: 'refresh' })
    }
    const plan = () => {
      timer ??= setTimeout(refresh, pause)
    }
    // What the server has confirmed is in the preview at once, and what it confirms late is loaded then.
    let last = room.state.get().status
    const stop = room.state.subscribe(() => {
      const { status } = room.state.get()
      if (status === 'saved' && last !== 'saved') refresh()
      last = status
    })
    room.document.on('update', plan)
    return () => {
      clearTimeout(timer)
      stop()
      room.document.off('update', plan)
    }
  }, [room, isReady])

  useEffect(() => {
    if (!isReady) return
    let last: string | null = null
    const follow = () => {
      const block = blockAtCaret(body)
      if (block !== null && block !== last) send.current({ type: 'caret', block })
      last = block ?? last
    }
    document.addEventListener('selectionchange', follow)
    return () => document.removeEventListener('selectionchange', follow)
  }, [isReady, body])

  return state
}
