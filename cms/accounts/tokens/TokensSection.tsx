'use client'

import { Button, Link, useConfig } from '@payloadcms/ui'
import { DeskState } from '../../desk/DeskState.tsx'
import { PermissionGate } from '../../permissions/PermissionGate.tsx'
import { AccountSection } from '../account/AccountSection.tsx'
import { TokenBadge } from './TokenBadge.tsx'
import './tokens.css'
import { useTokensOf } from './useToken.ts'

/** Renders the tokens that the person at the screen has made for programs; nothing for people who make none. */
export function TokensSection({ userId }: { userId: number }) {
  return (
    <PermissionGate permissions={['CREATE_API_TOKEN']}>
      <Tokens userId={userId} />
    </PermissionGate>
  )
}

function Tokens({ userId }: { userId: number }) {
  const { admin } = useConfig().config.routes
  const list = `${admin}/collections/api-tokens`
  const { data, error, isPending, refetch } = useTokensOf(userId)
  const tokens = data?.docs ?? []
  return (
    <AccountSection
      title="API tokens"
      lead="A program that sends a token uses your account, with a part of your permissions."
    >
      <DeskState
        isLoading={isPending}
        error={error}
        empty={data && tokens.length === 0 ? 'You have made no token.' : null}
        onRetry={() => void refetch()}
      />
      <ul className="account__list">
        {tokens.map(({ id, name, hint, revokedAt, expiresAt }) => (
          <li key={id} className="account__row">
            <Link href={`${list}/${id}`} prefetch={false}>
              {name}
            </Link>
            <p className="account__hint">
              <code className="token-hint">…{hint}</code> · <TokenBadge revokedAt={revokedAt} expiresAt={expiresAt} />
            </p>
          </li>
        ))}
      </ul>
      <div className="account__actions">
        <Button el="link" to={`${list}/create`} buttonStyle="secondary" margin={false}>
          New token
        </Button>
      </div>
    </AccountSection>
  )
}
