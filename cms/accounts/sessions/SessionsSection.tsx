'use client'

import { Button, Pill } from '@payloadcms/ui'
import { useMutation, useQuery } from '@tanstack/react-query'
import { formatMoment } from '#blocks/core/zonedTime.ts'
import { useRpc } from '../../api/RpcProvider.tsx'
import { useTimeZone } from '../../clock/usePublication.ts'
import { DeskState } from '../../desk/DeskState.tsx'
import { notifyDone, notifyError } from '../../kit/notices.ts'
import { SmallButton } from '../../kit/SmallButton.tsx'
import { AccountRow, AccountSection } from '../account/AccountSection.tsx'
import { methodWords, networkWords } from './sessionWords.ts'

/** Renders where the person at the screen is logged in, and ends log-ins. */
export function SessionsSection() {
  const rpc = useRpc()
  const timeZone = useTimeZone()
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['account.getSessions'],
    queryFn: ({ signal }) => rpc.account.getSessions.query({}, { signal }),
  })
  const after = {
    onSuccess: ({ ended }: { ended: number }) => {
      notifyDone(ended === 1 ? 'Logged out there' : `Logged out in ${ended} places`)
      void refetch()
    },
    onError: (failure: Error) => notifyError('Unable to log out there', failure.message),
  }
  const endOne = useMutation({ mutationFn: (id: string) => rpc.account.endSession.mutate({ id }), ...after })
  const endOthers = useMutation({ mutationFn: () => rpc.account.endOtherSessions.mutate({}), ...after })
  const sessions = data?.sessions ?? []
  const isBusy = endOne.isPending || endOthers.isPending
  return (
    <AccountSection
      title="Where you are logged in"
      lead="A log-in ends after 12 hours without use, and a week after it began. End one that you do not know, and change your password."
    >
      <DeskState isLoading={isPending} error={error} empty={null} onRetry={() => void refetch()} />
      <ul className="account__list">
        {sessions.map(({ id, device, address, method, beganAt, lastUsedAt, isThis }) => (
          <AccountRow
            key={id}
            name={
              <>
                <strong>{device ?? 'Unknown browser'}</strong> {isThis && <Pill size="small">This browser</Pill>}
              </>
            }
            hint={
              <>
                {isThis ? 'In use now' : `Last used ${formatMoment(new Date(lastUsedAt), timeZone)}`} · since{' '}
                {formatMoment(new Date(beganAt), timeZone)} · {methodWords(method)}
                {address && ` · ${networkWords(address)}`}
              </>
            }
          >
            {!isThis && (
              <SmallButton
                disabled={isBusy}
                aria-label={`Log out: ${device ?? 'Unknown browser'}`}
                onClick={() => endOne.mutate(id)}
              >
                Log out
              </SmallButton>
            )}
          </AccountRow>
        ))}
      </ul>
      {sessions.some(({ isThis }) => !isThis) && (
        <div className="account__actions">
          <Button buttonStyle="secondary" margin={false} disabled={isBusy} onClick={() => endOthers.mutate()}>
            Log out everywhere else
          </Button>
        </div>
      )}
    </AccountSection>
  )
}
