import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals'
import { Client } from 'pg'
import { documentKeyOf } from '#plugins/collaboration/room/documentKey.ts'
import { holdForDecision } from '#plugins/collaboration/sharedWrites.hooks.ts'
import type { RunningProcess } from '#scripts/start/runningProcess.ts'
import { createAdministrator, type Person } from '#tests/integration/people.ts'
import { type PostDesk, postDesk } from '#tests/integration/postDesk.ts'
import { startRealtimeProcess } from '#tests/integration/realtimeProcess.ts'
import { roomGuests } from '#tests/integration/roomGuests.ts'
import { bootSharedNewsroom, type RoomGuest, type SharedNewsroom } from '#tests/integration/sharedRoom.ts'
import { until } from '#tests/until.ts'

// The real-time server comes up several times.
jest.setTimeout(300_000)

let room: SharedNewsroom
let person: Person
let desk: PostDesk
let running: RunningProcess | undefined
const guests = roomGuests()

beforeAll(async () => {
  room = await bootSharedNewsroom()
  person = await createAdministrator(room.payload)
  desk = postDesk(room, person, { beforeDecision: holdForDecision })
})
afterEach(async () => {
  await running?.stop()
  running = undefined
})
afterAll(() => room.stop())

// Three users who type their own letters in turn, and all letters that were typed.
async function threeTypists() {
  const { id } = await desk.createPost({ headline: '.' })
  const documentKey = documentKeyOf('posts', id)
  const typists: RoomGuest[] = []
  for (let count = 0; count < 3; count += 1) typists.push(await guests.join(room, person, documentKey))
  const typed: string[] = []
  const type = async (letters: number) => {
    for (let count = 0; count < letters; count += 1) {
      const letter = String.fromCodePoint(0x4e00 + typed.length)
      typists[typed.length % 3]?.type(letter)
      typed.push(letter)
      await new Promise((resolve) => setTimeout(resolve, 2))
    }
  }
  const isComplete = (text: string) => typed.every((letter) => text.split(letter).length === 2)
  const allHaveAll = () =>
    until('everybody has every letter once', () => typists.every(({ text }) => isComplete(text())))
  const draftHasAll = () =>
    until('the draft has every letter once', async () => isComplete((await desk.newest(id)).headline ?? ''))
  return { id, typists, type, allHaveAll, draftHasAll }
}

describe('nothing that was typed is lost', () => {
  it('when the real-time server is killed while three people type', async () => {
    await room.stopRealtime()
    running = await startRealtimeProcess(room.databaseUrl, room.port)
    const { typists, type, allHaveAll, draftHasAll } = await threeTypists()
    for (const before of [7, 61]) {
      await type(before)
      running.kill()
      await running.ended
      await type(40)
      running = await startRealtimeProcess(room.databaseUrl, room.port)
      await type(40)
    }
    await allHaveAll()
    await draftHasAll()
    expect(new Set(typists.map(({ text }) => text())).size).toBe(1)
    await running.stop()
    running = undefined
    await room.startRealtime()
  })

  it('when the server is killed and no client comes back: the next one brings the draft up to date', async () => {
    await room.stopRealtime()
    running = await startRealtimeProcess(room.databaseUrl, room.port)
    const { typists, type, draftHasAll } = await threeTypists()
    await type(30)
    const rows = async () => {
      const { rows: found } = await room.payload.db.pool.query('SELECT FROM collaboration.updates')
      return found.length
    }
    await until('all of it is in the database', async () => {
      const before = await rows()
      const isSent = typists.every(({ provider }) => !provider.hasUnsyncedChanges)
      return isSent && before > 0 && (await health()).unwritten === 0
    })
    running.kill()
    await running.ended
    guests.allLeave()
    running = await startRealtimeProcess(room.databaseUrl, room.port)
    await draftHasAll()
    await until('nothing is left to be done', async () => (await rows()) === 0)
    await running.stop()
    running = undefined
    await room.startRealtime()
  })

  it('when the database goes away while three people type', async () => {
    const { type, allHaveAll, draftHasAll } = await threeTypists()
    await type(20)
    const server = new Client({ connectionString: process.env.TEST_DATABASE_URL })
    await server.connect()
    const database = server.escapeIdentifier(new URL(room.databaseUrl).pathname.slice(1))
    const cut = async () => {
      await server.query(`ALTER DATABASE ${database} ALLOW_CONNECTIONS false`)
      await server.query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1', [
        new URL(room.databaseUrl).pathname.slice(1),
      ])
    }
    await cut()
    await type(40)
    await until('the server knows that it is away', async () => (await health()).unwritten > 0)
    await allHaveAll()
    await server.query(`ALTER DATABASE ${database} ALLOW_CONNECTIONS true`)
    await server.end()
    await type(20)
    await allHaveAll()
    await draftHasAll()
  })

  it('when a browser tab dies: what it had sent is there', async () => {
    const { typists, type, draftHasAll } = await threeTypists()
    await type(30)
    const [tab] = typists
    await until('it was sent', () => tab?.provider.hasUnsyncedChanges === false)
    tab?.provider.configuration.websocketProvider.webSocket?.close()
    tab?.leave()
    await draftHasAll()
  })
})

async function health(): Promise<{ unwritten: number; failing: number }> {
  return (await fetch(`http://127.0.0.1:${room.port}/health`)).json()
}
