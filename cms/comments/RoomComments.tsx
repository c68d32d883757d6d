'use client'

import { useSearchParams } from 'next/navigation'
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { documentFields } from '#cms/adminDom.ts'
import type { Thread } from '#plugins/comments/comments.schema.ts'
import type { Room, SteadyState } from '../collaboration/room.types.ts'
import { AllComments } from './AllComments.tsx'
import { CommentsColumn } from './CommentsColumn.tsx'
import { type CommentStore, type CommentUi, commentStoreOf, draftId } from './commentStore.ts'
import { CommentIcon } from './comments.icons.tsx'
import { FieldComments } from './FieldComments.tsx'
import { CommentPeopleProvider, useCommentPeople } from './useCommentPeople.ts'
import { type Placed, useCommentPlaces } from './useCommentPlaces.ts'
import { useCommentCalls, useThreads } from './useThreads.ts'
import './comments.css'
import './iconButton.css'

// Ids in one lookup (docs/spec/newsroom.md#comment-limits).
const maxIds = 256

/** Renders the comments of a document: their button beside its state, their marks in its text, the column beside it. */
export function RoomComments({ room, state }: { room: Room; state: SteadyState }) {
  const store = commentStoreOf(room)
  const ui = useSyncExternalStore(store.ui.subscribe, store.ui.get, store.ui.get)
  const list = useThreads(room)
  const calls = useCommentCalls(room.documentKey)
  const people = useCommentPeople(useMemo(() => peopleOf(list.threads), [list.threads]))
  const placed = usePlaced(list.threads, ui, state.isReady)
  const places = useCommentPlaces(store, placed, ui)
  const column = useColumn(ui.isOpen)
  useLinkedThread(store, list.threads)

  const open = list.threads.filter(({ resolvedAt }) => resolvedAt === null).length
  const unread = list.threads.reduce((sum, thread) => sum + thread.unread, 0)
  const mayWrite = state.isReady && state.mayWrite
  return (
    <CommentPeopleProvider value={people}>
      <button
        type="button"
        className="comments-button"
        title="Comments"
        aria-label={`Comments: ${open} open${unread > 0 ? `, ${unread} unread` : ''}`}
        aria-expanded={ui.isOpen}
        onClick={() => store.change({ isOpen: !ui.isOpen })}
      >
        <CommentIcon />
        {open > 0 && <span aria-hidden="true">{open}</span>}
        {unread > 0 && <span className="comments-button__new" aria-hidden="true" />}
      </button>
      <FieldComments store={store} />
      <AllComments store={store} room={room} threads={list.threads} places={places} calls={calls} mayWrite={mayWrite} />
      {column && createPortal(<CommentsColumn {...{ store, room, ui, list, places, calls, mayWrite }} />, column)}
    </CommentPeopleProvider>
  )
}

// All that has a place in the document; resolved threads are not marked.
function usePlaced(threads: readonly Thread[], { draft, active }: CommentUi, isReady: boolean): Placed[] {
  return useMemo(() => {
    if (!isReady) return []
    const placed = threads.map(({ id, metadata, resolvedAt }) => ({
      id,
      anchor: metadata.anchor,
      isMarked: resolvedAt === null || id === active,
    }))
    return draft ? [...placed, { id: draftId, anchor: draft, isMarked: true }] : placed
  }, [threads, draft, active, isReady])
}

// The place beside the form in which the column stands instead of the other fields; null while it is closed.
function useColumn(isOpen: boolean): HTMLElement | null {
  const [column, setColumn] = useState<HTMLElement | null>(null)
  useEffect(() => {
    const form = isOpen ? documentFields() : null
    if (!form) return
    const place = document.createElement('div')
    place.className = 'comments-place'
    form.append(place)
    setColumn(place)
    return () => {
      setColumn(null)
      place.remove()
    }
  }, [isOpen])
  return column
}

// Opens the thread that an e-mail or a notice led to: `?thread=12`.
function useLinkedThread(store: CommentStore, threads: readonly Thread[]): void {
  const linked = useSearchParams().get('thread')
  const answered = useRef<string | null>(null)
  useEffect(() => {
    if (linked === null || linked === answered.current || !threads.some(({ id }) => id === linked)) return
    answered.current = linked
    store.change({ isOpen: true, active: linked, scrollTarget: linked })
  }, [linked, store, threads])
}

// Returns the ids of all users to be shown with these threads: writers, and those who reacted.
function peopleOf(threads: readonly Thread[]): string[] {
  const ids = threads.flatMap(({ comments }) =>
    comments.flatMap(({ userId, reactions, metadata }) => [
      userId,
      metadata.suggestion?.decidedBy ?? null,
      ...reactions.flatMap((reaction) => reaction.userIds),
    ]),
  )
  return [...new Set(ids)]
    .filter((id) => id !== null)
    .toSorted()
    .slice(0, maxIds)
}
