'use client'

import { useSyncExternalStore } from 'react'
import { createStore } from '../../kit/store.ts'

const store = createStore({ isOpen: false })

/** Opens or closes the bar that finds and replaces words in the text of the page. */
export function showFindBar(isOpen: boolean): void {
  store.set({ isOpen })
}

export function useIsFindBarOpen(): boolean {
  return useSyncExternalStore(
    store.subscribe,
    () => store.get().isOpen,
    () => false,
  )
}
