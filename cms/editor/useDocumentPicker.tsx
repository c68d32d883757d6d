'use client'

import { toast, useConfig, useListDrawer } from '@payloadcms/ui'
import type { Where } from 'payload'
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { type DocumentSource, fetchDocuments } from '../api/documents.ts'
import { useFocusInDrawer } from './useFocusInDrawer.ts'

interface PickOptions {
  isMultiple: boolean
  where: Where
}

interface Choice<Item> extends PickOptions {
  answer(items: Item[] | null): void
}

interface DocumentPicker<Item> {
  // Opens the list; null when the editor leaves without choosing.
  pick(options: PickOptions): Promise<Item[] | null>
  // The list, closed until the user picks; to be rendered once.
  drawer: ReactNode
}

/** Lets editors choose documents of a collection in Payload's own list. */
export function useDocumentPicker<Item extends { id: string }>(source: DocumentSource<Item>): DocumentPicker<Item> {
  const { config } = useConfig()
  const [choice, setChoice] = useState<Choice<Item> | null>(null)
  const { collection, unavailableMessage } = source
  // The drawer loads its list again whenever one of these is another object.
  const collectionSlugs = useMemo(() => [collection], [collection])
  const filterOptions = useMemo(() => (choice ? { [collection]: choice.where } : undefined), [choice, collection])
  const [ListDrawer, , { openDrawer, closeDrawer, isDrawerOpen, drawerSlug }] = useListDrawer({
    collectionSlugs,
    filterOptions,
  })
  useFocusInDrawer(drawerSlug, isDrawerOpen)
  const wasOpen = useRef(false)

  const finish = useCallback(
    async (ids: string[]) => {
      if (!choice) return
      // Before anything is waited for: after an upload the drawer closes by itself, which must not count as a refusal.
      setChoice(null)
      closeDrawer()
      const chosen = await fetchDocuments(config.routes.api, source, ids).catch(() => null)
      if (!chosen) toast.error(unavailableMessage)
      const byId = new Map(chosen?.map((item) => [item.id, item]))
      choice.answer(chosen && ids.flatMap((id) => byId.get(id) ?? []))
    },
    [choice, closeDrawer, config.routes.api, source, unavailableMessage],
  )

  // The drawer opens once its filter has been rendered into it.
  useEffect(() => {
    if (choice && !wasOpen.current) openDrawer()
  }, [choice, openDrawer])
  useEffect(() => {
    if (wasOpen.current && !isDrawerOpen && choice) {
      choice.answer(null)
      setChoice(null)
    }
    wasOpen.current = isDrawerOpen
  }, [isDrawerOpen, choice])

  const pick = useCallback(
    (options: PickOptions) => new Promise<Item[] | null>((answer) => setChoice({ ...options, answer })),
    [],
  )

  return {
    pick,
    drawer: (
      <ListDrawer
        enableRowSelections={choice?.isMultiple ?? false}
        onSelect={({ docID }) => void finish([String(docID)])}
        onBulkSelect={(selected) => void finish([...selected].filter(([, isOn]) => isOn).map(([id]) => String(id)))}
      />
    ),
  }
}
