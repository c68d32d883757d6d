'use client'

import { toast, useConfig, useListDrawer } from '@payloadcms/ui'
import type { CollectionSlug } from 'payload'
import { createContext, type JSX, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react'
import type { EditorServices, LibraryMedia, PickMediaOptions } from '#blocks/core/editor.types.ts'
import { libraryMediaOf } from './libraryMedia.ts'

const mediaCollection: CollectionSlug[] = ['media']

const Services = createContext<EditorServices | null>(null)

/** What blocks may ask of the back office. */
export function useEditorServices(): EditorServices {
  const services = useContext(Services)
  if (!services) throw new Error('A block is drawn outside of its editor')
  return services
}

type Library = Record<string, LibraryMedia | null>

/**
 * Media items by id, as the signed-in user may see them; ids that are not found are missing.
 *
 * @throws Error when the back office does not answer
 */
async function fetchMedia(api: string, ids: string[]): Promise<LibraryMedia[]> {
  const query = new URLSearchParams({ depth: '0', limit: String(ids.length), 'where[id][in]': ids.join(',') })
  const response = await fetch(`${api}/media?${query}`, { credentials: 'include' })
  if (!response.ok) throw new Error(`The media library answered ${response.status}`)
  const { docs }: { docs: unknown[] } = await response.json()
  return docs.map(libraryMediaOf)
}

/** The media items that this editor has met. Ids asked for in one drawing of the page are fetched together. */
function useLibrary(api: string) {
  const [library, setLibrary] = useState<Library>({})
  const asked = useRef(new Set<string>())
  const pending = useRef<string[]>([])

  const ask = useCallback(
    (id: string) => {
      if (asked.current.has(id)) return
      asked.current.add(id)
      pending.current.push(id)
      if (pending.current.length > 1) return
      queueMicrotask(async () => {
        const ids = pending.current
        pending.current = []
        const found = await fetchMedia(api, ids).catch((error: unknown) => {
          // Asked for again the next time that the block is drawn.
          for (const lost of ids) asked.current.delete(lost)
          console.warn(error)
          return null
        })
        if (!found) return
        const none = ids.map((lost) => [lost, null] as const)
        const known = found.map((media) => [media.id, media] as const)
        setLibrary((before) => ({ ...before, ...Object.fromEntries(none), ...Object.fromEntries(known) }))
      })
    },
    [api],
  )
  return { library, ask }
}

interface Choice extends PickMediaOptions {
  answer(media: LibraryMedia[] | null): void
}

/** Gives the blocks of one editor the media library. */
export function EditorServicesProvider({ children }: { children: JSX.Element }) {
  const { config } = useConfig()
  const { library, ask } = useLibrary(config.routes.api)
  const [choice, setChoice] = useState<Choice | null>(null)
  // The drawer loads its list anew whenever one of these is another object.
  const filterOptions = useMemo(() => (choice ? { media: { scheme: { in: choice.schemes } } } : undefined), [choice])
  const [ListDrawer, , { openDrawer, closeDrawer, isDrawerOpen }] = useListDrawer({
    collectionSlugs: mediaCollection,
    filterOptions,
  })
  const wasOpen = useRef(false)

  const finish = useCallback(
    async (ids: string[]) => {
      if (!choice) return
      // Before anything is waited for: after an upload the drawer closes by itself, which must not count as a refusal.
      setChoice(null)
      closeDrawer()
      const chosen = await fetchMedia(config.routes.api, ids).catch(() => null)
      if (!chosen) toast.error('The media library did not answer. Try again.')
      const byId = new Map(chosen?.map((media) => [media.id, media]))
      choice.answer(chosen && ids.flatMap((id) => byId.get(id) ?? []))
    },
    [choice, closeDrawer, config.routes.api],
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
      findMedia: (id) => {
        if (!(id in library)) ask(id)
        return library[id]
      },
    }),
    [library, ask],
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
