'use client'

import { useSyncExternalStore } from 'react'
import { z } from 'zod'
import { createStore } from '../../kit/store.ts'

const storageKey = 'citydesk.media.layout'
const layout = z.enum(['LIST', 'GRID']).catch('GRID')
type Layout = z.infer<typeof layout>

const store = createStore<{ layout: Layout; isKnown: boolean }>({ layout: 'GRID', isKnown: false })

function subscribe(listener: () => void): () => void {
  const stop = store.subscribe(listener)
  if (!store.get().isKnown) store.set({ layout: remembered(), isKnown: true })
  return stop
}

function remembered(): Layout {
  try {
    return layout.parse(localStorage.getItem(storageKey))
  } catch {
    // A browser may refuse its storage; the library is then a grid.
    return 'GRID'
  }
}

export function changeMediaLayout(next: Layout): void {
  store.set({ layout: next, isKnown: true })
  try {
    localStorage.setItem(storageKey, next)
  } catch {
    // As above.
  }
}

export function useMediaLayout(): Layout {
  return useSyncExternalStore(
    subscribe,
    () => store.get().layout,
    () => 'GRID',
  )
}
