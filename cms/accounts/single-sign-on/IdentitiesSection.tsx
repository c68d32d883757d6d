'use client'

import { Button, toast } from '@payloadcms/ui'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'next/navigation'
import { useState } from 'react'
import { z } from 'zod'
import { formatMoment } from '#blocks/core/zonedTime.ts'
import { isSignOnRefusal, signOnRefusals } from '#plugins/accounts/single-sign-on/signOn.refusals.ts'
import { useRpc } from '../../api/RpcProvider.tsx'
import { callRest } from '../../api/rest.ts'
import type { RpcOutputs } from '../../api/rpc.client.ts'
import { useTimeZone } from '../../clock/usePublication.ts'
import { keepFocusWhenDisabled } from '../../kit/keepFocusWhenDisabled.ts'
import './singleSignOn.css'

type Identity = RpcOutputs['account']['identities']['identities'][number]

const linking = z.object({ url: z.string() })

/** Shows which person of the provider may log in to one's own account, links one, and unlinks one. */
export function IdentitiesSection() {
  const rpc = useRpc()
  const problem = useSearchParams().get('problem')
  const { data, refetch } = useQuery({
    queryKey: ['account.identities'],
    queryFn: ({ signal }) => rpc.account.identities.query({}, { signal }),
  })
  const link = useMutation({
    mutationFn: () => callRest('/api/account/single-sign-on/link', linking, { method: 'POST', json: {} }),
    onSuccess: ({ url }) => window.location.assign(url),
    onError: ({ message }) => toast.error(message),
  })
  if (!data || (data.provider === null && data.identities.length === 0)) return null
  const { provider, identities, hasPassword } = data
  const name = provider?.name ?? 'Single sign-on'
  return (
    <section className="identities" aria-labelledby="identities-title">
      <h2 id="identities-title">{name}</h2>
      {isSignOnRefusal(problem) && (
        <p className="single-sign-on__refusal" role="alert">
          {signOnRefusals[problem](name)}
        </p>
      )}
      {identities.length === 0 && <p>Link your account at {name}, and log in here without your password.</p>}
      {identities.length > 0 && !hasPassword && (
        <p>You have no password here. Set one, and you can log in when {name} does not answer.</p>
      )}
      <ul className="identities__list">
        {identities.map((identity) => (
          <LinkedIdentity
            key={`${identity.issuer} ${identity.subject}`}
            identity={identity}
            isOnlyWay={!hasPassword}
            onUnlinked={() => void refetch()}
          />
        ))}
      </ul>
      {provider && !provider.isLinked && (
        <Button
          buttonStyle="secondary"
          margin={false}
          disabled={link.isPending}
          extraButtonProps={keepFocusWhenDisabled}
          onClick={() => link.mutate()}
        >
          {link.isPending ? 'Going there…' : `Link ${name}`}
        </Button>
      )}
    </section>
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
  const timeZone = useTimeZone()
  const [isAsked, setAsked] = useState(false)
  const unlink = useMutation({
    mutationFn: () => rpc.account.unlinkIdentity.mutate({ issuer, subject }),
    onSuccess: () => {
      toast.success('Unlinked. Log in with your password from now on.')
      onUnlinked()
    },
    onError: ({ message }) => toast.error(message),
  })
  const moment = (time: string) => <time dateTime={time}>{formatMoment(new Date(time), timeZone)}</time>
  return (
    <li>
      <p>
        <strong>{email ?? subject}</strong>
        <span>
          Linked {moment(linkedAt)}, last used {moment(lastUsedAt)}
        </span>
      </p>
      {isAsked ? (
        <div className="identities__question">
          <span>You could no longer log in with it.</span>
          <Button
            size="small"
            margin={false}
            disabled={unlink.isPending}
            extraButtonProps={{ ...keepFocusWhenDisabled, autoFocus: true }}
            onClick={() => unlink.mutate()}
          >
            Unlink
          </Button>
          <Button size="small" buttonStyle="secondary" margin={false} onClick={() => setAsked(false)}>
            Keep it
          </Button>
        </div>
      ) : (
        !isOnlyWay && (
          <Button
            size="small"
            buttonStyle="secondary"
            margin={false}
            aria-label={`Unlink ${email ?? subject}`}
            onClick={() => setAsked(true)}
          >
            Unlink
          </Button>
        )
      )}
    </li>
  )
}
