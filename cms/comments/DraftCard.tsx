'use client'

import { useRef, useState } from 'react'
import type { Anchor } from '#plugins/comments/anchors/anchor.schema.ts'
import type { Room } from '../collaboration/room.types.ts'
import { Composer } from './Composer.tsx'
import { type CommentStore, draftId } from './commentStore.ts'
import { suggestionStart } from './ThreadCard.tsx'
import { aboutOf } from './threadWords.ts'
import type { CommentCalls } from './useThreads.ts'

interface DraftCardProps {
  store: CommentStore
  room: Room
  anchor: Anchor
  calls: CommentCalls
}

export function DraftCard({ store, room, anchor, calls }: DraftCardProps) {
  const { label, quote } = aboutOf(anchor)
  const card = useRef<HTMLElement>(null)
  // The user's place when they began: the text, a field. The focus returns to it when the card is gone.
  const [from] = useState(() => document.activeElement)
  const leave = (active: string | null) => {
    const { activeElement, body } = document
    // Who went on while the comment was being stored stays where they are.
    const isHere = activeElement === body || card.current?.contains(activeElement)
    store.change({ draft: null, active })
    if (isHere && from instanceof HTMLElement) from.focus({ preventScroll: true })
  }
  return (
    <section ref={card} className="comment-thread comment-thread--active" aria-label="New comment">
      <div className="comment-thread__head">
        <div className="comment-thread__about">
          {quote ? <q className="comment-thread__quote">{quote}</q> : <span>{label}</span>}
        </div>
      </div>
      <Composer
        place={`${room.documentKey}/${draftId}`}
        label="Comment"
        submitLabel="Comment"
        replaceable={suggestionStart(room, anchor)}
        isFocused
        onCancel={() => leave(null)}
        onSubmit={async (initialComment) => {
          const opened = await calls.open({ anchor }, initialComment)
          // Another one may have been begun meanwhile.
          if (opened !== null && store.ui.get().draft === anchor) leave(opened)
          return opened !== null
        }}
      />
    </section>
  )
}
