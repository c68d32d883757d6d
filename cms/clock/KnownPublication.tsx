'use client'

import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useRpc } from '../procedures/RpcProvider.tsx'
import type { PublicationSettings } from './publication.settings.ts'
import { publicationQuery } from './usePublication.ts'

/** Puts settings that came with the page in the place of those that would be fetched. */
export function KnownPublication({ settings, children }: { settings: PublicationSettings; children: ReactNode }) {
  const queries = useQueryClient()
  const { queryKey, gcTime } = publicationQuery(useRpc())
  // Before anything below asks for them, and once: a later answer is newer.
  useState(() => {
    queries.setQueryDefaults(queryKey, { gcTime })
    queries.setQueryData(queryKey, settings)
  })
  return children
}
