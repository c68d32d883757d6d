'use client'

import { useMutation } from '@tanstack/react-query'
import { formatMoment } from '#blocks/core/zonedTime.ts'
import { useRpc } from '../../api/RpcProvider.tsx'
import type { RpcOutputs } from '../../api/rpc.client.ts'
import { useTimeZone } from '../../clock/usePublication.ts'
import { notifyError } from '../../kit/notices.ts'
import { SmallButton } from '../../kit/SmallButton.tsx'
import { AccountRow } from '../account/AccountSection.tsx'

interface DevicesListProps {
  devices: RpcOutputs['account']['factors']['devices']
  onChanged: () => void
}

/** Renders the browsers in which a log-in needs no second factor. */
export function DevicesList({ devices, onChanged }: DevicesListProps) {
  const rpc = useRpc()
  const timeZone = useTimeZone()
  const forget = useMutation({
    mutationFn: (id: string) => rpc.account.forgetDevice.mutate({ id }),
    onSuccess: onChanged,
    onError: ({ message }) => notifyError('Unable to end the trust', message),
  })
  return devices.map(
    ({ id, name, trustedUntil }) =>
      trustedUntil && (
        <AccountRow
          key={id}
          name={<strong>{name}</strong>}
          hint={`Trusted browser: not asked until ${formatMoment(new Date(trustedUntil), timeZone)}`}
        >
          <SmallButton disabled={forget.isPending} aria-label={`Ask again: ${name}`} onClick={() => forget.mutate(id)}>
            Ask again
          </SmallButton>
        </AccountRow>
      ),
  )
}
