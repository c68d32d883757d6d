'use client'

import { useSyncExternalStore } from 'react'
import { createStore } from '../collaboration/store.ts'

/** The parts of the screen around a story that are open. */
export interface StoryView {
  isPanelOpen: boolean
  /** The label of the panel's section that was chosen last. */
  section: string
  /** True while only the story is shown (writing mode). */
  isWriting: boolean
  /** True once the state that this browser remembers has been read; false on the server. */
  isKnown: boolean
  /** True while Payload's form is shown in place of the page. */
  isForm: boolean
}

const storageKey = 'citydesk.story'

/** The width from which the panel stands beside the story, in px. Below it the panel is a sheet over it. */
const deskWidth = 1025

const initial: StoryView = {
  isKnown: false,
  isPanelOpen: true,
  section: 'Publication',
  isWriting: false,
  isForm: false,
}

const view = createStore<StoryView>(initial)

/** Reads the remembered state. On a narrow screen the panel, a sheet over the story, begins closed. */
function readRemembered(): void {
  const { isPanelOpen = true, section = initial.section } = remembered()
  view.set({ ...initial, isKnown: true, section, isPanelOpen: isPanelOpen && window.innerWidth >= deskWidth })
}

function remembered(): Partial<Pick<StoryView, 'isPanelOpen' | 'section'>> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '{}')
    if (typeof found !== 'object' || found === null) return {}
    return {
      isPanelOpen: 'isPanelOpen' in found && typeof found.isPanelOpen === 'boolean' ? found.isPanelOpen : undefined,
      section: 'section' in found && typeof found.section === 'string' ? found.section : undefined,
    }
  } catch {
    // A browser may refuse its storage; the panel then begins open.
    return {}
  }
}

/** Changes the state, and remembers the panel in this browser's storage. */
export function changeStoryView(change: Partial<StoryView>): void {
  view.set({ ...view.get(), ...change })
  const { isPanelOpen, section } = view.get()
  try {
    localStorage.setItem(storageKey, JSON.stringify({ isPanelOpen, section }))
  } catch {
    // As above.
  }
}

/** Returns the current state. */
export const storyView = (): StoryView => view.get()

/** Returns the current state and renders again when it changes. */
export function useStoryView(): StoryView {
  return useSyncExternalStore(subscribe, view.get, () => initial)
}

function subscribe(listener: () => void): () => void {
  const stop = view.subscribe(listener)
  if (!view.get().isKnown) readRemembered()
  return stop
}
