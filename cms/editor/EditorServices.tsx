'use client'

import { toast, useConfig, useListDrawer } from '@payloadcms/ui'
import { createContext, type JSX, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react'
import type { EditorServices, LibraryMedia, PickMediaOptions } from '#blocks/core/editor.types.ts'
import { libraryMediaOf } from './libraryMedia.ts'

const Services = createContext<EditorServices | null>(null)

/** What blocks may ask of the back office. */
export function useEditorServices(): EditorServices {
  const services = useContext(Services)
  if (!services) throw new Error('A block is drawn outside of its editor')
  return services
}

type Library = Record<string, LibraryMedia | null>

/** The media items that this editor has loaded, shared by all its blocks. */
function useLibrary() {
  const { config } = useConfig()
  const [library, setLibrary] = useState<Library>({})
  const asked = useRef(new Set<string>())
  const endpoint = `${config.routes.api}/media`

  const load = useCallback(
    async (ids: string[]) => {
      const missing = ids.filter((id) => !asked.current.has(id))
      if (missing.length === 0) return
      for (const id of missing) asked.current.add(id)
      const query = new URLSearchParams({
        depth: '0',
        limit: String(missing.length),
        'where[id][in]': missing.join(','),
      })
      const response = await fetch(`${endpoint}?${query}`, { credentials: 'include' })
      const { docs = [] }: { docs?: unknown[] } = response.ok ? await response.json() : {}
      const found = docs.map(libraryMediaOf).map((media) => [media.id, media] as const)
      const none = missing.map((id) => [id, null] as const)
      setLibrary((before) => ({ ...before, ...Object.fromEntries(none), ...Object.fromEntries(found) }))
    },
    [endpoint],
  )
  return { library, load }
}

interface Choice extends PickMediaOptions {
  answer(media: LibraryMedia[] | null): void
}

/** Gives the blocks of one editor the media library. */
export function EditorServicesProvider({ children }: { children: JSX.Element }) {
  const { library, load } = useLibrary()
  const [choice, setChoice] = useState<Choice | null>(null)
  const [ListDrawer, , { openDrawer, closeDrawer, isDrawerOpen }] = useListDrawer({
    collectionSlugs: ['media'],
    filterOptions: choice ? { media: { scheme: { in: choice.schemes } } } : undefined,
  })
  const wasOpen = useRef(false)

  const finish = useCallback(
    async (ids: string[]) => {
      if (!choice) return
      const query = new URLSearchParams({ depth: '0', limit: String(ids.length), 'where[id][in]': ids.join(',') })
      const response = await fetch(`/api/media?${query}`, { credentials: 'include' })
      if (!response.ok) {
        toast.error('The media library did not answer. Try again.')
        return
      }
      const { docs }: { docs: unknown[] } = await response.json()
      const byId = new Map(docs.map(libraryMediaOf).map((media) => [media.id, media]))
      choice.answer(ids.flatMap((id) => byId.get(id) ?? []))
      setChoice(null)
      closeDrawer()
    },
    [choice, closeDrawer],
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

  const services = useMemo<EditorServices>(
    () => ({
      pickMedia: (options) => new Promise((answer) => setChoice({ ...options, answer })),
      useMedia: (ids) => {
        const key = ids.join(',')
        // biome-ignore lint/correctness/useExhaustiveDependencies: the list is new on every call, its content is not
        useEffect(() => {
          if (key) void load(key.split(','))
        }, [key])
        return Object.fromEntries(ids.map((id) => [id, library[id]]))
      },
    }),
    [library, load],
  )

  return (
    <Services.Provider value={services}>
      {children}
      <ListDrawer
        enableRowSelections={choice?.isMultiple ?? false}
        onSelect={({ docID }) => void finish([String(docID)])}
        onBulkSelect={(selected) => void finish([...selected].filter(([, isOn]) => isOn).map(([id]) => String(id)))}
      />
    </Services.Provider>
  )
}
