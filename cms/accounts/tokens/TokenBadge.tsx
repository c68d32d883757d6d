'use client'

import { formatMoment } from '#blocks/core/zonedTime.ts'
import { useTimeZone } from '../../clock/usePublication.ts'
import '../../kit/statusBadge.css'
import { endedLabels, tokenStateOf } from './tokenState.ts'

/** Renders until when a token is good, or that it is over. */
export function TokenBadge({ revokedAt, expiresAt }: { revokedAt: unknown; expiresAt: unknown }) {
  const timeZone = useTimeZone()
  const state = tokenStateOf(revokedAt, expiresAt)
  if (state === 'good') return <>{formatMoment(new Date(String(expiresAt)), timeZone)}</>
  return <span className="posts-list-badge posts-list-badge--draft">{endedLabels[state]}</span>
}
