'use client'

import { MoreIcon, Popup, PopupList, useAuth, useConfig } from '@payloadcms/ui'
import { useRef, useState } from 'react'
import { nameOfBoth } from '#collections/permissions/delegation.ts'
import { personColor } from '#plugins/collaboration/room/person.ts'
import type { Comment } from '#plugins/comments/comments.schema.ts'
import { Face } from '../kit/Face.tsx'
import { rememberFocus } from '../kit/rememberFocus.ts'
import { Composer } from './Composer.tsx'
import { EmojiMenu } from './EmojiMenu.tsx'
import { agoInWords, type BodyPart, partsOf } from './threadWords.ts'
import { useCommentPerson, useNameOf } from './useCommentPeople.ts'
import type { CommentCalls } from './useThreads.ts'
import './commentItem.css'

interface CommentItemProps {
  comment: Comment
  calls: CommentCalls
  // The place that its new words are kept at while it is edited.
  place: string
}

export function CommentItem({ comment, calls, place }: CommentItemProps) {
  const { id, threadId, userId, actedBy, body, metadata, createdAt, updatedAt, deletedAt, mayDelete } = comment
  const { user } = useAuth()
  const name = nameOfBoth(useNameOf()(userId), actedBy)
  const [isEditing, setEditing] = useState(false)
  const tools = useRef<HTMLDivElement>(null)
  // The chosen item disappears with the menu; its button stays.
  const focusMenu = () =>
    tools.current?.querySelector<HTMLElement>('.comment-menu button')?.focus({ preventScroll: true })
  const leaveEdit = () => {
    setEditing(false)
    focusMenu()
  }
  const remove = async () => {
    focusMenu()
    const keepFocus = rememberFocus()
    await calls.remove(threadId, id)
    keepFocus()
  }
  const isOwn = userId !== null && userId === String(user?.id)
  if (deletedAt !== null) return <p className="comment comment--deleted">This comment was deleted.</p>
  return (
    <div className="comment">
      <PersonFace userId={userId} name={name} />
      <div className="comment__head">
        <span className="comment__name">{name}</span>
        <time className="comment__time" dateTime={createdAt} title={new Date(createdAt).toLocaleString()}>
          {agoInWords(createdAt, Date.now())}
          {updatedAt !== createdAt && ' · edited'}
        </time>
      </div>
      <div ref={tools} className="comment__tools">
        <EmojiMenu onChoose={(emoji) => void calls.react(threadId, id, emoji)} />
        {(isOwn || mayDelete) && (
          <Popup
            className="comment-menu"
            button={
              <>
                <span className="comment-unseen">More for this comment</span>
                <MoreIcon />
              </>
            }
            horizontalAlign="right"
            size="fit-content"
            render={({ close }) => (
              <PopupList.ButtonGroup>
                {isOwn && (
                  <PopupList.Button
                    onClick={() => {
                      close()
                      setEditing(true)
                    }}
                  >
                    Edit
                  </PopupList.Button>
                )}
                {mayDelete && (
                  <PopupList.Button
                    onClick={() => {
                      close()
                      void remove()
                    }}
                  >
                    Delete
                  </PopupList.Button>
                )}
              </PopupList.ButtonGroup>
            )}
          />
        )}
      </div>
      {isEditing ? (
        <Composer
          place={`${place}/edit`}
          label="Edit comment"
          submitLabel="Save"
          initial={{ body, mentions: metadata.mentions }}
          isFocused
          onCancel={leaveEdit}
          onSubmit={async ({ body: words, metadata: { mentions } }) => {
            const suggestion = metadata.suggestion ? { suggestion: { text: metadata.suggestion.text } } : {}
            const isSaved = await calls.edit(threadId, id, { body: words, metadata: { mentions, ...suggestion } })
            if (isSaved) leaveEdit()
            return isSaved
          }}
        />
      ) : (
        body !== '' && <p className="comment__body">{partsOf(body, metadata.mentions).map(bodyPart)}</p>
      )}
      <Reactions comment={comment} onToggle={(emoji) => void calls.react(threadId, id, emoji)} />
    </div>
  )
}

const bodyPart = (part: BodyPart, index: number) =>
  part.mention ? <MentionLink key={index} part={part} /> : <span key={index}>{part.text}</span>

function MentionLink({ part: { text, mention } }: { part: BodyPart }) {
  const { config } = useConfig()
  if (!mention || mention.type === 'user') return <span className="comment__mention">{text}</span>
  const collection = mention.type === 'post' ? 'posts' : 'sections'
  return (
    <a className="comment__mention" href={`${config.routes.admin}/collections/${collection}/${mention.id}`}>
      {text}
    </a>
  )
}

function PersonFace({ userId, name }: { userId: string | null; name: string }) {
  const person = useCommentPerson(userId)
  const color = userId === null ? undefined : personColor(Number(userId))
  const picture = person?.avatarUrl ? { url: person.avatarUrl, crop: person.avatarCrop } : null
  return (
    <span className="comment__face">
      <Face name={name} picture={picture} color={color} />
    </span>
  )
}

function Reactions({ comment: { reactions }, onToggle }: { comment: Comment; onToggle(emoji: string): void }) {
  const { user } = useAuth()
  const nameOf = useNameOf()
  if (reactions.length === 0) return null
  return (
    <div className="comment__reactions">
      {reactions.map(({ emoji, userIds }) => (
        <button
          key={emoji}
          type="button"
          className="comment__reaction"
          aria-pressed={userIds.includes(String(user?.id))}
          title={userIds.map(nameOf).join(', ')}
          aria-label={`${emoji} ${userIds.length}: ${userIds.map(nameOf).join(', ')}`}
          onClick={() => onToggle(emoji)}
        >
          <span aria-hidden="true">
            {emoji} {userIds.length}
          </span>
        </button>
      ))}
    </div>
  )
}
