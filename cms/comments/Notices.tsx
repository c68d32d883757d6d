'use client'

import { Link, Popup, useConfig } from '@payloadcms/ui'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { parseDocumentKey } from '#plugins/collaboration/room/documentKey.ts'
import type { Notice } from '#plugins/comments/comments.schema.ts'
import { useChangeFeed } from '../change-feed/useChangeFeed.ts'
import { useRpc } from '../procedures/RpcProvider.tsx'
import { BellIcon } from './comments.icons.tsx'
import { agoInWords } from './threadWords.ts'
import { useCommentPeople } from './useCommentPeople.ts'
import './notices.css'

/** Milliseconds after which a page that hears no news asks for them. */
const interval = 30_000

const key = ['comments.listNotices']

/** What somebody is told of comments: whom others mentioned, and replies in their threads. */
export function Notices() {
  const rpc = useRpc()
  const queries = useQueryClient()
  const isLive = useChangeFeed('notices.changed', () => void queries.invalidateQueries({ queryKey: key }))
  const { data, error } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => rpc.comments.listNotices.query({}, { signal }),
    refetchInterval: isLive ? false : interval,
    refetchOnWindowFocus: true,
  })
  const { mutate: readAll } = useMutation({
    mutationFn: () => rpc.comments.readNotices.mutate({}),
    onSettled: () => queries.invalidateQueries({ queryKey: key }),
  })
  const items = data?.items ?? none
  const writers = useMemo(() => [...new Set(items.flatMap(({ userId }) => (userId === null ? [] : [userId])))], [items])
  const people = useCommentPeople(writers)
  const unread = data?.unread ?? 0
  return (
    <Popup
      className="notices"
      button={
        <>
          <span className="notices__unseen">{unread > 0 ? `Notices: ${unread} unread` : 'Notices'}</span>
          <BellIcon />
          {unread > 0 && (
            <span className="notices__count" aria-hidden="true">
              {unread > 99 ? '99+' : unread}
            </span>
          )}
        </>
      }
      horizontalAlign="right"
      size="large"
      render={({ close }) => (
        <div className="notices__list">
          <div className="notices__head">
            <strong>Notices</strong>
            {unread > 0 && (
              <button type="button" className="notices__read" onClick={() => readAll()}>
                Mark all as read
              </button>
            )}
          </div>
          {error && <p className="notices__empty">{error.message}</p>}
          {!error && items.length === 0 && (
            <p className="notices__empty">Nothing yet. You are told here when somebody mentions or answers you.</p>
          )}
          {items.map((item) => (
            <NoticeLine
              key={item.commentId}
              item={item}
              name={people.get(item.userId ?? '')?.username ?? 'Somebody'}
              onFollow={close}
            />
          ))}
        </div>
      )}
    />
  )
}

const none: Notice[] = []

function NoticeLine({ item, name, onFollow }: { item: Notice; name: string; onFollow(): void }) {
  const { config } = useConfig()
  const { documentId, threadId, kind, title, body, createdAt, readAt } = item
  const { collection, id } = parseDocumentKey(documentId)
  return (
    <Link
      className={`notices__item ${readAt === null ? 'notices__item--unread' : ''}`}
      href={`${config.routes.admin}/collections/${collection}/${id}?thread=${threadId}`}
      prefetch={false}
      onClick={onFollow}
    >
      <span>
        <strong>{name}</strong> {kind === 'mention' ? 'mentioned you' : 'replied'} in “{title ?? 'a deleted document'}”
      </span>
      <span className="notices__body">{body || 'A suggestion'}</span>
      <span className="notices__time">{agoInWords(createdAt, Date.now())}</span>
    </Link>
  )
}
