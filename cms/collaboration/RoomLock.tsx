'use client'

import { toast } from '@payloadcms/ui'
import { useState } from 'react'
import { parseDocumentKey } from '#plugins/collaboration/room/documentKey.ts'
import type { ActionCommand } from '../command/commands.ts'
import { useOfferedActions } from '../command/documentActions.ts'
import { keepFocusWhenDisabled } from '../kit/keepFocusWhenDisabled.ts'
import { SmallButton } from '../kit/SmallButton.tsx'
import { LockIcon } from '../presence/LockIcon.tsx'
import { useForceUnlock } from '../presence/useForceUnlock.ts'
import type { Room, SteadyState } from './room.types.ts'
import type { Answer } from './roomAnswers.ts'
import { roomIdentity } from './roomIdentity.ts'

// Milliseconds that an error stays (docs/spec/newsroom.md#notices).
const errorDuration = 10_000

interface RoomLockProps {
  room: Room
  state: SteadyState
  // The name of the document in notices: "Post".
  noun: string
}

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

// Returns whether the user holds the lock of the document, and a function that locks or releases it; null for a user
// who may not do either.
function useOwnLock(room: Room | null, state: SteadyState | null, noun: string) {
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

/** Returns the action that locks or releases the document; null for a user who may not. */
export function useLockAction(room: Room | null, state: SteadyState | null, noun: string): ActionCommand | null {
  const own = useOwnLock(room, state, noun)
  if (!own) return null
  return { key: 'lock', label: own.isHeld ? 'Unlock' : 'Lock', run: () => void (own.isAsking || own.turn()) }
}

/**
 * Explains why a user who could write only follows, and what they can do about it; renders nothing for users who write.
 */
export function FollowingNotice({ room, state: { lock, isFollowingTab, mayUnlock }, noun }: RoomLockProps) {
  const { ask, isAsking } = useAsking()
  const { collection, id } = parseDocumentKey(room.documentKey)
  const unlock = useForceUnlock(collection, noun)
  const forceUnlock = () => unlock.mutate(id)
  const takeOver = () =>
    ask('This tab cannot write yet', () =>
      room.ask('document.register', { documentId: room.documentKey, ...roomIdentity(), isTakingOver: true }),
    )
  const isHeldByOther = lock !== null && !lock.isMine
  const mayForce = isHeldByOther && mayUnlock && !unlock.isPending
  useOfferedActions('room', [
    ...(mayForce ? [{ key: 'force-unlock', label: 'Force Unlock', run: forceUnlock }] : []),
    ...(!isHeldByOther && isFollowingTab && !isAsking
      ? [{ key: 'take-over', label: 'Write here', run: () => void takeOver() }]
      : []),
  ])
  if (isHeldByOther) {
    return (
      <output className="room__notice">
        <LockIcon />
        <span>Locked by {lock.holder.name}. You follow along.</span>
        {mayUnlock && (
          <SmallButton disabled={unlock.isPending} extraButtonProps={keepFocusWhenDisabled} onClick={forceUnlock}>
            Force Unlock
          </SmallButton>
        )}
      </output>
    )
  }
  if (!isFollowingTab) return null
  return (
    <output className="room__notice">
      <span>Open in another tab, which writes. This one follows along.</span>
      <SmallButton disabled={isAsking} extraButtonProps={keepFocusWhenDisabled} onClick={() => void takeOver()}>
        Write here
      </SmallButton>
    </output>
  )
}
