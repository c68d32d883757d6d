import { Awareness } from 'y-protocols/awareness'
import * as Y from 'yjs'
import { sharedMeta } from '#plugins/collaboration/document/fields.layout.ts'
import type { ServerMessage } from '#plugins/collaboration/messages/server.messages.ts'
import type { RoomTicket } from '#plugins/collaboration/room/roomTicket.ts'
import { createStore } from '../kit/store.ts'
import { initialInternals, type RoomInternals, steadyOf, toRoomState } from './room.state.ts'
import type { Ask, Room, RoomEvent } from './room.types.ts'
import { Answers } from './roomAnswers.ts'
import { type Connection, connect, wait } from './roomConnection.ts'
import { type LocalCopy, loadRoomHint, openLocalCopy, type RoomHint, saveRoomHint } from './roomCopy.ts'
import { roomIdentity } from './roomIdentity.ts'
import { othersIn } from './roomPeople.ts'
import { reduceMessage } from './roomReduce.ts'
import { requestTicket } from './roomTicket.ts'
import { createUndo } from './roomUndo.ts'

// Milliseconds between attempts to get in while the back office does not answer.
const nextAttempt = 1500

// Milliseconds that the copy of this browser has until the room is entered without it.
const maxCopyReadMs = 300

/** Opens a room: the browser's copy first, if there is one, and the server's state as soon as it answers. */
export function createRoom(documentKey: string): Room & { close(): void } {
  const document = new Y.Doc()
  const awareness = new Awareness(document)
  const origin = { room: documentKey }
  const listeners = new Set<(event: RoomEvent) => void>()
  const emit = (event: RoomEvent) => {
    for (const listener of [...listeners]) listener(event)
  }
  const answers = new Answers()
  let facts = initialInternals
  const state = createStore(toRoomState(facts))
  const steady = createStore(steadyOf(state.get()))
  const setFacts = (changed: Partial<RoomInternals>) => {
    facts = { ...facts, ...changed }
    state.set(toRoomState(facts))
    steady.set(steadyOf(state.get()))
  }
  const undo = createUndo({
    document,
    origin,
    place: () => awareness.getLocalState()?.selection ?? null,
    onLost: () => emit({ type: 'undo.lost' }),
    onTaken: (place) => emit({ type: 'undo.taken', place }),
  })
  let copy: LocalCopy | null = null
  let connection: Connection | null = null
  let isClosed = false

  awareness.on('change', () => setFacts({ people: othersIn(awareness, facts.me) }))

  const openLocally = async (generation: string) => {
    copy = openLocalCopy(documentKey, generation, document, () => setFacts({ copy: 'failed' }))
    const isKept = await copy.opened
    if (!isKept) return
    setFacts({ copy: 'kept', isReady: facts.isReady || sharedMeta(document).has('seeded') })
  }

  const admit = ({ generation, mayWrite, mayUnlock, person }: RoomTicket) => {
    saveRoomHint(documentKey, { generation, mayWrite, person })
    awareness.setLocalStateField('user', person)
    setFacts({ mayWrite, mayUnlock, me: person, people: othersIn(awareness, person) })
  }

  const enter = (ticket: RoomTicket) => {
    connection = connect({
      documentKey,
      document,
      awareness,
      ticket,
      onSynced: () => {
        setFacts({ server: 'connected', isReady: true, refusal: null })
        // Of several tabs of one browser, one writes.
        void ask('document.register', { documentId: documentKey, ...roomIdentity() })
      },
      onAway: () => {
        answers.giveUp()
        setFacts({ server: 'away', pendingSave: null })
      },
      onUnsynced: (unsynced) => setFacts({ unsynced }),
      onRights: (rights) => setFacts({ mayWrite: rights }),
      onRefused: (refusal) => setFacts({ refusal }),
      onMessage: receive,
    })
  }

  const receive = (message: ServerMessage) => {
    const { changed, event } = reduceMessage(message, facts)
    if (changed) setFacts(changed)
    if (message.type === 'client.assignColor' && facts.me) {
      setFacts({ me: { ...facts.me, colour: message.payload.color } })
      awareness.setLocalStateField('user', facts.me)
    }
    if (message.type === 'document.message.response' && answers.take(message.payload)) return
    if (event) emit(event)
  }

  const ask: Ask = async (type, payload) => {
    if (!connection || facts.server !== 'connected') return { error: 'There is no connection. Try again in a moment.' }
    return answers.of(connection.say(type, payload))
  }

  const start = async () => {
    let opened: string | null = null
    while (!isClosed) {
      const answer = await requestTicket(documentKey, opened ?? undefined)
      if (isClosed) return
      if (answer !== 'unreachable') {
        if ('refusal' in answer) return setFacts({ server: 'away', refusal: answer.refusal })
        const { generation } = answer.ticket
        // Offline edits of a document that was created again meanwhile cannot be merged into it.
        if (opened && opened !== generation) return setFacts({ refusal: 'reload' })
        const isKept = loadRoomHint(documentKey)?.generation === generation
        // The rights are known before the text is there: who may write finds it open.
        admit(answer.ticket)
        if (!opened) {
          const copied = openLocally(generation)
          // A copy that is read while the room is entered would be sent to the server as a whole.
          if (isKept) await Promise.race([copied, wait(maxCopyReadMs)])
        }
        return isClosed ? undefined : enter(answer.ticket)
      }
      const known: RoomHint | null = opened ? null : loadRoomHint(documentKey)
      if (known) {
        opened = known.generation
        setFacts({ server: 'away', mayWrite: known.mayWrite, me: known.person })
        void openLocally(known.generation)
      }
      await wait(nextAttempt)
    }
  }
  void start()

  return {
    documentKey,
    document,
    awareness,
    origin,
    undo,
    state,
    steady,
    save() {
      if (connection && facts.server === 'connected' && facts.mayWrite)
        setFacts({ pendingSave: connection.say('document.save', {}) })
    },
    ask,
    onEvent(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    close() {
      isClosed = true
      // A user who leaves releases the lock; the lease would also expire by itself.
      if (facts.lock && facts.lock.holder.id === facts.me?.id && facts.registration === 'ok') {
        connection?.say('document.lock.release', {})
      }
      answers.giveUp()
      connection?.close()
      copy?.close()
      undo.destroy()
      document.destroy()
    },
  }
}

// Milliseconds that a room stays open after the last component has left it: a remounted component enters again at once.
const gracePeriodMs = 1000

const rooms = new Map<string, { room: ReturnType<typeof createRoom>; users: number }>()

/** Enters a room; all components that enter the same one share it. Leave it with `leaveRoom`. */
export function openRoom(documentKey: string): Room {
  const open = rooms.get(documentKey) ?? { room: createRoom(documentKey), users: 0 }
  rooms.set(documentKey, open)
  open.users += 1
  return open.room
}

/** Leaves a room; the last one closes it behind them. */
export function leaveRoom({ documentKey }: Room): void {
  const open = rooms.get(documentKey)
  if (!open) return
  open.users -= 1
  setTimeout(() => {
    if (open.users > 0 || rooms.get(documentKey) !== open) return
    rooms.delete(documentKey)
    open.room.close()
  }, gracePeriodMs)
}
