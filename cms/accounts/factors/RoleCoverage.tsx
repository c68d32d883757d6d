'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import { useQuery } from '@tanstack/react-query'
import { useRpc } from '../../api/RpcProvider.tsx'
import { usePassesGate } from '../../permissions/PermissionGate.tsx'

/** Says, under the rule of a role, how many of its people have no second factor. */
export function RoleCoverage() {
  const { id } = useDocumentInfo()
  const mayKnow = usePassesGate(['READ_USER'])
  const rpc = useRpc()
  const { data } = useQuery({
    queryKey: ['account.factorsOfRole', id],
    queryFn: ({ signal }) => rpc.account.factorsOfRole.query({ id: id ?? '' }, { signal }),
    enabled: id !== undefined && mayKnow,
  })
  if (!data || data.people === 0) return null
  const without = data.without === 0 ? 'All' : `${data.people - data.without} of ${data.people}`
  return (
    <p className="field-type field-description" role="status">
      {data.people === 1 && data.without === 1
        ? 'The one person with this role has no second factor.'
        : `${without} active people with this role have a second factor.`}
    </p>
  )
}
