'use client'

import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useRpc } from '../../api/RpcProvider.tsx'
import { DeskState } from '../../desk/DeskState.tsx'
import { notifyDone, notifyError } from '../../kit/notices.ts'
import { SmallButton } from '../../kit/SmallButton.tsx'
import { AccountRow, AccountSection } from '../account/AccountSection.tsx'
import { AppRow } from './AppRow.tsx'
import { DevicesList } from './DevicesList.tsx'
import { PasskeyRows } from './PasskeyRows.tsx'
import { useProven } from './ProveAgain.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import './factors.css'
import type { RpcOutputs } from '../../api/rpc.client.ts'

type Factors = Pick<RpcOutputs['account']['factors'], 'rule' | 'setUpBy' | 'appSince' | 'passkeys'>

/** Renders the second factors of the person at the screen: the app, passkeys, recovery codes, trusted browsers. */
export function SecondFactorSection() {
  const rpc = useRpc()
  const proven = useProven()
  const [codes, setCodes] = useState<string[] | null>(null)
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['account.factors'],
    queryFn: ({ signal }) => rpc.account.factors.query({}, { signal }),
  })
  const changed = (newCodes: string[] | null = null) => {
    if (newCodes) setCodes(newCodes)
    void refetch()
  }
  const renew = useMutation({
    mutationFn: () => proven(() => rpc.account.renewRecoveryCodes.mutate({})),
    onSuccess: ({ recoveryCodes }) => changed(recoveryCodes),
    onError: ({ message }) => notifyError('Unable to make new codes', message),
  })
  const hasFactor = Boolean(data?.appSince) || (data?.passkeys.length ?? 0) > 0
  return (
    <AccountSection
      title="Second factor"
      lead={data ? ruleWords(data) : 'Besides the password, something only you have.'}
    >
      <DeskState isLoading={isPending} error={error} empty={null} onRetry={() => void refetch()} />
      {codes && (
        <RecoveryCodes
          codes={codes}
          done="I have kept them"
          onDone={() => {
            setCodes(null)
            notifyDone('Your recovery codes work from now on')
          }}
        />
      )}
      {data && (
        <ul className="account__list">
          <AppRow since={data.appSince} isOff={data.rule === 'off'} onChanged={changed} />
          <PasskeyRows passkeys={data.passkeys} isOff={data.rule === 'off'} onChanged={changed} />
          {hasFactor && (
            <AccountRow name={<strong>Recovery codes</strong>} hint={codesLeft(data.recoveryCodesLeft)}>
              <SmallButton disabled={renew.isPending} onClick={() => renew.mutate()}>
                Make new ones
              </SmallButton>
            </AccountRow>
          )}
          <DevicesList devices={data.devices} onChanged={changed} />
        </ul>
      )}
    </AccountSection>
  )
}

function codesLeft(count: number): string {
  if (count === 0) return 'None is left. Make new ones: without your device you could not log in.'
  return `${count} of 10 left. New ones replace them.`
}

// Returns what the roles of a person say about their second factor.
function ruleWords({ rule, setUpBy, appSince, passkeys }: Factors): string {
  if (rule === 'off') return 'Your roles do not use a second factor.'
  if (appSince || passkeys.length > 0) {
    const kept = rule === 'required' ? ' Your role requires one, so the last one stays.' : ''
    return `Your password alone does not log anybody in.${kept}`
  }
  if (!setUpBy) return 'Besides the password, something that only you have: then a stolen password is not enough.'
  const day = new Date(setUpBy).toLocaleDateString('en-US', { month: 'long', day: 'numeric' })
  return `Your role requires one. Set it up before ${day}: from then on it is the first thing at your log-in.`
}
