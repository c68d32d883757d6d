'use client'

import { useState } from 'react'
import type { Anchor } from '#plugins/comments/anchors/anchor.schema.ts'
import type { Room } from '../collaboration/room.types.ts'
import { Composer } from './Composer.tsx'
import { type CommentDesk, draftId } from './commentDesk.ts'
import { suggestionStart } from './ThreadCard.tsx'
import { aboutOf } from './threadWords.ts'
import type { CommentCalls } from './useThreads.ts'

interface DraftCardProps {
  desk: CommentDesk
  room: Room
  anchor: Anchor
  calls: CommentCalls
}

/** A comment that is being begun. */
export function DraftCard({ desk, room, anchor, calls }: DraftCardProps) {
  const { label, quote } = aboutOf(anchor)
  // Where somebody was when they began: the text, a field. They are there again when the card is gone.
  const [from] = useState(() => document.activeElement)
  const leave = (active: string | null) => {
    desk.change({ draft: null, active })
    if (from instanceof HTMLElement) from.focus({ preventScroll: true })
  }
  return (
    <section className="comment-thread comment-thread--active" aria-label="New comment">
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
          if (opened !== null && desk.ui.get().draft === anchor) leave(opened)
          return opened !== null
        }}
      />
    </section>
  )
}
