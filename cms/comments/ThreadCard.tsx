'use client'

import { useEffect, useRef } from 'react'
import { RemoveIcon } from '#blocks/core/toolIcons.tsx'
import type { Anchor } from '#plugins/comments/anchors/anchor.schema.ts'
import { replaceableText } from '#plugins/comments/anchors/replaceRange.ts'
import type { Thread } from '#plugins/comments/comments.schema.ts'
import type { Room } from '../collaboration/room.types.ts'
import { rememberFocus } from '../kit/rememberFocus.ts'
import { CommentItem } from './CommentItem.tsx'
import { Composer } from './Composer.tsx'
import { ReopenIcon, ResolveIcon } from './comments.icons.tsx'
import { SuggestionBox } from './SuggestionBox.tsx'
import { aboutOf } from './threadWords.ts'
import type { CommentCalls } from './useThreads.ts'
import './commentThread.css'

interface ThreadCardProps {
  room: Room
  thread: Thread
  calls: CommentCalls
  isActive: boolean
  isDetached: boolean
  mayWrite: boolean
  // Called when a user looks at it: its place is to be shown.
  onLook(): void
}

export function ThreadCard({ room, thread, calls, isActive, isDetached, mayWrite, onLook }: ThreadCardProps) {
  const { id, comments, metadata, resolvedAt, unread, mayDelete } = thread
  const { anchor } = metadata
  const { label, quote } = aboutOf(anchor)
  const name = quote ? `Comment on “${quote}”` : `Comment on: ${label}`
  const place = `${room.documentKey}/${id}`
  const removeThread = async () => {
    const keepFocus = rememberFocus()
    await calls.removeThread(id)
    keepFocus()
  }

  useEffect(() => {
    if (isActive && unread > 0) void calls.markRead(id)
  }, [isActive, unread, calls, id])

  return (
    <article
      className={`comment-thread ${isActive ? 'comment-thread--active' : ''} ${unread > 0 ? 'comment-thread--unread' : ''}`}
      aria-label={name}
      {...useLooking(isActive, onLook)}
    >
      <header className="comment-thread__head">
        <button type="button" className="comment-thread__about" title="Show in the text" onClick={onLook}>
          {quote ? <q className="comment-thread__quote">{quote}</q> : <span>{label}</span>}
          {isDetached && <span className="comment-tag">Detached: the text is gone</span>}
          {resolvedAt !== null && <span className="comment-tag">Resolved</span>}
          {unread > 0 && <span className="comment-tag comment-tag--new">{unread} new</span>}
        </button>
        {resolvedAt === null ? (
          <IconButton label="Resolve" onClick={() => void calls.resolve(id)}>
            <ResolveIcon />
          </IconButton>
        ) : (
          <IconButton label="Reopen" onClick={() => void calls.reopen(id)}>
            <ReopenIcon />
          </IconButton>
        )}
        {mayDelete && (
          <IconButton label="Delete thread" onClick={() => void removeThread()}>
            <RemoveIcon />
          </IconButton>
        )}
      </header>
      {comments.map((comment) => (
        <div key={comment.id} className="comment-thread__entry">
          <CommentItem comment={comment} calls={calls} place={`${place}/${comment.id}`} />
          {anchor.type === 'range' && (
            <SuggestionBox room={room} anchor={anchor} comment={comment} calls={calls} mayWrite={mayWrite} />
          )}
        </div>
      ))}
      {isActive && (
        <Composer
          place={place}
          label="Reply"
          submitLabel="Reply"
          replaceable={suggestionStart(room, anchor)}
          onSubmit={(words) => calls.reply(id, words)}
        />
      )}
    </article>
  )
}

// Notices when a user looks at a card. By key at once; with the pointer once it is up again: an active card moves to
// its place, and a button that moves away under the pointer is not pressed.
function useLooking(isActive: boolean, onLook: () => void) {
  const isPressed = useRef(false)
  const look = () => {
    if (!isActive && !isPressed.current) onLook()
  }
  const release = () => {
    isPressed.current = false
  }
  return {
    onFocus: look,
    onPointerDown: () => {
      isPressed.current = true
    },
    onPointerUp: release,
    onPointerCancel: release,
    onPointerLeave: release,
    onClick: look,
  }
}

/** Returns the text that a suggestion begins with; null where none can be made. */
export function suggestionStart({ document }: Room, anchor: Anchor): string | null {
  return anchor.type === 'range' ? replaceableText(document, anchor) : null
}

interface IconButtonProps {
  label: string
  onClick(): void
  isPressed?: boolean
  children: React.ReactNode
}

export function IconButton({ label, onClick, isPressed, children }: IconButtonProps) {
  return (
    <button
      type="button"
      className="comment-icon-button"
      title={label}
      aria-label={label}
      aria-pressed={isPressed}
      onClick={onClick}
    >
      {children}
    </button>
  )
}
