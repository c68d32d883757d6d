'use client'

import { useConfig } from '@payloadcms/ui'
import { useMemo } from 'react'
import { exactlyOne } from '../pickers/kit/selection.ts'
import { usePicker } from '../pickers/kit/usePicker.tsx'
import { SectionPicker } from '../pickers/sections/SectionPicker.tsx'
import { fetchChosen } from './fetchChosen.ts'
import { useDocuments } from './useDocuments.ts'
import { type Library, useLibrarySource } from './useLibrary.tsx'

/** The shows, chosen in the 'Show Picker': the picker of sections, for exactly one of type show (block-editor 3.8). */
export function useShows(): Library {
  const { api } = useConfig().config.routes
  const source = useLibrarySource('shows')
  const find = useDocuments(api, source)
  const { pick, dialog } = usePicker(SectionPicker)
  return useMemo(
    () => ({
      find,
      pick: async (current) => {
        const chosen = current ? [current] : []
        const ids = await pick({ title: 'Show Picker', limits: exactlyOne, chosen, allowedTypes: ['show'] })
        return fetchChosen(api, source, ids)
      },
      drawer: dialog,
    }),
    [api, find, pick, source, dialog],
  )
}
