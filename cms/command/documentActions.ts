'use client'

import { useEffect, useSyncExternalStore } from 'react'
import type { Command } from './commands.ts'

// Parts of the bar that have actions, in the order in which the command menu lists them.
const places = ['room', 'views', 'live', 'lifecycle', 'trashed', 'document', 'trash'] as const

type Place = (typeof places)[number]

const byPlace = new Map<Place, readonly Command[]>()
const listeners = new Set<() => void>()
let all: readonly Command[] = []

function put(place: Place, actions: readonly Command[]): void {
  byPlace.set(place, actions)
  all = places.flatMap((one) => byPlace.get(one) ?? [])
  for (const listener of [...listeners]) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const none: readonly Command[] = []

/** Offers the actions of a part of the bar in the command menu, for as long as that part is on the screen. */
export function useOfferedActions(place: Place, actions: readonly Command[]): void {
  // After every rendering: what an action does belongs to the rendering that made it.
  useEffect(() => put(place, actions))
  useEffect(() => () => put(place, none), [place])
}

export function useDocumentActions(): readonly Command[] {
  return useSyncExternalStore(
    subscribe,
    () => all,
    () => none,
  )
}
