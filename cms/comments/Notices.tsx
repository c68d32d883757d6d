'use client'

import { Popup } from '@payloadcms/ui'
import { BellIcon } from './comments.icons.tsx'
import { NoticeLine } from './NoticeLine.tsx'
import { useNotices } from './useNotices.ts'
import './notices.css'

/** Renders the bell of the header: mentions of the person, and replies in their threads. */
export function Notices() {
  const { items = [], unread, error, readAll } = useNotices()
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
              <button type="button" className="notices__read" onClick={readAll}>
                Mark all as read
              </button>
            )}
          </div>
          {error && <p className="notices__empty">{error.message}</p>}
          {!error && items.length === 0 && (
            <p className="notices__empty">Nothing yet. You are told here when somebody mentions or answers you.</p>
          )}
          {items.map((item) => (
            <NoticeLine key={item.commentId} item={item} onFollow={close} />
          ))}
        </div>
      )}
    />
  )
}
