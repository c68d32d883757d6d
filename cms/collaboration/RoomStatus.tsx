'use client'

import { Button } from '@payloadcms/ui'
import type { Person } from '#plugins/collaboration/room/person.ts'
import './room.css'
import { RoomRings } from './RoomRings.tsx'
import { CloudIcon, RedoIcon, UndoIcon } from './room.icons.tsx'
import { statusWords } from './room.state.ts'
import type { Room, RoomState } from './room.types.ts'
import { useFieldBridge } from './useFieldBridge.ts'
import { usePostSynced } from './usePostSynced.ts'
import { useRoom, useRoomState, useUndoState } from './useRoom.ts'
import { useRoomEvents } from './useRoomEvents.ts'
import { useRoomKeys } from './useRoomKeys.ts'

/** The state of a shared document, in words, and who else is there. Ties the form around it to the document. */
export function RoomStatus() {
  const room = useRoom()
  const state = useRoomState(room)
  useFieldBridge(room)
  useRoomKeys(room)
  useRoomEvents(room)
  usePostSynced(room)
  if (!room || !state) return null
  return (
    <div className="room">
      <RoomRings room={room} />
      <People people={state.people} />
      {state.mayWrite && <UndoButtons room={room} />}
      <SaveState state={state} />
    </div>
  )
}

function SaveState({ state: { notice, status } }: { state: RoomState }) {
  if (notice) {
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
  return (
    <output className={`room__status room__status--${status}`} aria-live="polite">
      <CloudIcon status={status} />
      <span>{statusWords[status]}</span>
    </output>
  )
}

/** As many as fit beside the controls; the others are a number. */
const shownPeople = 4

function People({ people }: { people: Person[] }) {
  if (people.length === 0) return null
  const more = people.slice(shownPeople)
  return (
    <ul className="room__people" aria-label="Also here">
      {people.slice(0, shownPeople).map((person) => (
        <li key={person.id} className="room__person" style={{ backgroundColor: person.colour }} title={person.name}>
          <span aria-hidden="true">{initialsOf(person.name)}</span>
          <span className="room__name">{person.name}</span>
        </li>
      ))}
      {more.length > 0 && (
        <li className="room__person room__person--more" title={more.map(({ name }) => name).join(', ')}>
          <span aria-hidden="true">+{more.length}</span>
          <span className="room__name">{more.map(({ name }) => name).join(', ')}</span>
        </li>
      )}
    </ul>
  )
}

function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/)
  const letters = [words[0], words.length > 1 ? words.at(-1) : ''].map((word) => [...(word ?? '')][0] ?? '')
  return letters.join('').toUpperCase()
}

function UndoButtons({ room }: { room: Room }) {
  const { canUndo, canRedo } = useUndoState(room)
  return (
    <div className="room__undo">
      <button type="button" title="Undo" aria-label="Undo" disabled={!canUndo} onClick={() => room.undo.undo()}>
        <UndoIcon />
      </button>
      <button type="button" title="Redo" aria-label="Redo" disabled={!canRedo} onClick={() => room.undo.redo()}>
        <RedoIcon />
      </button>
    </div>
  )
}
