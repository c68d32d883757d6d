'use client'

import type { ReactNode } from 'react'
import { formatMoment } from '#blocks/core/zonedTime.ts'
import { permissionWords } from '#collections/permissions/permission.words.ts'
import { networkWords } from '../accounts/sessions/sessionWords.ts'
import { TokenBadge } from '../accounts/tokens/TokenBadge.tsx'
import type { Token } from '../accounts/tokens/useToken.ts'
import { useTimeZone } from '../clock/usePublication.ts'

/** Renders what there is to know of a token. */
export function TokenFacts({ token }: { token: Token }) {
  const timeZone = useTimeZone()
  const moment = (text: string) => formatMoment(new Date(text), timeZone)
  const { lastUsedAt, lastUsedFrom, revokedAt, revokedBy, networks } = token
  return (
    <dl className="token__facts">
      <Fact label="Good until">
        <TokenBadge revokedAt={revokedAt} expiresAt={token.expiresAt} />
        {revokedAt && ` ${moment(revokedAt)}${revokedBy ? ` by ${revokedBy}` : ''}`}
      </Fact>
      <Fact label="Last characters">
        <code className="token-hint">…{token.hint}</code>
      </Fact>
      <Fact label="Made by">
        {token.owner?.name ?? 'An account that is gone'}, {moment(token.createdAt)}
      </Fact>
      <Fact label="Last used">
        {lastUsedAt ? `${moment(lastUsedAt)}${lastUsedFrom ? `, ${networkWords(lastUsedFrom)}` : ''}` : 'Never'}
      </Fact>
      <Fact label="Only from">{networks.length > 0 ? networks.join(', ') : 'From everywhere'}</Fact>
      <Fact label="Calls a minute">{(token.perMinute ?? 300).toLocaleString('en-US')}</Fact>
      <Fact label="Permissions">
        <ul>
          {token.permissions.map((permission) => (
            <li key={permission}>
              {permissionWords[permission].name} <code>{permission}</code>
            </li>
          ))}
        </ul>
      </Fact>
    </dl>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
