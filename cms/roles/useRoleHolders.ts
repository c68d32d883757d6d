'use client'

import { useConfig } from '@payloadcms/ui'
import { useQuery } from '@tanstack/react-query'
import { z } from 'zod'
import { callRest } from '../api/rest.ts'
import { usePassesGate } from '../permissions/PermissionGate.tsx'

const answer = z.object({
  docs: z.array(z.object({ id: z.number(), name: z.string() })),
  totalDocs: z.number(),
})

// People who are named; the list of users has all.
const namedPeople = 12

/**
 * Returns the people who have a role: the first by name and their number, from the REST API of users.
 * `mayKnow` is false for those who may not see users.
 */
export function useRoleHolders(roleId: number | string | undefined) {
  const { api } = useConfig().config.routes
  const mayKnow = usePassesGate(['READ_USER'])
  const { data, error } = useQuery({
    queryKey: ['roles.holders', String(roleId)],
    queryFn: ({ signal }) => {
      const query = `where[roles][in]=${roleId}&depth=0&select[name]=true&sort=name&limit=${namedPeople}`
      return callRest(`${api}/users?${query}`, answer, { signal })
    },
    enabled: roleId !== undefined && mayKnow,
  })
  return { mayKnow, data, error }
}

/** Returns the query of Payload's list of users that shows those with a role. */
export function holdersQuery(roleId: number | string): string {
  return `where[or][0][and][0][roles][in][0]=${roleId}`
}
