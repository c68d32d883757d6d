'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { documentKeyOf, isSharedCollection } from '#plugins/collaboration/room/documentKey.ts'
import { leaveRoom, openRoom } from './room.ts'
import type { Room, RoomState } from './room.types.ts'

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

const never = () => () => undefined

/** Returns the current state of a room; null without a room. */
export function useRoomState(room: Room | null): RoomState | null {
  const get = () => room?.state.get() ?? null
  return useSyncExternalStore(room?.state.subscribe ?? never, get, get)
}

/** Returns whether a user who may write has to follow another user, or another tab of theirs. */
export const isKeptOut = (state: RoomState | null): boolean =>
  state?.isReady === true && (state.isFollowingTab || (state.lock !== null && !state.lock.isMine))

export function useUndoState({ undo }: Room): { canUndo: boolean; canRedo: boolean } {
  const canUndo = useSyncExternalStore(undo.subscribe, undo.canUndo, () => false)
  const canRedo = useSyncExternalStore(undo.subscribe, undo.canRedo, () => false)
  return { canUndo, canRedo }
}
