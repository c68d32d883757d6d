'use client'

import { Link, useConfig } from '@payloadcms/ui'
import { parseDocumentKey } from '#plugins/collaboration/room/documentKey.ts'
import { agoInWords } from './threadWords.ts'
import type { NamedNotice } from './useNotices.ts'
import './notices.css'

/** Renders a notice as a link to its thread. */
export function NoticeLine({ item, onFollow }: { item: NamedNotice; onFollow?(): void }) {
  const { config } = useConfig()
  const { documentId, threadId, kind, title, name, body, createdAt, readAt } = item
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
