'use client'

import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useRpc } from '../api/RpcProvider.tsx'
import type { PublicationSettings } from '../procedures/publicationSettings.ts'
import { publicationQuery } from './usePublication.ts'

/** Puts settings that the server sends with the page into the query cache, in place of a request. */
export function KnownPublication({ settings, children }: { settings: PublicationSettings; children: ReactNode }) {
  const queries = useQueryClient()
  const { queryKey, gcTime } = publicationQuery(useRpc())
  // Runs once, before the first child reads them: a later answer is newer.
  useState(() => {
    queries.setQueryDefaults(queryKey, { gcTime })
    queries.setQueryData(queryKey, settings)
  })
  return children
}
