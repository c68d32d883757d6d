'use client'

import { Button, PopupList, toast } from '@payloadcms/ui'
import { useState } from 'react'
import { parseDocumentKey } from '#plugins/collaboration/room/documentKey.ts'
import { keepFocusWhenDisabled } from '../focus/keepFocusWhenDisabled.ts'
import { LockIcon } from '../presence/LockIcon.tsx'
import { useForceUnlock } from '../presence/useForceUnlock.ts'
import type { Answer } from './room.answers.ts'
import { roomIdentity } from './room.identity.ts'
import type { Room, RoomState } from './room.types.ts'
import { useRoom, useRoomState } from './useRoom.ts'

/** Milliseconds that an error stays (back-office specification, section 9). */
const errorDuration = 10_000

interface RoomLockProps {
  room: Room
  state: RoomState
  /** The name of the document in notices: "Post". */
  noun: string
}

/** Returns a function that sends a request to the server, and shows why it was refused. */
function useAsking() {
  const [isAsking, setAsking] = useState(false)
  const ask = async (title: string, question: () => Promise<Answer>) => {
    setAsking(true)
    const answer = await question()
    if ('error' in answer) {
      toast.error(title, { description: answer.error, duration: errorDuration, closeButton: true })
    }
    setAsking(false)
  }
  return { ask, isAsking }
}

/**
 * Returns whether the user holds the lock of the document, and a function that locks or releases it; null for a user who
 * may not do either.
 */
function useOwnLock(room: Room | null, state: RoomState | null, noun: string) {
  const { ask, isAsking } = useAsking()
  if (!room || !state?.mayWrite || (state.lock && !state.lock.isMine)) return null
  const isHeld = state.lock !== null
  const turn = () =>
    isHeld
      ? ask(`Unable to unlock ${noun.toLowerCase()}`, () => room.ask('document.lock.release', {}))
      : ask(`Unable to lock ${noun.toLowerCase()}`, () => room.ask('document.lock', {}))
  return { isHeld, turn, isAsking }
}

/** Locks the document for the user, and releases it. For users who may write. */
export function LockButton({ room, state, noun }: RoomLockProps) {
  const own = useOwnLock(room, state, noun)
  if (!own) return null
  const { isHeld, turn, isAsking } = own
  const title = isHeld
    ? `Only you can write this ${noun.toLowerCase()}. Let everybody write again.`
    : `Write this ${noun.toLowerCase()} alone: the others follow along.`
  return (
    <button
      type="button"
      className={`room__lock room__lock--${isHeld ? 'held' : 'free'}`}
      aria-pressed={isHeld}
      title={title}
      aria-disabled={isAsking}
      onClick={() => isAsking || void turn()}
    >
      <LockIcon />
      <span>{isHeld ? 'Locked by you' : 'Lock'}</span>
    </button>
  )
}

/** Locks and releases the document from the menu of the bar, where the bar has no room for the button. */
export function LockMenuItem({ noun, className }: { noun: string; className: string }) {
  const room = useRoom()
  const own = useOwnLock(room, useRoomState(room), noun)
  return own ? (
    <PopupList.Button className={className} onClick={() => own.isAsking || void own.turn()}>
      {own.isHeld ? 'Unlock' : 'Lock'}
    </PopupList.Button>
  ) : null
}

/**
 * Explains why a user who could write only follows, and what they can do about it; renders nothing for users who write.
 */
export function FollowingNotice({ room, state: { lock, isFollowingTab, mayUnlock }, noun }: RoomLockProps) {
  const { ask, isAsking } = useAsking()
  const { collection, id } = parseDocumentKey(room.documentKey)
  const unlock = useForceUnlock(collection, noun)
  if (lock && !lock.isMine) {
    return (
      <output className="room__notice">
        <LockIcon />
        <span>Locked by {lock.holder.name}. You follow along.</span>
        {mayUnlock && (
          <Button
            buttonStyle="secondary"
            size="small"
            margin={false}
            disabled={unlock.isPending}
            extraButtonProps={keepFocusWhenDisabled}
            onClick={() => unlock.mutate(id)}
          >
            Force Unlock
          </Button>
        )}
      </output>
    )
  }
  if (!isFollowingTab) return null
  const takeOver = () =>
    ask('This tab cannot write yet', () =>
      room.ask('document.register', { documentId: room.documentKey, ...roomIdentity(), isTakingOver: true }),
    )
  return (
    <output className="room__notice">
      <span>Open in another tab, which writes. This one follows along.</span>
      <Button
        buttonStyle="secondary"
        size="small"
        margin={false}
        disabled={isAsking}
        extraButtonProps={keepFocusWhenDisabled}
        onClick={() => void takeOver()}
      >
        Write here
      </Button>
    </output>
  )
}
