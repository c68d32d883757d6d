/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { z } from 'zod'
import { writeFeedMessage } from '#plugins/collaboration/change-feed/changeFeed.messages.ts'
import { type ChangeFeedConnection, connectChangeFeed } from './changeFeedConnection.ts'

const sent = z.object({ type: z.string(), payload: z.record(z.string(), z.unknown()) })

class TestSocket {
  static all: TestSocket[] = []
  said: z.infer<typeof sent>[] = []
  isClosed = false
  onopen: () => void = () => undefined
  onmessage: (message: { data: string }) => void = () => undefined
  onclose: () => void = () => undefined

  constructor(readonly url: string) {
    TestSocket.all.push(this)
  }

  send(text: string): void {
    this.said.push(sent.parse(JSON.parse(text)))
  }

  close(): void {
    this.isClosed = true
  }

  say(type: Parameters<typeof writeFeedMessage>[0]): void {
    this.onmessage({ data: writeFeedMessage(type) })
  }
}

const realSocket = globalThis.WebSocket
let connection: ChangeFeedConnection
let tickets: number
let isVisible: boolean

// Lets what is due within so many milliseconds happen.
const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds)
const socket = (): TestSocket => {
  const newest = TestSocket.all.at(-1)
  if (!newest) throw new Error('No socket was opened')
  return newest
}
const enter = async () => {
  await pass(1)
  socket().onopen()
  socket().say('news.ready')
}
const look = (visible: boolean) => {
  isVisible = visible
  document.dispatchEvent(new Event('visibilitychange'))
}

beforeEach(() => {
  jest.useFakeTimers()
  TestSocket.all = []
  tickets = 0
  isVisible = true
  Object.assign(globalThis, { WebSocket: TestSocket })
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => (isVisible ? 'visible' : 'hidden'))
  connection = connectChangeFeed({
    ticket: async () => {
      tickets += 1
      return { token: `ticket ${tickets}`, url: 'ws://realtime.test/news' }
    },
  })
})
afterEach(() => {
  connection.close()
  jest.restoreAllMocks()
  jest.useRealTimers()
  Object.assign(globalThis, { WebSocket: realSocket })
})

describe('a page that listens to the change feed', () => {
  it('shows a ticket, and receives changes once the server is ready', async () => {
    const heard: string[] = []
    connection.onChange((change) => heard.push(change))
    await pass(1)
    socket().onopen()
    expect(socket().said).toMatchObject([{ type: 'news.enter', payload: { token: 'ticket 1' } }])
    expect(connection.isLive.get()).toBe(false)
    socket().say('news.ready')
    expect(connection.isLive.get()).toBe(true)
    socket().say('presence.changed')
    socket().say('news.heartbeat')
    expect(heard).toEqual(['presence.changed'])
  })

  it('says what all of its parts show, and again whenever that changes', async () => {
    const list = connection.watch(['post_post_1', 'post_post_2'])
    await enter()
    const watched = () =>
      socket()
        .said.filter(({ type }) => type === 'presence.watch')
        .at(-1)?.payload.ids
    expect(watched()).toEqual(['post_post_1', 'post_post_2'])
    const picker = connection.watch(['post_post_2', 'post_post_3'])
    expect(watched()).toEqual(['post_post_1', 'post_post_2', 'post_post_3'])
    connection.watch(null)
    expect(watched()).toBeNull()
    list()
    picker()
    expect(watched()).toBeNull()
  })

  it('comes back with a new ticket when the connection is lost, and knows that it hears nothing until then', async () => {
    await enter()
    socket().onclose()
    expect(connection.isLive.get()).toBe(false)
    await pass(600)
    expect(tickets).toBe(2)
    socket().onopen()
    socket().say('news.ready')
    expect(connection.isLive.get()).toBe(true)
  })

  it('takes a server that says nothing for lost', async () => {
    await enter()
    await pass(20_000)
    socket().say('news.heartbeat')
    await pass(20_000)
    expect(connection.isLive.get()).toBe(true)
    await pass(6000)
    expect(connection.isLive.get()).toBe(false)
    expect(TestSocket.all[0]?.isClosed).toBe(true)
  })

  it('does not listen while the page is hidden', async () => {
    await enter()
    look(false)
    expect(socket().isClosed).toBe(true)
    expect(connection.isLive.get()).toBe(false)
    await pass(60_000)
    expect(TestSocket.all).toHaveLength(1)
    look(true)
    await enter()
    expect(connection.isLive.get()).toBe(true)
  })

  it('waits longer each time while the server does not answer', async () => {
    await pass(1)
    for (let attempt = 0; attempt < 20; attempt += 1) {
      socket().onclose()
      await pass(8000)
    }
    expect(TestSocket.all.length).toBeLessThanOrEqual(21)
    await pass(60_000)
    expect(TestSocket.all.length).toBeLessThanOrEqual(21)
  })
})
