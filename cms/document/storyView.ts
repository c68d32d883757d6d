'use client'

import { useSyncExternalStore } from 'react'
import { z } from 'zod'
import { previewSchemes } from '#contract/previewMessages.ts'
import { createStore } from '../kit/store.ts'
import { shownViews } from './storyLayouts.ts'

const kept = z.object({
  isPanelOpen: z.boolean().catch(true),
  // The label of the panel's section that was chosen last.
  section: z.string().catch('Publication'),
  // The preview has the place of the panel, which comes back when it is closed.
  isPreviewOpen: z.boolean().catch(false),
  // The outline stands before the page.
  isOutlineOpen: z.boolean().catch(false),
  device: z.enum(['phone', 'desk']).catch('phone'),
  scheme: z.enum(previewSchemes).catch('light'),
  shownView: z.enum(shownViews).catch('page'),
  // The preview of a mail shows its pictures.
  hasPictures: z.boolean().catch(true),
})

export interface StoryView extends z.infer<typeof kept> {
  /** True while only the story is shown (writing mode). */
  isWriting: boolean
  /** True once the state that this browser remembers has been read; false on the server. */
  isKnown: boolean
  /** True while Payload's form is shown in place of the page. */
  isForm: boolean
  /** True from the request for the outline until the keyboard is in it. */
  isOutlineRequested: boolean
}

const storageKey = 'citydesk.story'

// The width from which the panel stands beside the story, in px. Below it the panel is a sheet over it.
const deskWidth = 1025

// The width of the page with what is beside it that takes outline and panel at once, in px.
const bothWidth = 1240

/** The id of the element that the outline is drawn in. */
export const outlinePlaceId = 'story-outline'

const initial: StoryView = {
  ...kept.parse({}),
  isKnown: false,
  isWriting: false,
  isForm: false,
  isOutlineRequested: false,
}

const view = createStore<StoryView>(initial)

// Reads the remembered state. On a narrow screen outline, panel and preview, which are sheets over the story, begin
// closed.
function readRemembered(): void {
  const found = remembered()
  const isDesk = !isSheet()
  view.set({
    ...initial,
    ...found,
    isKnown: true,
    isPanelOpen: found.isPanelOpen && isDesk,
    isPreviewOpen: found.isPreviewOpen && isDesk,
    isOutlineOpen: found.isOutlineOpen && isDesk && (!found.isPanelOpen || window.innerWidth >= bothWidth),
  })
}

function remembered(): z.infer<typeof kept> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '{}')
    return kept.catch(kept.parse({})).parse(found)
  } catch {
    // A browser may refuse its storage; the panel then begins open.
    return kept.parse({})
  }
}

/** Changes the state, and remembers outline, panel and preview in this browser's storage. */
export function changeStoryView(change: Partial<StoryView>): void {
  view.set({ ...view.get(), ...change })
  try {
    localStorage.setItem(storageKey, JSON.stringify(kept.parse(view.get())))
  } catch {
    // As above.
  }
}

/** Returns what stands beside the page: the panel, the preview, or nothing. */
export function besideOf({ isForm, isWriting, isPreviewOpen, isPanelOpen }: StoryView): 'open' | 'preview' | 'closed' {
  if (isForm || isWriting) return 'closed'
  if (isPreviewOpen) return 'preview'
  return isPanelOpen ? 'open' : 'closed'
}

/** Returns whether the outline is drawn. The preview has its room. */
export function isOutlineShown({ isForm, isWriting, isPreviewOpen, isOutlineOpen }: StoryView): boolean {
  return isOutlineOpen && !isForm && !isWriting && !isPreviewOpen
}

/** Opens the outline and takes the keyboard to it; on a window without room for both, in the place of the panel. */
export function openOutline(): void {
  const width = document.querySelector('.story')?.clientWidth ?? window.innerWidth
  changeStoryView({
    isOutlineOpen: true,
    isOutlineRequested: true,
    isPreviewOpen: false,
    isForm: false,
    isWriting: false,
    ...(width < bothWidth && { isPanelOpen: false }),
  })
}

/** Opens the panel; on a window without room for both, in the place of the outline. */
export function openPanel(): void {
  const width = document.querySelector('.story')?.clientWidth ?? window.innerWidth
  changeStoryView({ isPanelOpen: true, isPreviewOpen: false, ...(width < bothWidth && { isOutlineOpen: false }) })
}

/** Returns whether panel and preview are sheets over the story, which hide it. */
export function isSheet(): boolean {
  return window.innerWidth < deskWidth
}

/** Returns the current state. */
export function storyView(): StoryView {
  return view.get()
}

/** Returns the current state and renders again when it changes. */
export function useStoryView(): StoryView {
  return useSyncExternalStore(subscribe, view.get, () => initial)
}

function subscribe(listener: () => void): () => void {
  const stop = view.subscribe(listener)
  if (!view.get().isKnown) readRemembered()
  return stop
}
