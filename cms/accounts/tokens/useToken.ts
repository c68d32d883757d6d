'use client'

import { useQuery } from '@tanstack/react-query'
import { z } from 'zod'
import { isPermission, type Permission } from '#collections/permissions/permissionNames.ts'
import { callRest } from '../../api/rest.ts'

const token = z.object({
  id: z.number(),
  name: z.string(),
  permissions: z.array(z.string()).transform((names): Permission[] => names.filter(isPermission)),
  networks: z
    .array(z.string())
    .nullish()
    .transform((networks) => networks ?? []),
  perMinute: z.number().nullish(),
  expiresAt: z.string().nullish(),
  // An id alone for people who may not read accounts.
  owner: z
    .union([
      z.object({ id: z.number(), name: z.string() }),
      z.number().transform((id) => ({ id, name: 'A colleague' })),
    ])
    .nullish(),
  hint: z.string().nullish(),
  createdAt: z.string(),
  lastUsedAt: z.string().nullish(),
  lastUsedFrom: z.string().nullish(),
  revokedAt: z.string().nullish(),
  revokedBy: z.string().nullish(),
})

export type Token = z.output<typeof token>

/** Reads a token. */
export function useToken(id: number) {
  return useQuery({
    queryKey: ['api-tokens', id],
    queryFn: ({ signal }) => callRest(`/api/api-tokens/${id}?depth=1`, token, { signal }),
  })
}

/** Reads the tokens that a person has made, the newest first. */
export function useTokensOf(userId: number) {
  const path = `/api/api-tokens?depth=1&limit=50&sort=-createdAt&where[owner][equals]=${userId}`
  return useQuery({
    queryKey: ['api-tokens', 'of', userId],
    queryFn: ({ signal }) => callRest(path, z.object({ docs: z.array(token) }), { signal }),
  })
}
