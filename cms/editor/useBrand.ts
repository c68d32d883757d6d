'use client'

import { useConfig } from '@payloadcms/ui'
import { useQuery } from '@tanstack/react-query'
import { z } from 'zod'

const answer = z.object({ brand: z.string() })

/** The short key of the publication, as the settings have it; null until they have answered. */
export function useBrand(): string | null {
  const { api } = useConfig().config.routes
  const { data } = useQuery({
    queryKey: ['settings.brand'],
    queryFn: async ({ signal }) => {
      const response = await fetch(`${api}/globals/settings?depth=0`, { credentials: 'include', signal })
      return answer.parse(await response.json()).brand
    },
    staleTime: Number.POSITIVE_INFINITY,
  })
  return data ?? null
}
