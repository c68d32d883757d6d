'use client'

import { useConfig } from '@payloadcms/ui'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useMemo, useState } from 'react'
import { useRpc } from '../api/RpcProvider.tsx'
import { useDocuments } from '../api/useDocuments.ts'
import { exactlyOne } from '../kit/picker/selection.ts'
import { usePicker } from '../kit/picker/usePicker.tsx'
import type { Named } from '../pickers/names/names.types.ts'
import { SectionPicker } from '../pickers/sections/SectionPicker.tsx'
import { fetchChosen } from './fetchChosen.ts'
import { type LibraryWithDrawer, useLibrarySource } from './useLibrary.tsx'

/**
 * Returns the shows, chosen in the 'Show Picker': the picker of sections, for exactly one of type show
 * (docs/spec/editor.md#section-picker).
 */
export function useShows(): LibraryWithDrawer {
  const { api } = useConfig().config.routes
  const source = useLibrarySource('shows')
  const find = useDocuments(api, source)
  const { pick, dialog } = usePicker(SectionPicker)
  const library = useMemo(
    () => ({
      find,
      pick: async (current?: string | null) => {
        const chosen = current ? [current] : []
        const ids = await pick({ title: 'Show Picker', limits: exactlyOne, chosen, allowedTypes: ['show'] })
        return fetchChosen(api, source, ids)
      },
    }),
    [api, find, pick, source],
  )
  return { library, drawer: dialog }
}

/**
 * Returns a getter of all shows in alphabetical order, fetched at its first call: undefined until they are there, null
 * when the fetch failed.
 */
export function useShowNames(): () => readonly Named[] | null | undefined {
  const rpc = useRpc()
  const [isRequested, setIsRequested] = useState(false)
  const { data, error } = useQuery({
    queryKey: ['post.getSections', { types: ['show'] }],
    queryFn: ({ signal }) => rpc.post.getSections.query({ types: ['show'] }, { signal }),
    enabled: isRequested,
  })
  return useCallback(() => {
    // Asked while a block is being drawn.
    if (!isRequested) queueMicrotask(() => setIsRequested(true))
    return error ? null : data
  }, [isRequested, data, error])
}
