'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { documentKeyOf, isSharedCollection } from '#plugins/collaboration/room/documentKey.ts'
import { leaveRoom, openRoom } from './room.ts'
import type { Room, SaveStatus, SteadyState } from './room.types.ts'

// The name of the room of the document that is being edited; null where nothing is shared.
function useDocumentKey(): string | null {
  const { collectionSlug, id } = useDocumentInfo()
  const isShared = collectionSlug !== undefined && isSharedCollection(collectionSlug) && id !== undefined && id !== null
  return isShared ? documentKeyOf(collectionSlug, id) : null
}

/** Returns whether the current document is edited collaboratively. */
export function useIsShared(): boolean {
  return useDocumentKey() !== null
}

/** Returns the room of the document that is being edited; null before it is open and where nothing is shared. */
export function useRoom(): Room | null {
  const documentKey = useDocumentKey()
  const [room, setRoom] = useState<Room | null>(null)
  useEffect(() => {
    if (documentKey === null) return
    const opened = openRoom(documentKey)
    setRoom(opened)
    return () => {
      setRoom(null)
      leaveRoom(opened)
    }
  }, [documentKey])
  return room
}

// Milliseconds without a letter until what was typed is called saved.
const savedAfterMs = 300

const never = () => () => undefined

/** Returns the current state of a room without its status, which changes with each key; null without a room. */
export function useRoomState(room: Room | null): SteadyState | null {
  const get = () => room?.steady.get() ?? null
  return useSyncExternalStore(room?.steady.subscribe ?? never, get, get)
}

/**
 * Returns what is shown of the status: 'saved' once it has been for a moment, because letters that follow each other are one
 * saving, and its words would change twice with each of them.
 */
export function useSaveStatus({ state }: Room): SaveStatus {
  const [status, setStatus] = useState(() => state.get().status)
  useEffect(() => {
    let shown: SaveStatus | null = null
    let waiting: ReturnType<typeof setTimeout> | undefined
    const show = (now: SaveStatus) => {
      shown = now
      setStatus(now)
    }
    const follow = () => {
      clearTimeout(waiting)
      const now = state.get().status
      if (now === 'saved' && shown === 'saving') waiting = setTimeout(() => show('saved'), savedAfterMs)
      else show(now)
    }
    follow()
    const stop = state.subscribe(follow)
    return () => {
      stop()
      clearTimeout(waiting)
    }
  }, [state])
  return status
}

/** Returns whether what is written is kept in this browser only, because the server is out of reach. */
export function useIsAway(room: Room | null): boolean {
  const get = () => room?.state.get().status === 'cached'
  return useSyncExternalStore(room?.state.subscribe ?? never, get, get)
}

/** Returns whether a user who may write has to follow another user, or another tab of theirs. */
export function isKeptOut(state: SteadyState | null): boolean {
  return state?.isReady === true && (state.isFollowingTab || (state.lock !== null && !state.lock.isMine))
}

export function useUndoState({ undo }: Room): { canUndo: boolean; canRedo: boolean } {
  const canUndo = useSyncExternalStore(undo.subscribe, undo.canUndo, () => false)
  const canRedo = useSyncExternalStore(undo.subscribe, undo.canRedo, () => false)
  return { canUndo, canRedo }
}
