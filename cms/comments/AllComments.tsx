'use client'

import { Drawer, useAuth, useModal } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { isInMenu } from '#cms/adminDom.ts'
import type { Thread } from '#plugins/comments/comments.schema.ts'
import type { Room } from '../collaboration/room.types.ts'
import type { CommentStore } from './commentStore.ts'
import { ThreadCard } from './ThreadCard.tsx'
import { filterNames, isShown, type ThreadFilter, threadFilters } from './threadFilters.ts'
import type { CardPlace } from './useCommentPlaces.ts'
import type { CommentCalls } from './useThreads.ts'
import './allComments.css'

export const allCommentsSlug = 'all-comments'

interface AllCommentsProps {
  store: CommentStore
  room: Room
  threads: readonly Thread[]
  places: ReadonlyMap<string, CardPlace>
  calls: CommentCalls
  mayWrite: boolean
}

export function AllComments(props: AllCommentsProps) {
  return (
    <Drawer slug={allCommentsSlug} title="All comments">
      <CommentList {...props} />
    </Drawer>
  )
}

// The menus of comments are drawn beside the drawer, which keeps the keyboard inside: it gets no events of the menus
// that have it.
function useMenusBesideDrawer(): void {
  useEffect(() => {
    const hide = (event: FocusEvent) => {
      if (event.target instanceof Element && isInMenu(event.target)) event.stopPropagation()
    }
    // Before the drawer, which listens at the document.
    window.addEventListener('focusin', hide, { capture: true })
    return () => window.removeEventListener('focusin', hide, { capture: true })
  }, [])
}

function CommentList({ store, room, threads, places, calls, mayWrite }: AllCommentsProps) {
  const { user } = useAuth()
  const { closeModal } = useModal()
  const [filter, setFilter] = useState<ThreadFilter>('open')
  const [active, setActive] = useState<string | null>(null)
  useMenusBesideDrawer()
  const isDetached = ({ id }: Thread) => places.get(id)?.kind === 'detached'
  const facts = { me: user ? String(user.id) : null, isDetached }
  const countOf = (one: ThreadFilter) => threads.filter((thread) => isShown(thread, one, facts)).length
  const shown = threads.filter((thread) => isShown(thread, filter, facts))
  const show = (thread: Thread) => {
    if (active !== thread.id) return setActive(thread.id)
    if (isDetached(thread)) return
    closeModal(allCommentsSlug)
    store.change({ isOpen: true, active: thread.id, scrollTarget: thread.id })
  }
  return (
    <div className="all-comments">
      <fieldset className="all-comments__filters">
        <legend className="comment-unseen">Which comments</legend>
        {threadFilters.map((one) => (
          <button
            key={one}
            type="button"
            className="all-comments__filter"
            aria-pressed={one === filter}
            onClick={() => setFilter(one)}
          >
            {filterNames[one]} <span className="all-comments__count">{countOf(one)}</span>
          </button>
        ))}
      </fieldset>
      {shown.length === 0 && (
        <p className="comments__empty">
          {threads.length === 0 ? (
            <>
              Nobody has commented yet. <span className="comments__keys">Select a text and press Ctrl+Alt+M.</span>
              <span className="comments__no-keys">Comment on a block or a field with its button.</span>
            </>
          ) : (
            'No comments here. Choose another filter.'
          )}
        </p>
      )}
      {shown.map((thread) => (
        <ThreadCard
          key={thread.id}
          room={room}
          thread={thread}
          calls={calls}
          isActive={active === thread.id}
          isDetached={isDetached(thread)}
          mayWrite={mayWrite}
          onLook={() => show(thread)}
        />
      ))}
    </div>
  )
}
