'use client'

import { useSyncExternalStore } from 'react'
import { createStore } from '../collaboration/store.ts'

/** What a person has open around a story. */
export interface StoryView {
  isPanelOpen: boolean
  /** The label of the panel's section that was chosen last. */
  section: string
  /** Whether only the story is shown. */
  isWriting: boolean
  /** Whether what this browser remembers has been read; the server does not know it. */
  isKnown: boolean
  /** Whether the plain form stands in place of the page. */
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

/** Reads what this browser remembers. A sheet over the story is never open from the start. */
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

/** Changes what is open, and remembers the panel in this browser. */
export function changeStoryView(change: Partial<StoryView>): void {
  view.set({ ...view.get(), ...change })
  const { isPanelOpen, section } = view.get()
  try {
    localStorage.setItem(storageKey, JSON.stringify({ isPanelOpen, section }))
  } catch {
    // As above.
  }
}

/** Returns what is open around the story. */
export const storyView = (): StoryView => view.get()

/** Returns what is open around the story, and follows it. */
export function useStoryView(): StoryView {
  return useSyncExternalStore(subscribe, view.get, () => initial)
}

function subscribe(listener: () => void): () => void {
  const stop = view.subscribe(listener)
  if (!view.get().isKnown) readRemembered()
  return stop
}
