'use client'

import { useQuery } from '@tanstack/react-query'
import { formatMoment } from '#blocks/core/zonedTime.ts'
import { useRpc } from '../../api/RpcProvider.tsx'
import { useTimeZone } from '../../clock/usePublication.ts'
import { AccountRow, AccountSection } from './AccountSection.tsx'

/** Renders who acted as the person at the screen; nothing where no person did. */
export function ActedAsSection() {
  const rpc = useRpc()
  const timeZone = useTimeZone()
  const { data } = useQuery({
    queryKey: ['account.getActedAs'],
    queryFn: ({ signal }) => rpc.account.getActedAs.query({}, { signal }),
  })
  const items = data?.items ?? []
  if (items.length === 0) return null
  return (
    <AccountSection
      title="Who acted as you"
      lead="An administrator who acts as you works with your account for an hour at most. They cannot reach your password or your second factor, and every record names both of you."
    >
      <ul className="account__list">
        {items.map(({ name, reason, beganAt, minutes, isOver }) => (
          <AccountRow
            key={beganAt}
            name={
              <>
                <strong>{name}</strong> acted as you, {minutes} {minutes === 1 ? 'minute' : 'minutes'}
                {!isOver && ' so far'}
              </>
            }
            hint={`${formatMoment(new Date(beganAt), timeZone)}. Reason: ${reason}`}
          />
        ))}
      </ul>
    </AccountSection>
  )
}
