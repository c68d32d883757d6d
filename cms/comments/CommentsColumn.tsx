'use client'

import { ShimmerEffect, useModal } from '@payloadcms/ui'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { sameJson } from '#blocks/core/sameJson.ts'
import type { Thread } from '#plugins/comments/comments.schema.ts'
import type { Room } from '../collaboration/room.types.ts'
import { SmallButton } from '../kit/SmallButton.tsx'
import { allCommentsSlug } from './AllComments.tsx'
import { arrangeCards } from './arrangeCards.ts'
import { type CommentStore, type CommentUi, draftId, startComment } from './commentStore.ts'
import { CloseIcon, ListIcon, PlusIcon } from './comments.icons.tsx'
import { DraftCard } from './DraftCard.tsx'
import { IconButton, ThreadCard } from './ThreadCard.tsx'
import type { CardPlace } from './useCommentPlaces.ts'
import type { CommentCalls, ThreadList } from './useThreads.ts'
import './commentsColumn.css'

interface CommentsColumnProps {
  store: CommentStore
  room: Room
  ui: CommentUi
  list: ThreadList
  places: ReadonlyMap<string, CardPlace>
  calls: CommentCalls
  mayWrite: boolean
}

/** Renders the comments beside the text; on a phone a sheet at the bottom of the window. */
export function CommentsColumn({ store, room, ui, list, places, calls, mayWrite }: CommentsColumnProps) {
  const { openModal } = useModal()
  const open = list.threads.filter(({ resolvedAt, id }) => resolvedAt === null || id === ui.active)
  const here = open.filter(({ id }) => places.get(id)?.kind === 'here')
  const away = open.length - here.length
  return (
    <aside className="comments" aria-label="Comments">
      <div className="comments__head">
        <h2 className="comments__title">Comments</h2>
        <IconButton label="Comment on the whole document" onClick={() => startComment(store, { type: 'document' })}>
          <PlusIcon />
        </IconButton>
        <IconButton label="All comments" onClick={() => openModal(allCommentsSlug)}>
          <ListIcon />
        </IconButton>
        <IconButton label="Close comments" onClick={() => closeColumn(store)}>
          <CloseIcon />
        </IconButton>
      </div>
      {list.error !== null && (
        <div className="comments__problem" role="alert">
          <p>{list.error}</p>
          <SmallButton onClick={list.retry}>Try again</SmallButton>
        </div>
      )}
      {list.isLoading && <ShimmerEffect height={120} />}
      {!list.isLoading && list.error === null && open.length === 0 && ui.draft === null && (
        <p className="comments__empty">
          No open comments. <span className="comments__keys">Select a text and press Ctrl+Alt+M, or comment</span>
          <span className="comments__no-keys">Comment</span> on a block or a field with its button.
        </p>
      )}
      {away > 0 && (
        <button type="button" className="comment-link comments__away" onClick={() => openModal(allCommentsSlug)}>
          {away} {away === 1 ? 'comment is' : 'comments are'} in another tab or detached. Show all
        </button>
      )}
      <Cards store={store} room={room} ui={ui} threads={here} places={places} calls={calls} mayWrite={mayWrite} />
    </aside>
  )
}

// Closes the column; the keyboard goes to the button that opens it again.
function closeColumn(store: CommentStore): void {
  store.change({ isOpen: false, active: null })
  document.querySelector<HTMLElement>('.comments-button')?.focus()
}

// Px between two cards.
const gap = 12

interface CardsProps extends Omit<CommentsColumnProps, 'list'> {
  threads: readonly Thread[]
}

function Cards({ store, room, ui, threads, places, calls, mayWrite }: CardsProps) {
  const frame = useRef<HTMLDivElement>(null)
  const { heights, top, measure } = useMeasured(frame)
  useActiveInSight(frame, ui.active)
  const ids = [...(ui.draft ? [draftId] : []), ...threads.map(({ id }) => id)]
  const wantedOf = (id: string) => {
    const place = places.get(id)
    return place?.kind === 'here' ? Math.max(0, place.top - top) : 0
  }
  const cards = ids.map((id) => ({ id, wanted: wantedOf(id), height: heights.get(id) ?? 0 }))
  const tops = arrangeCards(cards, ui.active, gap)
  const end = Math.max(0, ...cards.map(({ id, height }) => (tops.get(id) ?? 0) + height))
  const styleOf = (id: string) => ({ '--comment-top': `${tops.get(id) ?? 0}px` }) as React.CSSProperties
  return (
    <div ref={frame} className="comments__cards" style={{ '--comments-height': `${end}px` } as React.CSSProperties}>
      {ui.draft && (
        <div className="comments__card" style={styleOf(draftId)} ref={measure(draftId)}>
          <DraftCard store={store} room={room} anchor={ui.draft} calls={calls} />
        </div>
      )}
      {threads.map((thread) => (
        <div key={thread.id} className="comments__card" style={styleOf(thread.id)} ref={measure(thread.id)}>
          <ThreadCard
            room={room}
            thread={thread}
            calls={calls}
            isActive={ui.active === thread.id}
            isDetached={false}
            mayWrite={mayWrite}
            onLook={() => store.change({ active: thread.id, scrollTarget: thread.id })}
          />
        </div>
      ))}
    </div>
  )
}

// In a sheet, where cards stand one below the other, the active one is scrolled into view.
function useActiveInSight(frame: React.RefObject<HTMLElement | null>, active: string | null): void {
  useEffect(() => {
    const card = active === null ? null : frame.current?.querySelector('.comments__card:has(.comment-thread--active)')
    if (card && getComputedStyle(card).position === 'static') card.scrollIntoView({ block: 'nearest' })
  }, [frame, active])
}

// Measures the heights of cards, and the top of the frame that they stand in on the page; in px, updated while they
// change.
function useMeasured(frame: React.RefObject<HTMLElement | null>) {
  const [heights, setHeights] = useState<ReadonlyMap<string, number>>(new Map())
  const [top, setTop] = useState(0)
  const elements = useRef(new Map<string, HTMLElement>())
  const observer = useRef<ResizeObserver | null>(null)

  useLayoutEffect(() => {
    const look = () => {
      const found = new Map([...elements.current].map(([id, { offsetHeight }]) => [id, offsetHeight]))
      setHeights((before) => (sameJson([...before], [...found]) ? before : found))
      const box = frame.current?.getBoundingClientRect()
      if (box) setTop(Math.round(box.top + window.scrollY))
    }
    const watching = new ResizeObserver(look)
    observer.current = watching
    for (const element of elements.current.values()) watching.observe(element)
    look()
    return () => watching.disconnect()
  }, [frame])

  const measure = (id: string) => (element: HTMLElement | null) => {
    if (!element) return
    elements.current.set(id, element)
    observer.current?.observe(element)
    return () => {
      elements.current.delete(id)
      observer.current?.unobserve(element)
    }
  }
  return { heights, top, measure }
}
