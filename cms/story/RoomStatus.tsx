'use client'

import { Button } from '@payloadcms/ui'
import { useRef } from 'react'
import { RoomComments } from '../comments/RoomComments.tsx'
import { useNoun } from '../lifecycle/useLifecycle.ts'
import { PeopleRow } from '../presence/PeopleRow.tsx'
import { placeWords } from '../presence/placeWords.ts'
import '../collaboration/room.css'
import { FollowingNotice, LockButton } from '../collaboration/RoomLock.tsx'
import { RoomRings } from '../collaboration/RoomRings.tsx'
import { CloudIcon, RedoIcon, UndoIcon } from '../collaboration/room.icons.tsx'
import { wordsOf } from '../collaboration/room.state.ts'
import type { Room, RoomNotice, SteadyState } from '../collaboration/room.types.ts'
import { useActivity } from '../collaboration/useActivity.ts'
import { useFeaturedCaption } from '../collaboration/useFeaturedCaption.ts'
import { useFieldBridge } from '../collaboration/useFieldBridge.ts'
import { useFirstFocus } from '../collaboration/useFirstFocus.ts'
import { useFollowersForm } from '../collaboration/useFollowersForm.ts'
import { useFollowing } from '../collaboration/useFollowing.ts'
import { usePostSynced } from '../collaboration/usePostSynced.ts'
import { isKeptOut, useRoom, useRoomState, useSaveStatus, useUndoState } from '../collaboration/useRoom.ts'
import { useRoomEvents } from '../collaboration/useRoomEvents.ts'
import { useRoomKeys } from '../collaboration/useRoomKeys.ts'

/** Renders the state of a shared document, in words, and its other users. Binds the form around it to the document. */
export function RoomStatus() {
  const room = useRoom()
  const state = useRoomState(room)
  useFieldBridge(room)
  useFeaturedCaption(room)
  useRoomKeys(room)
  useRoomEvents(room)
  usePostSynced(room)
  useActivity(room)
  const holder = useRef<HTMLDivElement>(null)
  const isFollowing = isKeptOut(state)
  const isOpen = state?.isReady === true && state.mayWrite
  useFollowersForm(holder, state !== null && !isOpen)
  useFirstFocus(isOpen)
  const noun = useNoun()
  if (!room || !state) return null
  return (
    <div className="room" ref={holder}>
      <RoomRings room={room} />
      {state.mayWrite && <UndoButtons room={room} />}
      <RoomComments room={room} state={state} />
      <div className="room__here">
        <People room={room} people={state.people} />
        <LockButton room={room} state={state} noun={noun} />
        {!isFollowing && !state.notice && <SaveState room={room} mayWrite={state.mayWrite} />}
      </div>
      {state.notice && <Notice notice={state.notice} />}
      {isFollowing && !state.notice && <FollowingNotice room={room} state={state} noun={noun} />}
    </div>
  )
}

function Notice({ notice }: { notice: RoomNotice }) {
  return (
    <div className="room__notice" role="alert">
      <span>{notice.text}</span>
      {notice.kind === 'reload' && (
        <Button buttonStyle="primary" size="small" margin={false} onClick={() => window.location.reload()}>
          Reload
        </Button>
      )}
    </div>
  )
}

function SaveState({ room, mayWrite }: { room: Room; mayWrite: boolean }) {
  const status = useSaveStatus(room)
  return (
    <output className={`room__status room__status--${status}`} aria-live="polite">
      <CloudIcon status={status} />
      <span>{wordsOf({ status, mayWrite })}</span>
    </output>
  )
}

// Number of users who fit beside the controls; the others are a number.
const shownPeople = 4

// Renders the other users; pressing one follows them.
function People({ room, people }: { room: Room; people: SteadyState['people'] }) {
  const { followed, follow, stop } = useFollowing(room, people)
  return (
    <>
      <PeopleRow
        people={people.map(({ field, ...rest }) => ({ ...rest, place: placeWords(field) }))}
        label="Also here"
        shown={shownPeople}
        onChoose={({ id }) => follow(Number(id))}
      />
      {followed && (
        <button type="button" className="room__following" onClick={stop}>
          Following {followed.name}. Stop
        </button>
      )}
    </>
  )
}

function UndoButtons({ room }: { room: Room }) {
  const { canUndo, canRedo } = useUndoState(room)
  return (
    <div className="room__undo">
      <button type="button" title="Undo" aria-label="Undo" aria-disabled={!canUndo} onClick={room.undo.undo}>
        <UndoIcon />
      </button>
      <button type="button" title="Redo" aria-label="Redo" aria-disabled={!canRedo} onClick={room.undo.redo}>
        <RedoIcon />
      </button>
    </div>
  )
}
