'use client'

import { Button } from '@payloadcms/ui'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'next/navigation'
import { useState } from 'react'
import { z } from 'zod'
import { formatMoment } from '#blocks/core/zonedTime.ts'
import { isSignOnRefusal, signOnRefusals } from '#plugins/accounts/single-sign-on/signOnRefusals.ts'
import { useRpc } from '../../api/RpcProvider.tsx'
import { callRest } from '../../api/rest.ts'
import type { RpcOutputs } from '../../api/rpc.client.ts'
import { useTimeZone } from '../../clock/usePublication.ts'
import { notifyDone, notifyError } from '../../kit/notices.ts'
import { SmallButton } from '../../kit/SmallButton.tsx'
import { AccountRow, AccountSection } from '../account/AccountSection.tsx'
import { useProven } from '../factors/ProveAgain.tsx'
import './singleSignOn.css'

type Identity = RpcOutputs['account']['identities']['identities'][number]

const linking = z.object({ url: z.string() })

// Says what the account has, and what can be done about it.
function leadOf(name: string, isLinked: boolean, hasPassword: boolean): string {
  if (!isLinked) return `Link your account at ${name}, and log in here without your password.`
  if (hasPassword) return 'You can log in with it, or with your password.'
  return `You have no password here. Set one, and you can log in while ${name} does not answer.`
}

/** Shows which person of the provider may log in to one's own account, links one, and unlinks one. */
export function IdentitiesSection() {
  const rpc = useRpc()
  const proven = useProven()
  const problem = useSearchParams().get('problem')
  const { data, refetch } = useQuery({
    queryKey: ['account.identities'],
    queryFn: ({ signal }) => rpc.account.identities.query({}, { signal }),
  })
  const link = useMutation({
    mutationFn: () => proven(() => callRest('/api/account/single-sign-on/link', linking, { method: 'POST', json: {} })),
    onSuccess: ({ url }) => window.location.assign(url),
    onError: ({ message }: Error) => notifyError('Unable to link', message),
  })
  if (!data || (data.provider === null && data.identities.length === 0)) return null
  const { provider, identities, hasPassword } = data
  const name = provider?.name ?? 'Single sign-on'
  return (
    <AccountSection title={name} lead={leadOf(name, identities.length > 0, hasPassword)}>
      {isSignOnRefusal(problem) && (
        <p className="single-sign-on__refusal" role="alert">
          {signOnRefusals[problem](name)}
        </p>
      )}
      {identities.length > 0 && (
        <ul className="account__list">
          {identities.map((identity) => (
            <LinkedIdentity
              key={`${identity.issuer} ${identity.subject}`}
              identity={identity}
              isOnlyWay={!hasPassword}
              onUnlinked={() => void refetch()}
            />
          ))}
        </ul>
      )}
      {provider && !provider.isLinked && (
        <div className="account__actions">
          <Button buttonStyle="secondary" margin={false} disabled={link.isPending} onClick={() => link.mutate()}>
            Link {name}
          </Button>
        </div>
      )}
    </AccountSection>
  )
}

interface LinkedIdentityProps {
  identity: Identity
  isOnlyWay: boolean
  onUnlinked: () => void
}

function LinkedIdentity({ identity, isOnlyWay, onUnlinked }: LinkedIdentityProps) {
  const { issuer, subject, email, lastUsedAt, linkedAt } = identity
  const rpc = useRpc()
  const proven = useProven()
  const timeZone = useTimeZone()
  const [isConfirming, setConfirming] = useState(false)
  const unlink = useMutation({
    mutationFn: () => proven(() => rpc.account.unlinkIdentity.mutate({ issuer, subject })),
    onSuccess: () => {
      notifyDone('Unlinked')
      onUnlinked()
    },
    onError: ({ message }: Error) => notifyError('Unable to unlink', message),
  })
  const name = email ?? subject
  const moment = (time: string) => formatMoment(new Date(time), timeZone)
  return (
    <AccountRow name={<strong>{name}</strong>} hint={`Last used ${moment(lastUsedAt)} · linked ${moment(linkedAt)}`}>
      {!isOnlyWay && !isConfirming && (
        <SmallButton aria-label={`Unlink ${name}`} onClick={() => setConfirming(true)}>
          Unlink
        </SmallButton>
      )}
      {isConfirming && (
        <>
          <Button
            size="small"
            margin={false}
            disabled={unlink.isPending}
            aria-label={`Unlink ${name}: log in with the password from now on`}
            extraButtonProps={{ autoFocus: true }}
            onClick={() => unlink.mutate()}
          >
            Log in with the password from now on
          </Button>
          <SmallButton onClick={() => setConfirming(false)}>Keep it</SmallButton>
        </>
      )}
    </AccountRow>
  )
}
